import type { Language } from '@shortlist/contracts/platform/languages';
import { formatBlank } from '../../messages';
import { lowercaseFirst } from '../bullet-to-sentence/phrase-helpers';
import { languagePacks } from '../languages/language-packs';
import type { Seniority } from '../languages/language-pack';

const canonicalSpellings = new Map(
  `RN LPN LVN CNA EMT ICU ER NHS IT HR QA UX UI SEO SEM PPC PR CRM ERP SAP SQL PHP API CAD BIM CNC HVAC PLC CEO CFO CTO COO CIO CMO VP SVP EVP CSR SWE SDE HRBP PMP CDL AI ML BI AWS GIS DBA SDR BDR SRE SOC PMO R&D B2B CPA
  FP&A EHS HSE NGO TV iOS macOS DevOps SecOps MLOps JavaScript TypeScript PostgreSQL MySQL WordPress GitHub LinkedIn YouTube .NET C++ C# Node.js
  React.js Vue.js VMware HTML CSS ETL NLP MRI CT DDS DVM PCB SMT Web RH DRH RRHH BTP II III IV`
    .trim()
    .split(/\s+/)
    .map((word) => [word.toLowerCase(), word]),
);

const genderMarkers = /(?<![\p{L}\p{N}])(?:[([]\s*)?[mwfdxhi](?:\s*[/|]\s*[mwfdxhi]){1,3}\s*[)\]]?(?![\p{L}\p{N}])/giu;

/** Matches a second gender ending: "Entwickler/in", "Lehrer:innen", "enfermero/a", "infirmier·ère", "vendeur(euse)". */
const secondGenderSuffix =
  /(?<=\p{L})(?:[/*:_·•]-?(?:in|innen|as?|es?|ère|ere|ière|iere|euse|trice|rice|ne|fe|se)|\((?:in|innen|as?|es?|ère|ière|euse|trice|rice|ne|fe|se)\))(?!\p{L})/giu;

/** Removes gender markers and square brackets. Text in square brackets would count as a blank to fill in. */
const cleanTitle = (jobTitle: string): string =>
  jobTitle
    // Many people type a wide hyphen instead of the long vowel mark after Katakana: プログラマ－.
    .replace(/(?<=\p{sc=Katakana})[－‐−―]/gu, 'ー')
    .normalize('NFKC')
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(genderMarkers, ' ')
    .replace(/[[\]\p{C}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Formats a title for print with the capitalization of its language. Names and abbreviations keep their spelling. A
 * title without a letter becomes a blank.
 */
export function formatTitle(jobTitle: string, language: Language): string {
  const plain = cleanTitle(jobTitle);
  if (!/\p{L}/u.test(plain)) return formatBlank(language, 'jobTitle');
  const { minorWords, capitalization } = languagePacks[language].titleRules;
  // Scripts without case cannot be all caps: "AIエンジニア".
  const isAllCaps = /^[\P{L}\p{Lu}]{5,}$/u.test(plain);
  const hasUniformCase = isAllCaps || plain === plain.toLowerCase();
  const applyCase = (word: string, isFirst: boolean): string => {
    const lowercaseWord = word.toLowerCase();
    if (capitalization === 'words' && minorWords.has(lowercaseWord) && !isFirst) return lowercaseWord;
    if (!isAllCaps && word !== lowercaseWord) return canonicalSpellings.get(lowercaseWord) ?? word;
    const canonicalSpelling = canonicalSpellings.get(lowercaseWord);
    // French and Spanish write "rédacteur web", never "Web".
    if (canonicalSpelling && (canonicalSpelling !== 'Web' || capitalization !== 'first')) return canonicalSpelling;
    // Outside English, a lower-case letter in a title that has capitals is intentional.
    const isCapitalized = language === 'en' || (hasUniformCase && capitalization === 'words') || isFirst;
    return isCapitalized && capitalization !== 'none'
      ? lowercaseWord.replace(/\p{Ll}/u, (letter) => letter.toUpperCase())
      : lowercaseWord;
  };
  const formatted = plain
    .split(/([ /-])/)
    .map((word, i) => applyCase(word, i === 0))
    .join('');
  return language === 'ja' ? formatJapaneseTitle(formatted) : formatted;
}

/** Applies Japanese typography: "webデザイナー(パート)" becomes "Webデザイナー（パート）", "se" becomes "SE". */
function formatJapaneseTitle(title: string): string {
  const isJapanese = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|^[a-z]{2,3}$/u.test(title);
  const applyCase = (word: string) =>
    canonicalSpellings.get(word) ??
    (word.length <= 3 ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1));
  const letters = isJapanese ? title.replace(/(?<![A-Za-z])[a-z]+(?![A-Za-z])/g, applyCase) : title;
  return letters.replace(/ ?\(/g, '（').replace(/\) ?/g, '）');
}

/**
 * Removes text in parentheses, such as "(Remote)", and text after a dash. Lowercases the second gender, as in
 * "Infirmier / infirmière".
 */
export function simplifyTitle(title: string, language: Language): string {
  const plainTitle = title.replace(/(?:(?<!\s)\s+)?[(（][^)）]*[)）]?|(?<!\s)\s+[-–—|]\s.*$/gsu, '').trim() || title;
  if (languagePacks[language].titleRules.capitalization !== 'first') return plainTitle;
  return plainTitle.replace(/(?<=^\p{L}{2,}[^/]* \/ )\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

/**
 * Matches a title with a capitalized word after the first word. Such a title keeps all of its capitals, as in "Data
 * Engineer" and "Jefe de Ventas".
 */
const laterCapitalPattern = /^\p{L}.* \p{Lu}\p{Ll}/u;

/**
 * Formats the title for the middle of a sentence: "au poste d’infirmière", "als stellvertretende Filialleiterin".
 * German nouns and all words of English titles keep their capitals.
 */
export function formatTitleInSentence(title: string, language: Language): string {
  const plainTitle = simplifyTitle(title, language);
  const { capitalization, leadingAdjectives, formatInSentence } = languagePacks[language].titleRules;
  if (formatInSentence) return formatInSentence(plainTitle);
  const isLowercased = capitalization === 'first' && !laterCapitalPattern.test(plainTitle);
  return isLowercased || leadingAdjectives?.test(plainTitle) ? lowercaseFirst(plainTitle) : plainTitle;
}

/** Word of a title in lower case, without a second gender ending such as "/in". */
export interface TitleWord {
  text: string;
  /** Form for comparison, which also has no accents and no ending for gender or number. */
  key: string;
}

/** Returns the distinct words of a title, without gender markers. */
export function splitTitleWords(jobTitle: string, language: Language): TitleWord[] {
  const { normalizeWord } = languagePacks[language].titleRules;
  const words = cleanTitle(jobTitle)
    .toLowerCase()
    .replace(secondGenderSuffix, '')
    .match(/\.?[\p{L}\p{N}]+(?:[.&][\p{L}\p{N}]+)*(?:\+\+|#)?/gu);
  const wordByKey = new Map<string, TitleWord>();
  for (const raw of words ?? []) {
    const key = normalizeWord(
      raw
        .replaceAll('ß', 'ss')
        .normalize('NFD')
        .replace(/(\p{sc=Latin})\p{M}+/gu, '$1')
        .normalize('NFC'),
    );
    if (!wordByKey.has(key)) wordByKey.set(key, { text: raw, key });
  }
  return [...wordByKey.values()];
}

/** Matches words and numerals that only grade a title: "II" in "Engineer II", "level". */
const gradePattern = /^(?:level|[ivx]+|\p{N})$/u;

const namedSeniorities = ['junior', 'senior', 'lead'] as const;

/** Detects a seniority level in the given language or in English, which titles everywhere use. */
export function detectSeniority(text: string, language: Language): Seniority {
  const patternSets = [
    languagePacks[language].titleRules.seniorityPatterns,
    languagePacks.en.titleRules.seniorityPatterns,
  ];
  return (
    patternSets.flatMap((patterns) => namedSeniorities.filter((seniority) => patterns[seniority].test(text)))[0] ??
    'standard'
  );
}

const seniorityPatternCache = new Map<Language, RegExp>();

function getSeniorityPattern(language: Language): RegExp {
  const cached = seniorityPatternCache.get(language);
  if (cached) return cached;
  const patternSets = [
    languagePacks[language].titleRules.seniorityPatterns,
    languagePacks.en.titleRules.seniorityPatterns,
  ];
  const sources = patternSets.flatMap((patterns) => namedSeniorities.map((seniority) => patterns[seniority].source));
  const pattern = new RegExp(sources.join('|'), 'gu');
  seniorityPatternCache.set(language, pattern);
  return pattern;
}

/** Removes seniority levels, grades and minor words, in the given language and in English. */
export function removeSeniority(words: readonly string[], language: Language): string {
  const { minorWords } = languagePacks[language].titleRules;
  const isMinorWord = (word: string) =>
    minorWords.has(word) || languagePacks.en.titleRules.minorWords.has(word) || gradePattern.test(word);
  return words
    .filter((word) => !isMinorWord(word))
    .join(' ')
    .replace(getSeniorityPattern(language), ' ')
    .trim();
}

/**
 * Removes Japanese and Korean suffixes for people, jobs and teams, so that related titles are equal: 看護師 and 看護職,
 * 간호사 and 간호직, 법무팀 and 법무.
 */
export const stemTitle = (title: string) =>
  title.replace(/(?<=..)(?:担当者?|スタッフ|[師士員職者係]|팀?담당자?|업무|팀?(?:사원|팀?원|직원)|[사원직자팀])$/u, '');
