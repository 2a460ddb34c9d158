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
  /** Job posting. A term that appears only here is not a fact about the person. */
  jobText?: string | undefined;
}

/** Tag or the beginning of one, but not "< 5 minutes". */
const markup = /<[a-z/!][^>]*>?/giu;

const newMarkupIn = (text: string, before = '') => (text.match(markup) ?? []).filter((tag) => !before.includes(tag));

/**
 * Grounds texts about a person in their resume: redacts unsupported content, replaces new numbers with blanks, and
 * leaves out content that needs the person's confirmation. `before` is the original of a rewritten text.
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
