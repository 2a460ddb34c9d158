import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { languages, type Language } from '@shortlist/contracts/platform/languages';
import { detectLanguageLevel, findLanguageLevels } from '../../language/language-levels';
import { splitIntoClauses, splitIntoSentences, type CharacterRange } from './sentences';

/** ISO 639-1 codes of languages that people name in resumes. */
const codes =
  'af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka kk km ko lo lt lv mk ml mn mr ms my ne nl no pa pl ps pt ro ru sk sl so sq sr sv sw ta te th tl tr uk ur uz vi zh zu'.split(
    ' ',
  );

const capitalizingLanguages = new Set<Language>(['en', 'de']);

function mapNamesToCodes(language: Language): Map<string, string> {
  const names = new Intl.DisplayNames([language], { type: 'language' });
  return new Map(
    codes.flatMap((code) => {
      const name = names.of(code);
      return name && name !== code ? [[name.toLowerCase(), code] as const] : [];
    }),
  );
}

const nameCache = new Map<Language, { codesByName: Map<string, string>; pattern: RegExp }>();

function getLanguageNames(language: Language) {
  const cached = nameCache.get(language);
  if (cached) return cached;
  const codesByName = mapNamesToCodes(language);
  const alternatives = [...codesByName.keys()].sort((a, b) => b.length - a.length).join('|');
  const isEastAsian = language === 'ja' || language === 'ko';
  const pattern = new RegExp(isEastAsian ? alternatives : `(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'giu');
  nameCache.set(language, { codesByName, pattern });
  return { codesByName, pattern };
}

/** Languages in which the name of a language is also a nationality. */
const ambiguousLanguages = new Set<Language>(['es', 'fr']);
const languageMarker =
  /(?:(?<!\p{L})(?:en|le|de|du|un|el|al|del|y|e|et|[ld]['’]|(?:parl|habl)\p{L}{1,10}|niveau|nivel|langues?|idiomas?)|[,;:(]|^)\s?$/iu;

interface LanguageMention extends CharacterRange {
  code: string;
}

/** Finds names of languages. In Spanish and French, also finds nationalities, because they are the same words. */
function findLanguageNames(text: string, language: Language): LanguageMention[] {
  const { codesByName, pattern } = getLanguageNames(language);
  return [...text.matchAll(pattern)].flatMap((match) => {
    const code = codesByName.get(match[0].toLowerCase());
    if (!code || (capitalizingLanguages.has(language) && !/^\p{Lu}/u.test(match[0]))) return [];
    return [{ start: match.index, end: match.index + match[0].length, code }];
  });
}

/** Finds names of spoken languages. Skips nationalities. */
export const findLanguages = (text: string, language: Language): LanguageMention[] =>
  findLanguageNames(text, language).filter(
    // "Clients néerlandais" are people, and "en néerlandais" is the language.
    ({ start }) => !ambiguousLanguages.has(language) || languageMarker.test(text.slice(Math.max(0, start - 24), start)),
  );

/** Finds languages that the resume does not name, and levels above those in the resume. */
export function findLanguageClaims(
  text: string,
  language: Language,
  resume: ResumeContent,
): (CharacterRange & { kind: 'language' | 'level' })[] {
  const mentions = findLanguages(text, language);
  if (mentions.length === 0) return [];
  const sourceText = JSON.stringify(resume);
  const knownCodes = new Set(
    languages.flatMap(({ code }) => findLanguageNames(sourceText, code)).map(({ code }) => code),
  );
  const statedLevels = new Map<string, number>();
  for (const { name, level } of resume.languages)
    for (const { code } of languages.flatMap(({ code: nameLanguage }) => findLanguages(name, nameLanguage)))
      statedLevels.set(code, detectLanguageLevel(level) ?? 0);
  const clauses = splitIntoSentences(text).flatMap((sentence) => splitIntoClauses(text, sentence));
  return mentions.flatMap((mention, index): (CharacterRange & { kind: 'language' | 'level' })[] => {
    if (!knownCodes.has(mention.code)) return [{ start: mention.start, end: mention.end, kind: 'language' }];
    const statedLevel = statedLevels.get(mention.code);
    const clause = clauses.find(({ start, end }) => start <= mention.start && mention.start < end);
    if (!statedLevel || !clause) return [];
    const end = Math.min(clause.end, mentions[index + 1]?.start ?? clause.end);
    const claimedLevel = findLanguageLevels(text.slice(mention.start, end))[0];
    return claimedLevel && claimedLevel.level > statedLevel
      ? [{ start: mention.start + claimedLevel.start, end: mention.start + claimedLevel.end, kind: 'level' }]
      : [];
  });
}
