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

/**
 * Texts about a person who has a resume, by the truth guard: what the resume does not say is struck, a new figure is a
 * blank, and what would wait for the person's word is left out. `before`: what a rewritten text was.
 */
export function checkTexts(
  texts: readonly { text: string; before?: string }[],
  { resume, language, given = [], jobText = '' }: Facts,
): Checked<string[]> {
  const guarded = guardTexts(texts, { source: resume, language, given: given.filter(Boolean), jobText });
  const written = texts.filter(({ text, before }) => text !== before).map(({ text }) => text);
  return {
    output: guarded.map(({ safe }) => safe),
    offences: [
      ...foreignIn(written, language),
      ...guarded.flatMap(({ findings }) => findings.map(({ said, kind }) => ({ text: said, kind }))),
    ],
  };
}
