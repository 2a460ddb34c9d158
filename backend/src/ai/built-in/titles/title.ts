import type { Language } from '@shortlist/contracts/platform/languages';
import { blank } from '../../words';
import { lowered } from '../clauses/words';
import { writerLanguages } from '../languages/all';
import type { Rank } from '../languages/language';

const spelled = new Map(
  `RN LPN LVN CNA EMT ICU ER NHS IT HR QA UX UI SEO SEM PPC PR CRM ERP SAP SQL PHP API CAD BIM CNC HVAC PLC CEO CFO CTO COO CIO CMO VP SVP EVP CSR SWE SDE HRBP PMP CDL AI ML BI AWS GIS DBA SDR BDR SRE SOC PMO R&D B2B CPA
  FP&A EHS HSE NGO TV iOS macOS DevOps SecOps MLOps JavaScript TypeScript PostgreSQL MySQL WordPress GitHub LinkedIn YouTube .NET C++ C# Node.js
  React.js Vue.js VMware HTML CSS ETL NLP MRI CT DDS DVM PCB SMT Web RH DRH RRHH BTP II III IV`
    .trim()
    .split(/\s+/)
    .map((word) => [word.toLowerCase(), word]),
);

const genders = /(?<![\p{L}\p{N}])(?:[([]\s*)?[mwfdxhi](?:\s*[/|]\s*[mwfdxhi]){1,3}\s*[)\]]?(?![\p{L}\p{N}])/giu;

/** Second gender ending: "Entwickler/in", "Lehrer:innen", "enfermero/a", "infirmier·ère", "vendeur(euse)". */
const secondForm =
  /(?<=\p{L})(?:[/*:_·•]-?(?:in|innen|as?|es?|ère|ere|ière|iere|euse|trice|rice|ne|fe|se)|\((?:in|innen|as?|es?|ère|ière|euse|trice|rice|ne|fe|se)\))(?!\p{L})/giu;

/** Removes gender markers of job ads, and brackets, which would mark blanks. */
const plainTitle = (jobTitle: string): string =>
  jobTitle
    // A wide hyphen after Katakana stands for the long vowel mark: プログラマ－.
    .replace(/(?<=\p{sc=Katakana})[－‐−―]/gu, 'ー')
    .normalize('NFKC')
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(genders, ' ')
    .replace(/[[\]\p{C}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Formats a title for print with the capitalization of its language. Names and abbreviations keep their spelling. A
 * title without a letter becomes a blank.
 */
export function printedTitle(jobTitle: string, language: Language): string {
  const plain = plainTitle(jobTitle);
  if (!/\p{L}/u.test(plain)) return blank(language, 'jobTitle');
  const { small, capitals } = writerLanguages[language].titles;
  // Scripts without case cannot be all caps: "AIエンジニア".
  const shouted = /^[\P{L}\p{Lu}]{5,}$/u.test(plain);
  const typed = shouted || plain === plain.toLowerCase();
  const cased = (word: string, first: boolean): string => {
    const lower = word.toLowerCase();
    if (capitals === 'words' && small.has(lower) && !first) return lower;
    if (!shouted && word !== lower) return spelled.get(lower) ?? word;
    const known = spelled.get(lower);
    // French and Spanish write "rédacteur web", never "Web".
    if (known && (known !== 'Web' || capitals !== 'first')) return known;
    // Outside English, a lower-case letter in a title that has capitals is intentional.
    const wanted = language === 'en' || (typed && capitals === 'words') || first;
    return wanted && capitals !== 'none' ? lower.replace(/\p{Ll}/u, (letter) => letter.toUpperCase()) : lower;
  };
  const printed = plain
    .split(/([ /-])/)
    .map((word, i) => cased(word, i === 0))
    .join('');
  return language === 'ja' ? setInJapanese(printed) : printed;
}

/** Applies Japanese typography: "webデザイナー(パート)" becomes "Webデザイナー（パート）", "se" becomes "SE". */
function setInJapanese(title: string): string {
  const isJapanese = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|^[a-z]{2,3}$/u.test(title);
  const cased = (word: string) =>
    spelled.get(word) ?? (word.length <= 3 ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1));
  const letters = isJapanese ? title.replace(/(?<![A-Za-z])[a-z]+(?![A-Za-z])/g, cased) : title;
  return letters.replace(/ ?\(/g, '（').replace(/\) ?/g, '）');
}

/**
 * Formats the title for use in a sentence: removes text in parentheses or after a dash, "(Remote)" or "- Retail", and
 * lowercases the second gender, "Infirmier / infirmière".
 */
export function spokenTitle(printed: string, language: Language): string {
  const spoken = printed.replace(/(?:(?<!\s)\s+)?[(（][^)）]*[)）]?|(?<!\s)\s+[-–—|]\s.*$/gsu, '').trim() || printed;
  if (writerLanguages[language].titles.capitals !== 'first') return spoken;
  return spoken.replace(/(?<=^\p{L}{2,}[^/]* \/ )\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

/** "Data Engineer", "Jefe de Ventas": a title with more than one capital keeps all of them. */
const isName = /^\p{L}.* \p{Lu}\p{Ll}/u;

/**
 * Formats the title for the middle of a sentence: "au poste d’infirmière", "als stellvertretende Filialleiterin".
 * German nouns and all words of English titles keep their capitals.
 */
export function titleInSentence(printed: string, language: Language): string {
  const spoken = spokenTitle(printed, language);
  const { capitals, adjectives, inSentence } = writerLanguages[language].titles;
  if (inSentence) return inSentence(spoken);
  const isSmall = capitals === 'first' && !isName.test(spoken);
  return isSmall || adjectives?.test(spoken) ? lowered(spoken) : spoken;
}

/** Word prepared for comparison: as typed in lower case, and without accents, gender and ending. */
export interface TitleWord {
  raw: string;
  key: string;
}

export function titleWords(jobTitle: string, language: Language): TitleWord[] {
  const { fold } = writerLanguages[language].titles;
  const words = plainTitle(jobTitle)
    .toLowerCase()
    .replace(secondForm, '')
    .match(/\.?[\p{L}\p{N}]+(?:[.&][\p{L}\p{N}]+)*(?:\+\+|#)?/gu);
  const keys = new Map<string, TitleWord>();
  for (const raw of words ?? []) {
    const key = fold(
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
const grade = /^(?:level|[ivx]+|\p{N})$/u;

const named = ['junior', 'senior', 'lead'] as const;

/** Detects a seniority in the given language or in English, which appears in titles everywhere. */
export function rankOf(words: string, language: Language): Rank {
  const rules = [writerLanguages[language].titles.ranks, writerLanguages.en.titles.ranks];
  return rules.flatMap((ranks) => named.filter((rank) => ranks[rank].test(words)))[0] ?? 'standard';
}

const allRanks = new Map<Language, RegExp>();

function anyRank(language: Language): RegExp {
  const known = allRanks.get(language);
  if (known) return known;
  const rules = [writerLanguages[language].titles.ranks, writerLanguages.en.titles.ranks];
  const sources = rules.flatMap((ranks) => named.map((rank) => ranks[rank].source));
  const made = new RegExp(sources.join('|'), 'gu');
  allRanks.set(language, made);
  return made;
}

export function withoutRank(words: readonly string[], language: Language): string {
  const { small } = writerLanguages[language].titles;
  const joins = (word: string) => small.has(word) || writerLanguages.en.titles.small.has(word) || grade.test(word);
  return words
    .filter((word) => !joins(word))
    .join(' ')
    .replace(anyRank(language), ' ')
    .trim();
}
