import { findSkills } from '@shortlist/backend/engine/matching/skills/find-skills';
import { splitBlanks } from '@shortlist/documents/blanks';
import { getAllOccupations } from '@shortlist/occupations/get-occupations';
import type { AllowedFacts } from './allowed-facts';

const wellKnownNames =
  /(?<!\p{Script=Latin})(?:Google|Amazon|Apple|Meta|Netflix|Tesla|Siemens|Bosch|Bayer|Allianz|Deloitte|McKinsey|Harvard|Stanford)(?!\p{Script=Latin})|楽天|トヨタ|ソニー|リクルート|電通|早稲田|慶應|삼성|카카오|쿠팡|현대|서울대|연세대/gu;
const organizationPattern =
  /(?:株式会社|有限会社|合同会社)[\p{sc=Han}\p{sc=Katakana}ー]+|[\p{sc=Han}\p{sc=Katakana}ー]+(?:株式会社|有限会社)|[\p{sc=Han}\p{sc=Katakana}ー]{2,}(?:大学院|大学)|\p{sc=Hangul}{2,} 주식회사|(?:주식회사 |㈜ ?)\p{sc=Hangul}{2,}|[\p{sc=Hangul}]{2,}(?:대학교|대학원|전자|그룹)(?!\p{L}{3})/gu;
const degreePattern = /(?<!\p{L})(?:MBA|Ph\.?D|BSc|MSc)(?!\p{L})|学士|修士|博士|석사|박사/gu;
const contactPattern = /[\p{L}\p{N}._-]+@[\p{L}\p{N}.-]+|https?:\S+|www\.\S+/gu;

const capitalizedPattern =
  /(?<![\p{Script=Latin}\p{N}])\p{Script=Latin}*\p{Lu}[\p{Script=Latin}\p{N}]*(?:[-&'’.+#/]+[\p{Script=Latin}\p{N}]+)*/gu;
/** Common abbreviations, laws and websites, which are not facts about a person. */
const commonCapitalizedWords = new Set(
  [
    'AI API ATM CAD CG CRM EC EU ERP GPS HR ISO IT KPI LED LinkedIn Internet PC PDF PR QA RDA TB USB Web',
    'CAF CCAS CERT CSE FAO H/F MDPH RGPD RH SPS Urssaf ADR ATLAS DSGVO GoBD HOAI RVG VOB MIG-MAG TIG Alzheimer',
  ].flatMap((names) => names.split(' ')),
);
const sentenceStartPattern = /(?:^|[.!?:;…•|]|["“«„(–—-])\s*$/u;

export function maskAllowedNames(text: string, { language, allowedNames, allowsSuggestions }: AllowedFacts): string {
  let maskedText = splitBlanks(text)
    .map((piece) => (piece.label === undefined ? piece.text : '_'))
    .join('')
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim();
  for (const name of [...allowedNames].sort((a, b) => b.length - a.length))
    if (name) maskedText = maskedText.replaceAll(new RegExp(escapeRegExp(name.normalize('NFKC')), 'giu'), 'x');
  if (!allowsSuggestions) return maskedText;
  const skills = findSkills(maskedText, language).filter(({ skill }) => skill.kind !== 'certificate');
  return skills.reduceRight((result, { start, end }) => `${result.slice(0, start)}x${result.slice(end)}`, maskedText);
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns lowercase words with and without plural endings. */
export function collectWordForms(source: string): Set<string> {
  const words =
    source
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.flatMap((word) => [word, word.replace(/(?:e?s|n)$/u, '')]));
}

/** Returns names in a masked text (see `maskAllowedNames`) that the source does not contain. */
export function findNewNames(maskedText: string, { language, sourceText }: AllowedFacts): string[] {
  const sourceWords = collectWordForms(sourceText);
  const isKnown = (name: string) =>
    commonCapitalizedWords.has(name) ||
    (name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).every(
      (word) => sourceWords.has(word) || sourceWords.has(word.replace(/(?:e?s|n)$/u, '')),
    );
  const patternMatches = [wellKnownNames, organizationPattern, degreePattern, contactPattern].flatMap(
    (pattern) => maskedText.match(pattern) ?? [],
  );
  const candidates = [...new Set([...patternMatches, ...findCapitalizedNames(maskedText, language)])];
  const newNames = candidates.filter((name) => !isKnown(name) && !sourceText.includes(name));
  // Counts "Bosch GmbH" as one name.
  return newNames.filter((name) => !newNames.some((other) => other !== name && other.includes(name)));
}

/** Nouns from the German occupation data, which contains no names. */
let germanNouns: Set<string> | undefined;
const isGermanNoun = (word: string) =>
  (germanNouns ??= new Set(JSON.stringify(getAllOccupations('de')).match(/\p{Lu}\p{L}+/gu))).has(word);

/**
 * Finds names by capitalization within a sentence. German capitalizes all nouns, so a German name needs two capitals in
 * one word, or two capitalized words in a row, at least one of which is not a noun of an occupation.
 */
function findCapitalizedNames(maskedText: string, language: string): string[] {
  const capitalizedWords = [...maskedText.matchAll(capitalizedPattern)].map(({ 0: text, index }) => ({
    text,
    index,
    startsSentence: sentenceStartPattern.test(maskedText.slice(0, index)),
  }));
  const hasSeveralCapitals = (text: string) => (text.match(/\p{Lu}/gu) ?? []).length > 1;
  if (language !== 'de')
    return capitalizedWords
      .filter(({ startsSentence, text }) => (!startsSentence || hasSeveralCapitals(text)) && text !== 'I')
      .map(({ text }) => text);
  return capitalizedWords.flatMap(({ text, index, startsSentence }, i) => {
    const next = capitalizedWords[i + 1];
    // Skips a polite pronoun followed by a noun, such as "Ihr Haus".
    const isFollowedByName =
      !startsSentence && next && !/^Ihr/.test(text) && /^\s$/u.test(maskedText.slice(index + text.length, next.index));
    return isFollowedByName && !(isGermanNoun(text) && isGermanNoun(next.text))
      ? [`${text} ${next.text}`]
      : hasSeveralCapitals(text) && !text.includes('-')
        ? [text]
        : [];
  });
}
