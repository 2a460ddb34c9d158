import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { guardTexts } from '../truth/guard/guard-text';
import type { Checked } from './job';
import { foreignIn } from './language';

/** What texts about a person are measured against. */
export interface Facts {
  resume: ResumeContent;
  language: Language;
  /** What else may be named: the job asked for, its company, who reads the letter. */
  given?: readonly string[];
  /** The posting: what only it names is not the person's. */
  jobText?: string | undefined;
}

/** A tag, or the beginning of one; "< 5 minutes" is none. */
const markup = /<[a-z/!][^>]*>?/giu;

/** Tags that a text has and the one before it had not: nobody writes them into a resume. */
const newMarkupIn = (text: string, before = '') => (text.match(markup) ?? []).filter((tag) => !before.includes(tag));

/**
 * Texts about a person who has a resume, by the truth guard: what the resume does not say is struck, a new figure is a
 * blank, and what would wait for the person's word is left out. `before`: what a rewritten text was.
 */
export function checkTexts(
  texts: readonly { text: string; before?: string }[],
  { resume, language, given = [], jobText = '' }: Facts,
): Checked<string[]> {
  const tags = texts.map(({ text, before }) => newMarkupIn(text, before));
  const plain = texts.map((one, i) => (tags[i]?.length ? { ...one, text: one.before ?? '' } : one));
  const guarded = guardTexts(plain, { source: resume, language, given: given.filter(Boolean), jobText });
  const written = texts.filter(({ text, before }) => text !== before).map(({ text }) => text);
  return {
    output: guarded.map(({ safe }) => safe),
    offences: [
      ...foreignIn(written, language),
      ...tags.flat().map((text) => ({ text, kind: 'markup' })),
      ...guarded.flatMap(({ findings }) => findings.map(({ said, kind }) => ({ text: said, kind }))),
    ],
  };
}
