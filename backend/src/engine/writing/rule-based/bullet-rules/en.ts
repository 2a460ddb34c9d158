import { toBaseForm, pastToBaseForm, isBaseForm, toPastTense } from '../bullet-to-sentence/english-verbs';
import {
  createTrimEndingRule,
  createReplaceRule,
  type BulletRule,
  createRemovePhrasesRule,
  type BulletContext,
} from './bullet-rule';

const capitalizeFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const conjugate = (verb: string, { isCurrent }: BulletContext) => capitalizeFirst(isCurrent ? verb : toPastTense(verb));

/** Openings before the work itself: "Responsible for managing", "Duties included training", "Was tasked with". */
const weakOpening =
  /^(?:i\s+(?:am|was|have been)\s+|was\s+|am\s+)?(?:(?:solely|also|directly|primarily|mainly)\s+)?(?:responsible\s+(?:for|of)|in\s+charge\s+of|tasked\s+with|charged\s+with|entrusted\s+with|accountable\s+for|(?:my\s+|main\s+|daily\s+)*(?:duties|responsibilities|tasks|role)\s+(?:included|include|were|was|involved|includes|consisted\s+of):?)\s+/iu;

const weakOpeningRule: BulletRule = {
  reason: 'weak_opening',
  apply: (bullet, context) => {
    const match = weakOpening.exec(bullet);
    if (!match) return bullet;
    const rest = bullet.slice(match[0].length);
    const [first = '', ...otherWords] = rest.split(' ');
    const base =
      toBaseForm(first) ?? (/ing$/i.test(first) ? undefined : isBaseForm(first) ? first.toLowerCase() : undefined);
    if (base && /ing$/i.test(first)) {
      const inflectedWords = otherWords.map((word, i) => {
        const baseForm =
          /^(?:and|or)$/.test(otherWords[i - 1] ?? '') || /,$/.test(i === 0 ? first : (otherWords[i - 1] ?? ''))
            ? toBaseForm(word.replace(/,$/, ''))
            : undefined;
        return baseForm && /ing,?$/.test(word)
          ? (context.isCurrent ? baseForm : toPastTense(baseForm)) + (word.endsWith(',') ? ',' : '')
          : word;
      });
      return [conjugate(base, context), ...inflectedWords].join(' ');
    }
    return /ing$/i.test(first) ? bullet : `${conjugate('handle', context)} ${rest}`;
  },
};

const firstPersonRule: BulletRule = {
  reason: 'first_person',
  apply: (bullet) => {
    const withoutPronoun = bullet.replace(/^(?:I|We)(?:['’]ve| have| had)?\s+(?:also\s+)?(?=\p{L})/u, '');
    const capitalized = withoutPronoun === bullet ? bullet : capitalizeFirst(withoutPronoun);
    return capitalized.replace(
      /\b(?:my|our) (team|department|manager|company|colleagues|clients|customers)\b/gu,
      'the $1',
    );
  },
};

/** Replaces openings without a tense, such as "Managing a team". */
const gerundRule: BulletRule = {
  reason: 'weak_opening',
  apply: (bullet, context) => {
    const [first = '', ...rest] = bullet.split(' ');
    const base = /^\p{Lu}\p{Ll}+ing$/u.test(first) ? toBaseForm(first) : undefined;
    // The second word may be a verb or a noun: "Ordering linen and training sessions".
    const continues = /(?:,|(?:^| )(?:and|or)) \p{Ll}+ing(?!\p{L})/u.test(rest.join(' '));
    return base && rest.length > 1 && !continues ? [conjugate(base, context), ...rest].join(' ') : bullet;
  },
};

const fillerRule = createRemovePhrasesRule('filler', [
  'successfully',
  'effectively',
  'efficiently',
  'actively',
  'proactively',
  'basically',
  'very',
  'really',
  'various',
  'a variety of',
  'a wide range of',
  'as needed(?! by)',
  'as required(?! by)',
  'when necessary',
  'and other duties as assigned',
  'on behalf of the company',
]);

const stockAdjectives = '(?:results|detail|goal)[- ](?:driven|oriented)|hard[- ]?working|(?:highly|self)[- ]motivated';

const stockPhraseRule = createRemovePhrasesRule('stock_phrase', [
  '^(?:an?\\s+)?(?:team player|self[- ]starter|go[- ]getter|people person)\\s+who(?:\\s+(?:is|am))?',
  '(?:,\\s*)?(?:as|being)\\s+an?\\s+(?:\\p{L}+\\s+)?(?:team player|self[- ]starter|go[- ]getter|people person|strategic thinker)',
  '(?:,\\s*)?(?:in|within)\\s+an?\\s+(?:\\p{L}+\\s+)?fast[- ]paced\\s+environment',
  '(?:,\\s*)?(?:demonstrating|showing|showcasing|with|using)\\s+(?:my\\s+)?(?:excellent|strong|great|outstanding)\\s+(?:communication|interpersonal|leadership|organizational)\\s+skills(?!,? and )',
  '(?:,\\s*)?thinking\\s+outside\\s+the\\s+box',
  stockAdjectives,
]);

/** Also drops the "and" or comma next to the adjective: "compassionate and hard-working nurse". */
const coordinatedAdjectiveRule = createReplaceRule(
  'stock_phrase',
  new RegExp(
    ` and (?:${stockAdjectives})(?= )|(?<!\\p{L})(?:${stockAdjectives})(?:,| and) |, (?:${stockAdjectives})(?=[ ,])`,
    'giu',
  ),
  '',
);

const plainLanguageRules: BulletRule[] = (
  [
    [/\bin order to\b/giu, 'to'],
    [/\bon a (daily|weekly|monthly) basis\b/giu, '$1'],
    [/\butili[sz](e[sd]?|ing)\b/giu, 'us$1'],
    [/\bas well as\b/giu, 'and'],
    [/\bdue to the fact that\b/giu, 'because'],
    [/\bin a timely manner\b/giu, 'on time'],
    [/,? etc\.?(?=$|[.,;])/giu, ''],
    [/\bhelped to (?=\p{Ll})/giu, 'helped '],
  ] as [RegExp, string][]
).map(([pattern, replacement]) => createReplaceRule('filler', pattern, replacement));

/** Plurals that cannot be counted: "Managed operations". */
const uncountableNouns =
  'goods|sales|operations|premises|earnings|savings|contents|communications|works|finances|supplies|materials|needs|efforts|duties|tasks';
const countedObject =
  /^(?:(?:new|junior|incoming|local|corporate|inbound|outbound) )?(?:(?:staff|team|sales|support) )?(\p{Ll}{3,}s)(?= (?:in|for|at|on|with|from|to|per|a|by|through|and|across|during|of|when|each|every|as)\b|[.,;]?$)/u;
const isPlural = (noun: string) =>
  !/(?:ss|us|is|ics|ness)$/.test(noun) && !new RegExp(`^(?:${uncountableNouns})$`).test(noun);
const isVerb = (word: string) =>
  isBaseForm(word) || toBaseForm(word) !== undefined || pastToBaseForm(word) !== undefined;

/** Adds a blank for the number before the first plural: "Taught [number] patients". */
const addNumberRule: BulletRule = {
  reason: 'add_number',
  apply: (bullet) => {
    const verbs = /^(\p{Lu}\p{L}+) (?:and (\p{Ll}+) )?/u.exec(bullet);
    if (!verbs || ![verbs[1], verbs[2]].every((verb) => verb === undefined || isVerb(verb))) return bullet;
    const object = bullet.slice(verbs[0].length);
    const noun = countedObject.exec(object)?.[1];
    return noun && isPlural(noun) ? `${verbs[0]}[number] ${object}` : bullet;
  },
};

/**
 * Order matters: openings come first because later rules look at the verb, and the blank comes last, once the wording
 * is final.
 */
export const englishBulletRules: BulletRule[] = [
  firstPersonRule,
  weakOpeningRule,
  gerundRule,
  coordinatedAdjectiveRule,
  stockPhraseRule,
  fillerRule,
  ...plainLanguageRules,
  createTrimEndingRule(['ensuring', 'thereby', 'thus', 'allowing', 'helping', 'making sure', 'enabling']),
  addNumberRule,
];
