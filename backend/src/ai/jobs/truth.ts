import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { guardTexts } from '../truth/guard/guard-text';
import type { Checked } from './job';
import { foreignIn } from './language';

export interface Facts {
  resume: ResumeContent;
  language: Language;
  /** Other names that a text may mention: the job, its company, the letter's recipient. */
  given?: readonly string[];
  /** The job posting. A term that only it names does not belong to the person. */
  jobText?: string | undefined;
}

/** A tag or the beginning of one. "< 5 minutes" is none. */
const markup = /<[a-z/!][^>]*>?/giu;

/** Returns tags that the earlier text did not have. Nobody writes tags into a resume. */
const newMarkupIn = (text: string, before = '') => (text.match(markup) ?? []).filter((tag) => !before.includes(tag));

/**
 * Grounds texts about a person in their resume: redacts content that the resume does not support, turns new numbers
 * into blanks, and leaves out content that would need the person's confirmation. `before`: the original of a rewritten
 * text.
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
