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

/** Second gender ending: "Entwickler/in", "Lehrer:innen", "enfermero/a", "infirmier·ère", "vendeur(euse)". */
const secondGenderSuffix =
  /(?<=\p{L})(?:[/*:_·•]-?(?:in|innen|as?|es?|ère|ere|ière|iere|euse|trice|rice|ne|fe|se)|\((?:in|innen|as?|es?|ère|ière|euse|trice|rice|ne|fe|se)\))(?!\p{L})/giu;

/** Removes gender markers of job ads, and brackets, which would mark blanks. */
const cleanTitle = (jobTitle: string): string =>
  jobTitle
    // A wide hyphen after Katakana stands for the long vowel mark: プログラマ－.
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
  const shouted = /^[\P{L}\p{Lu}]{5,}$/u.test(plain);
  const typed = shouted || plain === plain.toLowerCase();
  const cased = (word: string, first: boolean): string => {
    const lower = word.toLowerCase();
    if (capitalization === 'words' && minorWords.has(lower) && !first) return lower;
    if (!shouted && word !== lower) return canonicalSpellings.get(lower) ?? word;
    const known = canonicalSpellings.get(lower);
    // French and Spanish write "rédacteur web", never "Web".
    if (known && (known !== 'Web' || capitalization !== 'first')) return known;
    // Outside English, a lower-case letter in a title that has capitals is intentional.
    const wanted = language === 'en' || (typed && capitalization === 'words') || first;
    return wanted && capitalization !== 'none' ? lower.replace(/\p{Ll}/u, (letter) => letter.toUpperCase()) : lower;
  };
  const printed = plain
    .split(/([ /-])/)
    .map((word, i) => cased(word, i === 0))
    .join('');
  return language === 'ja' ? formatJapaneseTitle(printed) : printed;
}

/** Applies Japanese typography: "webデザイナー(パート)" becomes "Webデザイナー（パート）", "se" becomes "SE". */
function formatJapaneseTitle(title: string): string {
  const isJapanese = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|^[a-z]{2,3}$/u.test(title);
  const cased = (word: string) =>
    canonicalSpellings.get(word) ??
    (word.length <= 3 ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1));
  const letters = isJapanese ? title.replace(/(?<![A-Za-z])[a-z]+(?![A-Za-z])/g, cased) : title;
  return letters.replace(/ ?\(/g, '（').replace(/\) ?/g, '）');
}

/**
 * Formats the title for use in a sentence: removes text in parentheses or after a dash, "(Remote)" or "- Retail", and
 * lowercases the second gender, "Infirmier / infirmière".
 */
export function removeTitleQualifiers(printed: string, language: Language): string {
  const spoken = printed.replace(/(?:(?<!\s)\s+)?[(（][^)）]*[)）]?|(?<!\s)\s+[-–—|]\s.*$/gsu, '').trim() || printed;
  if (languagePacks[language].titleRules.capitalization !== 'first') return spoken;
  return spoken.replace(/(?<=^\p{L}{2,}[^/]* \/ )\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

/** "Data Engineer", "Jefe de Ventas": a title with more than one capital keeps all of them. */
const multiCapitalName = /^\p{L}.* \p{Lu}\p{Ll}/u;

/**
 * Formats the title for the middle of a sentence: "au poste d’infirmière", "als stellvertretende Filialleiterin".
 * German nouns and all words of English titles keep their capitals.
 */
export function formatTitleInSentence(printed: string, language: Language): string {
  const spoken = removeTitleQualifiers(printed, language);
  const { capitalization, leadingAdjectives, formatInSentence } = languagePacks[language].titleRules;
  if (formatInSentence) return formatInSentence(spoken);
  const isSmall = capitalization === 'first' && !multiCapitalName.test(spoken);
  return isSmall || leadingAdjectives?.test(spoken) ? lowercaseFirst(spoken) : spoken;
}

/** Word prepared for comparison: as typed in lower case, and without accents, gender and ending. */
export interface TitleWord {
  raw: string;
  key: string;
}

export function splitTitleWords(jobTitle: string, language: Language): TitleWord[] {
  const { normalizeWord } = languagePacks[language].titleRules;
  const words = cleanTitle(jobTitle)
    .toLowerCase()
    .replace(secondGenderSuffix, '')
    .match(/\.?[\p{L}\p{N}]+(?:[.&][\p{L}\p{N}]+)*(?:\+\+|#)?/gu);
  const keys = new Map<string, TitleWord>();
  for (const raw of words ?? []) {
    const key = normalizeWord(
      raw
        .replaceAll('ß', 'ss')
        .normalize('NFD')
        .replace(/(\p{sc=Latin})\p{M}+/gu, '$1')
        .normalize('NFC'),
    );
    if (!keys.has(key)) keys.set(key, { raw, key });
  }
  return [...keys.values()];
}

/** Grades of a title: "Engineer II", "level". */
const gradePattern = /^(?:level|[ivx]+|\p{N})$/u;

const namedSeniorities = ['junior', 'senior', 'lead'] as const;

/** Detects a seniority in the given language or in English, which appears in titles everywhere. */
export function detectSeniority(words: string, language: Language): Seniority {
  const rules = [languagePacks[language].titleRules.seniorityPatterns, languagePacks.en.titleRules.seniorityPatterns];
  return rules.flatMap((ranks) => namedSeniorities.filter((rank) => ranks[rank].test(words)))[0] ?? 'standard';
}

const seniorityPatternCache = new Map<Language, RegExp>();

function getSeniorityPattern(language: Language): RegExp {
  const known = seniorityPatternCache.get(language);
  if (known) return known;
  const rules = [languagePacks[language].titleRules.seniorityPatterns, languagePacks.en.titleRules.seniorityPatterns];
  const sources = rules.flatMap((ranks) => namedSeniorities.map((rank) => ranks[rank].source));
  const made = new RegExp(sources.join('|'), 'gu');
  seniorityPatternCache.set(language, made);
  return made;
}

export function removeSeniority(words: readonly string[], language: Language): string {
  const { minorWords } = languagePacks[language].titleRules;
  const joins = (word: string) =>
    minorWords.has(word) || languagePacks.en.titleRules.minorWords.has(word) || gradePattern.test(word);
  return words
    .filter((word) => !joins(word))
    .join(' ')
    .replace(getSeniorityPattern(language), ' ')
    .trim();
}
