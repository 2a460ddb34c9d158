import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { languages, type Language } from '@shortlist/contracts/platform/languages';
import { splitIntoClauses, splitIntoSentences, type Span } from './sentences';

/** ISO 639-1 codes of languages that people name in resumes. */
const codes =
  'af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka kk km ko lo lt lv mk ml mn mr ms my ne nl no pa pl ps pt ro ru sk sl so sq sr sv sw ta te th tl tr uk ur uz vi zh zu'.split(
    ' ',
  );

const capitalized = new Set<Language>(['en', 'de']);

function listNames(language: Language): Map<string, string> {
  const names = new Intl.DisplayNames([language], { type: 'language' });
  return new Map(
    codes.flatMap((code) => {
      const name = names.of(code);
      return name && name !== code ? [[name.toLowerCase(), code] as const] : [];
    }),
  );
}

const nameCache = new Map<Language, { codes: Map<string, string>; pattern: RegExp }>();

function getNames(language: Language) {
  const cached = nameCache.get(language);
  if (cached) return cached;
  const byName = listNames(language);
  const alternatives = [...byName.keys()].sort((a, b) => b.length - a.length).join('|');
  const isEastAsian = language === 'ja' || language === 'ko';
  const pattern = new RegExp(isEastAsian ? alternatives : `(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'giu');
  nameCache.set(language, { codes: byName, pattern });
  return { codes: byName, pattern };
}

/** Languages whose names of nationalities are the same words. */
const nationalities = new Set<Language>(['es', 'fr']);
const languageMarker =
  /(?:(?<!\p{L})(?:en|le|de|du|un|el|al|del|y|e|et|[ld]['’]|(?:parl|habl)\p{L}{1,10}|niveau|nivel|langues?|idiomas?)|[,;:(]|^)\s?$/iu;

interface LanguageMention extends Span {
  code: string;
}

/** Finds names of languages, and in Spanish and French the same words for nationalities. */
function findLanguageNames(text: string, language: Language): LanguageMention[] {
  const { codes: byName, pattern } = getNames(language);
  return [...text.matchAll(pattern)].flatMap((match) => {
    const code = byName.get(match[0].toLowerCase());
    if (!code || (capitalized.has(language) && !/^\p{Lu}/u.test(match[0]))) return [];
    return [{ start: match.index, end: match.index + match[0].length, code }];
  });
}

/** Finds names of spoken languages. In English and German they have a capital. */
export const findLanguages = (text: string, language: Language): LanguageMention[] =>
  findLanguageNames(text, language).filter(
    // "Clients néerlandais" are people, "en néerlandais" is the language.
    ({ start }) => !nationalities.has(language) || languageMarker.test(text.slice(Math.max(0, start - 24), start)),
  );

/** Levels of the Common European Framework from 1 (A1) to 6 (C2), and 7 for native speakers. */
const levels: [number, RegExp][] = [
  [
    7,
    /native|mother tongue|muttersprach|langue maternelle|nativ[oa]|lengua materna|ネイティブ|母語|母国語|원어민|모국어/giu,
  ],
  [6, /(?<![\p{L}\p{N}])C2(?![\p{L}\p{N}])|bilingu|bilingüe|zweisprachig|バイリンガル|이중 ?언어/giu],
  [
    5,
    /(?<![\p{L}\p{N}])C1(?![\p{L}\p{N}])|fluent|fließend|verhandlungssicher|courant|couramment|fluid[oa]|fluidez|avanc|advanced|fortgeschritten|流暢|堪能|上級|ビジネスレベル|유창|능통|고급|비즈니스/giu,
  ],
  [4, /(?<![\p{L}\p{N}])B2(?![\p{L}\p{N}])|upper[- ]intermediate|good|sehr gut|gute|bon niveau|buen nivel|business/giu],
  [3, /(?<![\p{L}\p{N}])B1(?![\p{L}\p{N}])|intermedi|conversation|intermédiaire|日常会話|中級|일상 ?회화|중급/giu],
  [
    2,
    /(?<![\p{L}\p{N}])A2(?![\p{L}\p{N}])|basic|elementary|grundkenntnis|notions|básic|basique|débutant|scolaire|初級|基礎|初歩|초급|기초/giu,
  ],
  [1, /(?<![\p{L}\p{N}])A1(?![\p{L}\p{N}])|beginner|anfänger|principiante|入門|입문/giu],
];

const findLevels = (text: string) =>
  levels.flatMap(([level, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length, level })),
  );

/** Returns languages that the resume does not name, and levels above those that it states. */
export function findLanguageClaims(
  text: string,
  language: Language,
  resume: ResumeContent,
): (Span & { kind: 'language' | 'level' })[] {
  const mentions = findLanguages(text, language);
  if (mentions.length === 0) return [];
  const sourceText = JSON.stringify(resume);
  const known = new Set(languages.flatMap(({ code }) => findLanguageNames(sourceText, code)).map(({ code }) => code));
  const stated = new Map<string, number>();
  for (const { name, level } of resume.languages)
    for (const { code } of languages.flatMap((own) => findLanguages(name, own.code)))
      stated.set(code, Math.max(...findLevels(level).map((found) => found.level), 0));
  const clauses = splitIntoSentences(text).flatMap((sentence) => splitIntoClauses(text, sentence));
  return mentions.flatMap((mention, index): (Span & { kind: 'language' | 'level' })[] => {
    if (!known.has(mention.code)) return [{ start: mention.start, end: mention.end, kind: 'language' }];
    const limit = stated.get(mention.code);
    const clause = clauses.find(({ start, end }) => start <= mention.start && mention.start < end);
    if (!limit || !clause) return [];
    const end = Math.min(clause.end, mentions[index + 1]?.start ?? clause.end);
    const claimed = findLevels(text.slice(mention.start, end))[0];
    return claimed && claimed.level > limit
      ? [{ start: mention.start + claimed.start, end: mention.start + claimed.end, kind: 'level' }]
      : [];
  });
}
