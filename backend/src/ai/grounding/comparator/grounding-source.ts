import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { splitBlanks } from '@shortlist/documents/blanks';
import { canonicalizeText, stemWord } from '../../../ats/language/text-processing';
import { certificationClaim, findConcepts, degreeConcepts, seniorityConcepts } from '../entities/concepts';
import { normalizeContact, findContacts } from '../entities/contacts';
import { messages as ownWords } from '../../messages';
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
  whole: SourcePart;
  readQuantities: (text: string) => Quantity[];
  contacts: Set<string>;
  degrees: Set<string>;
  seniorityLevels: Set<string>;
  isCertified: boolean;
  /** Returns an entry of experience, projects or education, together with the text outside of entries. */
  getEntryInContext: (path: string) => SourcePart;
  /** Returns a single entry, because its claims of scope need evidence in the same entry. */
  getEntry: (path: string) => SourcePart;
}

export function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(collectTexts);
  return value && typeof value === 'object' ? Object.values(value).flatMap(collectTexts) : [];
}

const blankLabels = new Set(Object.values(ownWords).flatMap(({ blanks }) => Object.values(blanks)));

/** Masks our own blanks, which claim nothing. Any other label is a bracketed fact. Keeps the length of the text. */
export const maskBlanks = (text: string, sourceText = '') =>
  splitBlanks(text)
    .map((piece) => {
      if (piece.label === undefined) return piece.text;
      const ours = (blankLabels.has(piece.label) && !/\p{N}/u.test(piece.label)) || sourceText.includes(piece.text);
      return ours ? '\u0001'.repeat(piece.text.length) : piece.text.replace(/[[\]]/g, ' ');
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

function lazy<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

const createPart = (text: string, values: Quantity[], languages: readonly Language[]): SourcePart => ({
  text,
  lowerText: canonicalizeText(text).toLowerCase(),
  quantities: values,
  getWords: lazy(() => collectWords(text, languages)),
  getFeatures: lazy(() => extractFeatures(text)),
});

type QuantityReader = (text: string) => Quantity[];

function createQuantityReader(languages: readonly Language[]): QuantityReader {
  const known = new Map<string, Quantity[]>();
  return (text) => {
    const values = known.get(text) ?? findQuantities(maskBlanks(text), languages);
    known.set(text, values);
    return values;
  };
}

const buildPart = (texts: readonly string[], languages: readonly Language[], read: QuantityReader): SourcePart =>
  createPart(texts.map((text) => maskBlanks(text)).join('\n'), texts.flatMap(read), languages);

/** Returns the whole years from the first to the last date, which a summary may state: "eight years". */
function inferDurations(resume: ResumeContent, values: Quantity[], today: string | undefined): Quantity[] {
  const dates = values.filter(({ kind }) => kind === 'date');
  const months = dates.map(({ amounts: [year = 0], month = 1 }) => year * 12 + month - 1);
  const open = today && resume.experience.some(({ current }) => current);
  const end = open ? Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 : Math.max(...months);
  if (months.length === 0 || end <= Math.min(...months)) return [];
  const years = Math.floor((end - Math.min(...months) + 1) / 12);
  const [first] = dates;
  return first && years > 0 ? [{ ...first, kind: 'span', amounts: [years * 12], bound: 'exact' }] : [];
}

/**
 * Builds the grounding source. `given` contains other input of the person (a target title, the addressed company).
 * `today` (ISO date) ends current jobs.
 */
export function buildGroundingSource(
  resume: ResumeContent,
  language: Language,
  given: readonly string[] = [],
  today?: string,
): GroundingSource {
  const texts = collectTexts(resume);
  const own = detectLanguage(texts.join('\n'), language);
  const languages = own === language ? [language] : [language, own];
  const { experience, education, projects, personalInfo, ...general } = resume;
  // Contacts are excluded: the digits of a phone number are not quantities.
  const { email, phone, website, linkedin, ...person } = personalInfo;
  const contacts = [email, phone, website, linkedin].filter(Boolean);
  const read = createQuantityReader(languages);
  const outside = buildPart([...collectTexts([person, general]), ...given], languages, read);
  const parts = new Map<string, SourcePart>();
  for (const [name, list] of Object.entries({ experience, education, projects }))
    for (const [index, entry] of list.entries())
      parts.set(`${name}.${index}`, buildPart(collectTexts(entry), languages, read));
  const all = [outside, ...parts.values()];
  const worked = [...parts]
    .filter(([path]) => path.startsWith('experience'))
    .flatMap(([, { quantities }]) => quantities);
  const join = (some: readonly SourcePart[], more: Quantity[] = []): SourcePart =>
    createPart(
      some.map(({ text }) => text).join('\n'),
      [...some.flatMap(({ quantities }) => quantities), ...more],
      languages,
    );
  const empty = buildPart([], languages, read);
  const joined = new Map<string, SourcePart>();
  const whole = join(all, inferDurations(resume, worked, today));
  return {
    languages,
    isTranslated: own !== language,
    whole,
    readQuantities: read,
    degrees: findConcepts(whole.text, degreeConcepts),
    seniorityLevels: findConcepts(whole.text, seniorityConcepts),
    isCertified: whole.text.search(certificationClaim) >= 0,
    contacts: new Set([...contacts, ...findContacts(whole.text).map(({ text }) => text)].map(normalizeContact)),
    getEntryInContext: (path) => {
      const made = joined.get(path) ?? join([parts.get(path) ?? empty, outside]);
      joined.set(path, made);
      return made;
    },
    getEntry: (path) => parts.get(path) ?? empty,
  };
}
