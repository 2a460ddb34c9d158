import { profiles } from '@shortlist/backend/ai/profiles/all';
import { findSkills } from '@shortlist/backend/ats/skills/find-skills';
import { splitBlanks } from '@shortlist/documents/blanks';
import type { Facts } from './facts';

/**
 * Names that count as fabricated unless the source contains them, for texts in which capitalization does not reveal a
 * name.
 */
const famous =
  /(?<!\p{Script=Latin})(?:Google|Amazon|Apple|Meta|Netflix|Tesla|Siemens|Bosch|Bayer|Allianz|Deloitte|McKinsey|Harvard|Stanford)(?!\p{Script=Latin})|楽天|トヨタ|ソニー|リクルート|電通|早稲田|慶應|삼성|카카오|쿠팡|현대|서울대|연세대/gu;
const organisations =
  /(?:株式会社|有限会社|合同会社)[\p{sc=Han}\p{sc=Katakana}ー]+|[\p{sc=Han}\p{sc=Katakana}ー]+(?:株式会社|有限会社)|[\p{sc=Han}\p{sc=Katakana}ー]{2,}(?:大学院|大学)|\p{sc=Hangul}{2,} 주식회사|(?:주식회사 |㈜ ?)\p{sc=Hangul}{2,}|[\p{sc=Hangul}]{2,}(?:대학교|대학원|전자|그룹)(?!\p{L}{3})/gu;
const degrees = /(?<!\p{L})(?:MBA|Ph\.?D|BSc|MSc)(?!\p{L})|学士|修士|博士|석사|박사/gu;
const contacts = /[\p{L}\p{N}._-]+@[\p{L}\p{N}.-]+|https?:\S+|www\.\S+/gu;

const capitalised =
  /(?<![\p{Script=Latin}\p{N}])\p{Script=Latin}*\p{Lu}[\p{Script=Latin}\p{N}]*(?:[-&'’.+#/]+[\p{Script=Latin}\p{N}]+)*/gu;
/** Common abbreviations (laws, authorities, categories) that do not name a person or company. */
const usual = new Set(
  [
    'AI API ATM CAD CG CRM EC EU ERP GPS HR ISO IT KPI LED LinkedIn Internet PC PDF PR QA RDA TB USB Web',
    'CAF CCAS CERT CSE FAO H/F MDPH RGPD RH SPS Urssaf ADR ATLAS DSGVO GoBD HOAI RVG VOB MIG-MAG TIG Alzheimer',
  ].flatMap((names) => names.split(' ')),
);
const startsSentence = /(?:^|[.!?:;…•|]|["“«„(–—-])\s*$/u;

/** Replaces blanks and allowed names with placeholder characters. */
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

/** Returns the lowercase words of the source, with and without plural endings. */
export function wordsOf(said: string): Set<string> {
  const all =
    said
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(all.flatMap((word) => [word, word.replace(/(?:e?s|n)$/u, '')]));
}

/** Returns the names in a masked text (`maskAllowedNames`) that its source does not contain. */
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
  // Counts "Bosch GmbH" as one name.
  return found.filter((name) => !found.some((other) => other !== name && other.includes(name)));
}

/** Nouns from the German occupations. A person has reviewed these texts: none is a name. */
let germanNouns: Set<string> | undefined;
const isGermanNoun = (word: string) =>
  (germanNouns ??= new Set(JSON.stringify(profiles.de).match(/\p{Lu}\p{L}+/gu))).has(word);

/**
 * Returns names by capitalization within a sentence. German capitalizes every noun, so a German name needs two
 * capitalized words in a row, at least one of which is not an occupational noun, or two capitals in one word. In
 * Japanese and Korean, it finds only Latin names.
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
    // Skips "Ihr Haus": a polite pronoun and a noun.
    const row = !first && next && !/^Ihr/.test(text) && /^\s$/u.test(plain.slice(index + text.length, next.index));
    return row && !(isGermanNoun(text) && isGermanNoun(next.text))
      ? [`${text} ${next.text}`]
      : many(text) && !text.includes('-')
        ? [text]
        : [];
  });
}
