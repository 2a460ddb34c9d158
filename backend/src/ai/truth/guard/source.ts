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

/** What a part of the source says, made ready for looking up. */
export interface Part {
  text: string;
  lower: string;
  values: Value[];
  /** Words and their stems, in lower case. Made when first asked for, as the traits: most parts never are. */
  words: () => Set<string>;
  traits: () => Set<string>;
}

/** All that a person has said. */
export interface Source {
  /** The document's language and, where it is another, that of the source: number words of both count. */
  languages: Language[];
  /** The output is in another language than the source. */
  translated: boolean;
  whole: Part;
  /** The values of a text of the source or of one beside it. */
  values: (text: string) => Value[];
  contacts: Set<string>;
  /** Levels of degree and ranks of title that the source has, and whether it has a certificate or licence. */
  degrees: Set<string>;
  ranks: Set<string>;
  certified: boolean;
  /** Entries of experience, projects and education by path, each with what stands outside of entries. */
  entry: (path: string) => Part;
  /** An entry alone: claims of scope in it need evidence in it. */
  alone: (path: string) => Part;
}

/** Every string of a value, blanks left out. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

const labels = new Set(Object.values(ownWords).flatMap(({ blanks }) => Object.values(blanks)));

/** A text in which our own blanks say nothing; a label of somebody else's making is a fact in brackets. Same length. */
export const withoutBlanks = (text: string, sourceText = '') =>
  splitBlanks(text)
    .map((piece) => {
      if (piece.label === undefined) return piece.text;
      const ours = (labels.has(piece.label) && !/\p{N}/u.test(piece.label)) || sourceText.includes(piece.text);
      return ours ? '\u0001'.repeat(piece.text.length) : piece.text.replace(/[[\]]/g, ' ');
    })
    .join('');

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:[.&'’/+-][\p{L}\p{N}]+)*(?:\+\+|#)?/gu;

/** Latin words inside Japanese and Korean ones, which no space parts: "CT検査", "API를". */
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

/** What is made once, when first asked for. */
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

/** Reads the values of a text; the same text twice is read once. */
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

/** Times of the entries in whole years, as a summary may say them: "eight years" of 2015 to 2023. */
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

/** `given`: what else the person said (a target title, an employer written to); `today` (ISO) closes current work. */
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
  const { email, phone, website, linkedin, ...person } = personalInfo;
  const contacts = [email, phone, website, linkedin].filter(Boolean);
  // The digits of a phone number are no figures of anybody's work.
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
