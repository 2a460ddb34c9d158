import { englishVerbs } from '../../../language/action-verbs';

const irregularPasts = new Map(
  `begin began, bid bid, break broke, bring brought, build built, buy bought, catch caught, choose chose, cut cut, deal dealt, do did,
  draw drew, drive drove, earn earned, feed fed, find found, get got, give gave, grind ground, grow grew, hear heard, hold held, keep kept,
  know knew, lay laid, lead led, leave left, lend lent, let let, light lit, make made, meet met, oversee oversaw, pay paid, put put,
  read read, rebuild rebuilt, rewrite rewrote, run ran, say said, see saw, seek sought, sell sold, send sent, set set, shake shook,
  shoot shot, show showed, shut shut, speak spoke, spend spent, split split, spread spread, stand stood, sweep swept, take took,
  teach taught, tell told, think thought, undertake undertook, understand understood, wear wore, win won, wind wound, withdraw withdrew, write wrote`
    .split(/,\s*/)
    .map((pair) => pair.trim().split(' ') as [string, string]),
);

const vowel = /[aeiou]/;
/**
 * Returns whether the last letter doubles, as in "planned" but not in "developed": after one vowel, in a single or
 * stressed syllable.
 */
const doublesLastLetter = (verb: string) =>
  /^[^aeiou]*[aeiou][bdgklmnprtz]$/.test(verb) ||
  /(?:refer|occur|control|commit|submit|admit|equip|permit|transfer|defer|debug|program|upsell)$/.test(verb);

export function toPastTense(verb: string): string {
  const irregularPast = irregularPasts.get(verb);
  if (irregularPast) return irregularPast;
  if (verb.endsWith('e')) return `${verb}d`;
  if (verb.endsWith('y') && !vowel.test(verb.at(-2) ?? '')) return `${verb.slice(0, -1)}ied`;
  return doublesLastLetter(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`;
}

export function toGerund(verb: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (verb.endsWith('e') && !/(?:ee|oe|ye)$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  return doublesLastLetter(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}

const toThirdPerson = (verb: string) =>
  /(?:s|x|z|ch|sh)$/.test(verb) ? `${verb}es` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;

const baseFormByInflection = new Map<string, string>();
for (const verb of englishVerbs.filter((word) => /^[a-z]+$/.test(word))) {
  baseFormByInflection.set(toGerund(verb), verb);
  baseFormByInflection.set(toThirdPerson(verb), verb);
}
const baseFormByPast = new Map(englishVerbs.map((verb) => [toPastTense(verb), verb]));
const baseForms = new Set(englishVerbs);

/** Returns the base form of a gerund or a third-person form, or undefined for an unknown verb. */
export const toBaseForm = (word: string): string | undefined => baseFormByInflection.get(word.toLowerCase());

/** Returns the base form of a past tense, or undefined for an unknown verb. */
export const pastToBaseForm = (word: string): string | undefined => baseFormByPast.get(word.toLowerCase());

export const isBaseForm = (word: string): boolean => baseForms.has(word.toLowerCase());
