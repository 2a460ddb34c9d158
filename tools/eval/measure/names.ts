import { profiles } from '@shortlist/backend/ai/profiles/all';
import { findSkills } from '@shortlist/backend/ats/skills/find-skills';
import { splitBlanks } from '@shortlist/documents/blanks';
import type { Facts } from './facts';

/** Names that a text must not hold unless its source does, where capitals do not show them. */
const famous =
  /(?<!\p{Script=Latin})(?:Google|Amazon|Apple|Meta|Netflix|Tesla|Siemens|Bosch|Bayer|Allianz|Deloitte|McKinsey|Harvard|Stanford)(?!\p{Script=Latin})|楽天|トヨタ|ソニー|リクルート|電通|早稲田|慶應|삼성|카카오|쿠팡|현대|서울대|연세대/gu;
const organisations =
  /(?:株式会社|有限会社|合同会社)[\p{sc=Han}\p{sc=Katakana}ー]+|[\p{sc=Han}\p{sc=Katakana}ー]+(?:株式会社|有限会社)|[\p{sc=Han}\p{sc=Katakana}ー]{2,}(?:大学院|大学)|\p{sc=Hangul}{2,} 주식회사|(?:주식회사 |㈜ ?)\p{sc=Hangul}{2,}|[\p{sc=Hangul}]{2,}(?:대학교|대학원|전자|그룹)(?!\p{L}{3})/gu;
const degrees = /(?<!\p{L})(?:MBA|Ph\.?D|BSc|MSc)(?!\p{L})|学士|修士|博士|석사|박사/gu;
const contacts = /[\p{L}\p{N}._-]+@[\p{L}\p{N}.-]+|https?:\S+|www\.\S+/gu;

const capitalised =
  /(?<![\p{Script=Latin}\p{N}])\p{Script=Latin}*\p{Lu}[\p{Script=Latin}\p{N}]*(?:[-&'’.+#/]+[\p{Script=Latin}\p{N}]+)*/gu;
/** Abbreviations of laws, offices and kinds of things: no name of anybody. */
const usual = new Set(
  [
    'AI API ATM CAD CG CRM EC EU ERP GPS HR ISO IT KPI LED LinkedIn Internet PC PDF PR QA RDA TB USB Web',
    'CAF CCAS CERT CSE FAO H/F MDPH RGPD RH SPS Urssaf ADR ATLAS DSGVO GoBD HOAI RVG VOB MIG-MAG TIG Alzheimer',
  ].flatMap((names) => names.split(' ')),
);
const startsSentence = /(?:^|[.!?:;…•|]|["“«„(–—-])\s*$/u;

/** A text without its blanks and without the names that may stand as they are, each of which leaves a sign. */
export function plainOf(text: string, { language, names, suggestions }: Facts): string {
  let plain = splitBlanks(text)
    .map((piece) => (piece.label === undefined ? piece.text : '_'))
    .join('')
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim();
  for (const name of [...names].sort((a, b) => b.length - a.length))
    if (name) plain = plain.replaceAll(new RegExp(escaped(name.normalize('NFKC')), 'giu'), 'x');
  if (!suggestions) return plain;
  const skills = findSkills(plain, language).filter(({ skill }) => skill.kind !== 'certificate');
  return skills.reduceRight((rest, { start, end }) => `${rest.slice(0, start)}x${rest.slice(end)}`, plain);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Words of the source, and without what a case or a plural puts behind them. */
export function wordsOf(said: string): Set<string> {
  const all =
    said
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(all.flatMap((word) => [word, word.replace(/(?:e?s|n)$/u, '')]));
}

/** Names in a plain text (`plainOf`) that its source does not have. */
export function newNamesIn(plain: string, { language, said }: Facts): string[] {
  const known = wordsOf(said);
  const isKnown = (name: string) =>
    usual.has(name) ||
    (name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).every(
      (word) => known.has(word) || known.has(word.replace(/(?:e?s|n)$/u, '')),
    );
  const everywhere = [famous, organisations, degrees, contacts].flatMap((pattern) => plain.match(pattern) ?? []);
  const all = [...new Set([...everywhere, ...capitals(plain, language)])];
  const found = all.filter((name) => !isKnown(name) && !said.includes(name));
  // "Bosch GmbH" is one name.
  return found.filter((name) => !found.some((other) => other !== name && other.includes(name)));
}

/** The nouns of German profiles: a person has read them all, and none is a name. */
let germanNouns: Set<string> | undefined;
const isGermanNoun = (word: string) =>
  (germanNouns ??= new Set(JSON.stringify(profiles.de).match(/\p{Lu}\p{L}+/gu))).has(word);

/**
 * Words that a capital makes a name: in the middle of a sentence. German writes every noun so: there it takes two in a
 * row, one of them no noun of any trade, or two capitals in a word. Japanese and Korean sentences hold Latin names only.
 */
function capitals(plain: string, language: string): string[] {
  const found = [...plain.matchAll(capitalised)].map(({ 0: text, index }) => ({
    text,
    index,
    first: startsSentence.test(plain.slice(0, index)),
  }));
  const many = (text: string) => (text.match(/\p{Lu}/gu) ?? []).length > 1;
  if (language !== 'de')
    return found.filter(({ first, text }) => (!first || many(text)) && text !== 'I').map(({ text }) => text);
  return found.flatMap(({ text, index, first }, i) => {
    const next = found[i + 1];
    // "Ihr Haus": a polite word and a noun.
    const row = !first && next && !/^Ihr/.test(text) && /^\s$/u.test(plain.slice(index + text.length, next.index));
    return row && !(isGermanNoun(text) && isGermanNoun(next.text))
      ? [`${text} ${next.text}`]
      : many(text) && !text.includes('-')
        ? [text]
        : [];
  });
}
