import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { Evidence } from '../claims/find-claims';
import { NamedEntries } from '../claims/named-entries';
import { listSourceFields, SourceField } from '../claims/source-fields';
import { splitBlanks } from '@shortlist/documents/blanks';
import { canonicalizeText, stemWord } from '../../language/text-processing';
import { certificationClaim, findConcepts, degreeConcepts, seniorityConcepts } from '../entities/concepts';
import { normalizeContact, findContacts } from '../entities/contacts';
import { messages } from '../../writing/messages';
import { findQuantities, type Quantity } from '../quantities/find-quantities';
import { deriveQuantities } from '../quantities/derive-quantities';
import { extractFeatures } from './text-similarity';
import { detectLanguage } from '../../language/detect-language';

export interface SourcePart {
  text: string;
  lowerText: string;
  quantities: Quantity[];
  /** Returns the words and their stems in lower case. Lazy, like `getFeatures`, because most parts never need them. */
  getWords: () => Set<string>;
  getFeatures: () => Set<string>;
}

export interface GroundingSource {
  resume: ResumeContent;
  /** Languages of the document and, if different, of the source. Number words are read in both. */
  languages: Language[];
  isTranslated: boolean;
  /** The whole source. */
  combinedPart: SourcePart;
  readQuantities: (text: string) => Quantity[];
  contacts: Set<string>;
  namedEntries: NamedEntries;
  fieldTexts: readonly string[];
  degrees: Set<string>;
  seniorityLevels: Set<string>;
  isCertified: boolean;
  /** Returns an entry of experience, projects or education, together with the text outside of entries. */
  getEntryInContext: (path: string) => SourcePart;
  /** Returns the evidence for a text of an entry or, without a path, for a text about the whole resume. */
  getEvidence: (path?: string) => Evidence;
  /** Returns the field with exactly this text. Skips the summary. */
  findField: (text: string) => SourceField | undefined;
}

export function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(collectTexts);
  return value && typeof value === 'object' ? Object.values(value).flatMap(collectTexts) : [];
}

const blankLabels = new Set(Object.values(messages).flatMap(({ blanks }) => Object.values(blanks)));

/**
 * Masks blanks such as "[number]", because they contain no facts. Treats other text in brackets as a fact unless the
 * source contains it. Keeps the length of the text.
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

const eastAsianCharacter = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const latinPattern = /[\p{sc=Latin}\p{N}]+/gu;

function collectWords(text: string, languages: readonly Language[]): Set<string> {
  const words = new Set(
    [...text.matchAll(wordPattern)]
      .flatMap(([word]) => [
        word,
        ...word.split(/[.&'’/+-]/),
        ...(eastAsianCharacter.test(word) ? (word.match(latinPattern) ?? []) : []),
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

const createPart = (text: string, quantities: Quantity[], languages: readonly Language[]): SourcePart => ({
  text,
  lowerText: canonicalizeText(text).toLowerCase(),
  quantities,
  getWords: memoize(() => collectWords(text, languages)),
  getFeatures: memoize(() => extractFeatures(text)),
});

function memoizeByKey<Value>(create: (key: string) => Value): (key: string) => Value {
  const values = new Map<string, Value>();
  return (key) => {
    const value = values.get(key) ?? create(key);
    values.set(key, value);
    return value;
  };
}

type QuantityReader = (text: string) => Quantity[];

const createQuantityReader = (languages: readonly Language[]): QuantityReader =>
  memoizeByKey((text) => findQuantities(maskBlanks(text), languages));

const buildPart = (
  texts: readonly string[],
  languages: readonly Language[],
  readQuantities: QuantityReader,
): SourcePart =>
  createPart(
    texts.map((text) => maskBlanks(text)).join('\n'),
    texts.flatMap((text) => {
      const quantities = readQuantities(text);
      return [...quantities, ...deriveQuantities(quantities)];
    }),
    languages,
  );

const joinParts = (parts: readonly SourcePart[], languages: readonly Language[]): SourcePart =>
  createPart(
    parts.map(({ text }) => text).join('\n'),
    parts.flatMap(({ quantities }) => quantities),
    languages,
  );

interface SourceParts {
  entryParts: Map<string, SourcePart>;
  /** Text outside of entries, without contacts. */
  generalPart: SourcePart;
  contacts: string[];
}

function buildParts(
  { experience, education, projects, personalInfo, ...otherFields }: ResumeContent,
  extraTexts: readonly string[],
  languages: readonly Language[],
  readQuantities: QuantityReader,
): SourceParts {
  const entryParts = new Map<string, SourcePart>();
  for (const [name, list] of Object.entries({ experience, education, projects }))
    for (const [index, entry] of list.entries())
      entryParts.set(`${name}.${index}`, buildPart(collectTexts(entry), languages, readQuantities));
  // Excludes contacts, because the digits of a phone number are not quantities.
  const { email, phone, website, linkedin, ...personFields } = personalInfo;
  const generalTexts = [...collectTexts([personFields, otherFields]), ...extraTexts];
  return {
    entryParts,
    generalPart: buildPart(generalTexts, languages, readQuantities),
    contacts: [email, phone, website, linkedin].filter(Boolean),
  };
}

/** Returns the latest date of the source as an ISO date. Without `today`, current jobs end on that date. */
function findLatestDate(quantities: readonly Quantity[]): string | undefined {
  const months = quantities.flatMap(({ kind, amounts: [year = 0], month = 12 }) =>
    kind === 'date' ? [year * 12 + month - 1] : [],
  );
  const latest = Math.max(...months);
  return months.length === 0
    ? undefined
    : `${Math.floor(latest / 12)}-${String((latest % 12) + 1).padStart(2, '0')}-01`;
}

/**
 * Builds the grounding source. `extraTexts` contains other input of the user, such as a target title or the addressed
 * company. `today` is the ISO date up to which the durations of current jobs are computed.
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
  const readQuantities = createQuantityReader(languages);
  const { entryParts, generalPart, contacts } = buildParts(resume, extraTexts, languages, readQuantities);
  const combinedPart = joinParts([generalPart, ...entryParts.values()], languages);
  const fields = [
    ...listSourceFields(resume, languages),
    ...extraTexts.map((text) => new SourceField('', text, languages)),
  ];
  const getEvidence = memoizeByKey((path) => new Evidence(fields, language, path || undefined));
  return {
    resume,
    languages,
    isTranslated: sourceLanguage !== language,
    combinedPart,
    readQuantities,
    fieldTexts: fields.map(({ text }) => text),
    namedEntries: new NamedEntries(resume, fields, language, today ?? findLatestDate(combinedPart.quantities)),
    degrees: findConcepts(combinedPart.text, degreeConcepts),
    seniorityLevels: findConcepts(combinedPart.text, seniorityConcepts),
    isCertified: resume.certifications.length > 0 || combinedPart.text.search(certificationClaim) >= 0,
    contacts: new Set([...contacts, ...findContacts(combinedPart.text).map(({ text }) => text)].map(normalizeContact)),
    getEntryInContext: memoizeByKey((path) => {
      const entryPart = entryParts.get(path);
      return joinParts(entryPart ? [entryPart, generalPart] : [generalPart], languages);
    }),
    findField: (text) => fields.find((field) => field.text === text && field.path !== 'personalInfo.summary'),
    getEvidence: (path = '') => getEvidence(path),
  };
}
