import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { splitBlanks } from '@shortlist/documents/blanks';
import { normal, stemOf } from '../../../ats/language/words';
import { certified, conceptsIn, degrees, ranks } from '../entities/concepts';
import { contactKey, contactsIn } from '../entities/contacts';
import { words as ownWords } from '../../words';
import { valuesIn, type Value } from '../values/values';
import { traitsOf } from './align';
import { languageOf } from './language-of';

export interface Part {
  text: string;
  lower: string;
  values: Value[];
  /** Words and their stems in lower case. Lazy, like the features, because most parts never need them. */
  words: () => Set<string>;
  traits: () => Set<string>;
}

export interface Source {
  /** Languages of the document and, if different, of the source. Number words of both count. */
  languages: Language[];
  translated: boolean;
  whole: Part;
  values: (text: string) => Value[];
  contacts: Set<string>;
  degrees: Set<string>;
  ranks: Set<string>;
  certified: boolean;
  /** Returns an entry of experience, projects or education, together with the text outside of entries. */
  entry: (path: string) => Part;
  /** Returns a single entry, because its claims of scope need evidence in the same entry. */
  alone: (path: string) => Part;
}

export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

const labels = new Set(Object.values(ownWords).flatMap(({ blanks }) => Object.values(blanks)));

/** Masks our own blanks, which claim nothing. Any other label is a bracketed fact. Keeps the length of the text. */
export const withoutBlanks = (text: string, sourceText = '') =>
  splitBlanks(text)
    .map((piece) => {
      if (piece.label === undefined) return piece.text;
      const ours = (labels.has(piece.label) && !/\p{N}/u.test(piece.label)) || sourceText.includes(piece.text);
      return ours ? '\u0001'.repeat(piece.text.length) : piece.text.replace(/[[\]]/g, ' ');
    })
    .join('');

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:[.&'’/+-][\p{L}\p{N}]+)*(?:\+\+|#)?/gu;

const eastAsian = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const inside = /[\p{sc=Latin}\p{N}]+/gu;

function wordsOf(text: string, languages: readonly Language[]): Set<string> {
  const words = new Set(
    [...text.matchAll(wordPattern)]
      .flatMap(([word]) => [
        word,
        ...word.split(/[.&'’/+-]/),
        ...(eastAsian.test(word) ? (word.match(inside) ?? []) : []),
      ])
      .map((word) => word.toLowerCase()),
  );
  for (const word of [...words]) for (const language of languages) words.add(stemOf(word, language));
  return words;
}

function lazy<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

const part = (text: string, values: Value[], languages: readonly Language[]): Part => ({
  text,
  lower: normal(text).toLowerCase(),
  values,
  words: lazy(() => wordsOf(text, languages)),
  traits: lazy(() => traitsOf(text)),
});

type Reader = (text: string) => Value[];

function readerOf(languages: readonly Language[]): Reader {
  const known = new Map<string, Value[]>();
  return (text) => {
    const values = known.get(text) ?? valuesIn(withoutBlanks(text), languages);
    known.set(text, values);
    return values;
  };
}

const partOf = (texts: readonly string[], languages: readonly Language[], read: Reader): Part =>
  part(texts.map((text) => withoutBlanks(text)).join('\n'), texts.flatMap(read), languages);

/** Returns the whole years from the first to the last date, which a summary may state: "eight years". */
function durations(resume: ResumeContent, values: Value[], today: string | undefined): Value[] {
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
export function sourceOf(
  resume: ResumeContent,
  language: Language,
  given: readonly string[] = [],
  today?: string,
): Source {
  const texts = textsOf(resume);
  const own = languageOf(texts.join('\n'), language);
  const languages = own === language ? [language] : [language, own];
  const { experience, education, projects, personalInfo, ...general } = resume;
  // Contacts are excluded: the digits of a phone number are not quantities.
  const { email, phone, website, linkedin, ...person } = personalInfo;
  const contacts = [email, phone, website, linkedin].filter(Boolean);
  const read = readerOf(languages);
  const outside = partOf([...textsOf([person, general]), ...given], languages, read);
  const parts = new Map<string, Part>();
  for (const [name, list] of Object.entries({ experience, education, projects }))
    for (const [index, entry] of list.entries()) parts.set(`${name}.${index}`, partOf(textsOf(entry), languages, read));
  const all = [outside, ...parts.values()];
  const worked = [...parts].filter(([path]) => path.startsWith('experience')).flatMap(([, { values }]) => values);
  const join = (some: readonly Part[], more: Value[] = []): Part =>
    part(some.map(({ text }) => text).join('\n'), [...some.flatMap(({ values }) => values), ...more], languages);
  const empty = partOf([], languages, read);
  const joined = new Map<string, Part>();
  const whole = join(all, durations(resume, worked, today));
  return {
    languages,
    translated: own !== language,
    whole,
    values: read,
    degrees: conceptsIn(whole.text, degrees),
    ranks: conceptsIn(whole.text, ranks),
    certified: whole.text.search(certified) >= 0,
    contacts: new Set([...contacts, ...contactsIn(whole.text).map(({ said }) => said)].map(contactKey)),
    entry: (path) => {
      const made = joined.get(path) ?? join([parts.get(path) ?? empty, outside]);
      joined.set(path, made);
      return made;
    },
    alone: (path) => parts.get(path) ?? empty,
  };
}
