import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { splitBlanks } from '@shortlist/documents/blanks';
import { normal, stemOf } from '../../../ats/language/words';
import { contactKey, contactsIn } from '../entities/contacts';
import { words as ownWords } from '../../words';
import { valuesIn, type Value } from '../values/values';
import { languageOf } from './language-of';

/** What a part of the source says, made ready for looking up. */
export interface Part {
  text: string;
  lower: string;
  /** Words and their stems, in lower case. */
  words: Set<string>;
  values: Value[];
}

/** All that a person has said. */
export interface Source {
  /** The document's language and, where it is another, that of the source: number words of both count. */
  languages: Language[];
  /** The output is in another language than the source. */
  translated: boolean;
  whole: Part;
  contacts: Set<string>;
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

export function partOf(texts: readonly string[], languages: readonly Language[]): Part {
  const clean = texts.map((text) => withoutBlanks(text));
  const text = clean.join('\n');
  const words = new Set<string>();
  for (const [word] of text.matchAll(wordPattern))
    for (const piece of [word, ...word.split(/[.&'’/+-]/)]) {
      if (piece === '') continue;
      words.add(piece.toLowerCase());
      for (const language of languages) words.add(stemOf(piece, language));
    }
  return { text, lower: normal(text).toLowerCase(), words, values: clean.flatMap((each) => valuesIn(each, languages)) };
}

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
  const outside = partOf([...textsOf([person, general]), ...given], languages);
  const parts = new Map<string, Part>();
  for (const [name, list] of Object.entries({ experience, education, projects }))
    for (const [index, entry] of list.entries()) parts.set(`${name}.${index}`, partOf(textsOf(entry), languages));
  const all = [outside, ...parts.values()];
  const worked = [...parts].filter(([path]) => path.startsWith('experience')).flatMap(([, { values }]) => values);
  const join = (some: readonly Part[], more: Value[] = []): Part => ({
    text: some.map(({ text }) => text).join('\n'),
    lower: some.map(({ lower }) => lower).join('\n'),
    words: new Set(some.flatMap(({ words }) => [...words])),
    values: [...some.flatMap(({ values }) => values), ...more],
  });
  const empty = partOf([], languages);
  const joined = new Map<string, Part>();
  const whole = join(all, durations(resume, worked, today));
  return {
    languages,
    translated: own !== language,
    whole,
    contacts: new Set([...contacts, ...contactsIn(whole.text).map(({ said }) => said)].map(contactKey)),
    entry: (path) => {
      const made = joined.get(path) ?? join([parts.get(path) ?? empty, outside]);
      joined.set(path, made);
      return made;
    },
    alone: (path) => parts.get(path) ?? empty,
  };
}
