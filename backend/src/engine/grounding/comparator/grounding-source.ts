import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { splitBlanks } from '@shortlist/documents/blanks';
import { canonicalizeText, stemWord } from '../../language/text-processing';
import { certificationClaim, findConcepts, degreeConcepts, seniorityConcepts } from '../entities/concepts';
import { normalizeContact, findContacts } from '../entities/contacts';
import { messages } from '../../writing/messages';
import { findQuantities, type Quantity } from '../quantities/find-quantities';
import { extractFeatures } from './text-similarity';
import { detectLanguage } from './detect-language';

export interface SourcePart {
  text: string;
  lowerText: string;
  quantities: Quantity[];
  /** Words and their stems in lower case. Lazy, like the features, because most parts never need them. */
  getWords: () => Set<string>;
  getFeatures: () => Set<string>;
}

export interface GroundingSource {
  /** Languages of the document and, if different, of the source. Number words of both count. */
  languages: Language[];
  isTranslated: boolean;
  /** All texts of the source. */
  combinedPart: SourcePart;
  readQuantities: (text: string) => Quantity[];
  contacts: Set<string>;
  degrees: Set<string>;
  seniorityLevels: Set<string>;
  isCertified: boolean;
  /** Returns an entry of experience, projects or education, together with the text outside of entries. */
  getEntryInContext: (path: string) => SourcePart;
  /** Returns a single entry. A claim of scope needs evidence in the entry that contains it. */
  getEntry: (path: string) => SourcePart;
}

export function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(collectTexts);
  return value && typeof value === 'object' ? Object.values(value).flatMap(collectTexts) : [];
}

const blankLabels = new Set(Object.values(messages).flatMap(({ blanks }) => Object.values(blanks)));

/**
 * Masks blanks such as "[number]", which state no fact. Treats other text in brackets as a fact unless the source
 * contains it. Keeps the length of the text.
 */
export const maskBlanks = (text: string, sourceText = '') =>
  splitBlanks(text)
    .map((piece) => {
      if (piece.label === undefined) return piece.text;
      const isBlank = (blankLabels.has(piece.label) && !/\p{N}/u.test(piece.label)) || sourceText.includes(piece.text);
      return isBlank ? '\u0001'.repeat(piece.text.length) : piece.text.replace(/[[\]]/g, ' ');
    })
    .join('');

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:[.&'’/+-][\p{L}\p{N}]+)*(?:\+\+|#)?/gu;

const eastAsian = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const latinRun = /[\p{sc=Latin}\p{N}]+/gu;

function collectWords(text: string, languages: readonly Language[]): Set<string> {
  const words = new Set(
    [...text.matchAll(wordPattern)]
      .flatMap(([word]) => [
        word,
        ...word.split(/[.&'’/+-]/),
        ...(eastAsian.test(word) ? (word.match(latinRun) ?? []) : []),
      ])
      .map((word) => word.toLowerCase()),
  );
  for (const word of [...words]) for (const language of languages) words.add(stemWord(word, language));
  return words;
}

function memoize<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}

const createPart = (text: string, values: Quantity[], languages: readonly Language[]): SourcePart => ({
  text,
  lowerText: canonicalizeText(text).toLowerCase(),
  quantities: values,
  getWords: memoize(() => collectWords(text, languages)),
  getFeatures: memoize(() => extractFeatures(text)),
});

type QuantityReader = (text: string) => Quantity[];

function createQuantityReader(languages: readonly Language[]): QuantityReader {
  const cache = new Map<string, Quantity[]>();
  return (text) => {
    const values = cache.get(text) ?? findQuantities(maskBlanks(text), languages);
    cache.set(text, values);
    return values;
  };
}

const buildPart = (
  texts: readonly string[],
  languages: readonly Language[],
  readQuantities: QuantityReader,
): SourcePart => createPart(texts.map((text) => maskBlanks(text)).join('\n'), texts.flatMap(readQuantities), languages);

/** Returns the whole years from the first to the last date, which a summary may state: "eight years". */
function inferDurations(resume: ResumeContent, values: Quantity[], today: string | undefined): Quantity[] {
  const dates = values.filter(({ kind }) => kind === 'date');
  const months = dates.map(({ amounts: [year = 0], month = 1 }) => year * 12 + month - 1);
  const hasCurrentJob = today && resume.experience.some(({ current }) => current);
  const end = hasCurrentJob ? Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 : Math.max(...months);
  if (months.length === 0 || end <= Math.min(...months)) return [];
  const years = Math.floor((end - Math.min(...months) + 1) / 12);
  const [firstDate] = dates;
  return firstDate && years > 0 ? [{ ...firstDate, kind: 'span', amounts: [years * 12], bound: 'exact' }] : [];
}

/**
 * Builds the grounding source. `extraTexts` contains other input of the person (a target title, the addressed company).
 * `today` (ISO date) counts as the end of current jobs.
 */
export function buildGroundingSource(
  resume: ResumeContent,
  language: Language,
  extraTexts: readonly string[] = [],
  today?: string,
): GroundingSource {
  const texts = collectTexts(resume);
  const sourceLanguage = detectLanguage(texts.join('\n'), language);
  const languages = sourceLanguage === language ? [language] : [language, sourceLanguage];
  const { experience, education, projects, personalInfo, ...general } = resume;
  // Contacts are excluded: the digits of a phone number are not quantities.
  const { email, phone, website, linkedin, ...person } = personalInfo;
  const contacts = [email, phone, website, linkedin].filter(Boolean);
  const readQuantities = createQuantityReader(languages);
  const generalPart = buildPart([...collectTexts([person, general]), ...extraTexts], languages, readQuantities);
  const parts = new Map<string, SourcePart>();
  for (const [name, list] of Object.entries({ experience, education, projects }))
    for (const [index, entry] of list.entries())
      parts.set(`${name}.${index}`, buildPart(collectTexts(entry), languages, readQuantities));
  const allParts = [generalPart, ...parts.values()];
  const experienceQuantities = [...parts]
    .filter(([path]) => path.startsWith('experience'))
    .flatMap(([, { quantities }]) => quantities);
  const joinParts = (partsToJoin: readonly SourcePart[], extraQuantities: Quantity[] = []): SourcePart =>
    createPart(
      partsToJoin.map(({ text }) => text).join('\n'),
      [...partsToJoin.flatMap(({ quantities }) => quantities), ...extraQuantities],
      languages,
    );
  const emptyPart = buildPart([], languages, readQuantities);
  const contextByPath = new Map<string, SourcePart>();
  const combinedPart = joinParts(allParts, inferDurations(resume, experienceQuantities, today));
  return {
    languages,
    isTranslated: sourceLanguage !== language,
    combinedPart,
    readQuantities,
    degrees: findConcepts(combinedPart.text, degreeConcepts),
    seniorityLevels: findConcepts(combinedPart.text, seniorityConcepts),
    isCertified: combinedPart.text.search(certificationClaim) >= 0,
    contacts: new Set([...contacts, ...findContacts(combinedPart.text).map(({ text }) => text)].map(normalizeContact)),
    getEntryInContext: (path) => {
      const part = contextByPath.get(path) ?? joinParts([parts.get(path) ?? emptyPart, generalPart]);
      contextByPath.set(path, part);
      return part;
    },
    getEntry: (path) => parts.get(path) ?? emptyPart,
  };
}
