import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { applyChanges } from '@shortlist/documents/apply-changes';
import { buildParserView } from '../ats/parser-view/parser-view';
import type { PrintedHeading } from '../ats/parser-view/section-index';
import { parsed, type ReadFile } from '../rendering/read-file';
import { readJob } from './job-postings/read-job';
import { buildLetterInput } from './cover-letters/cover-letter-input';
import { aliasesIn } from './optimization/aliases';
import { proposalOf } from './optimization/proposal';
import { asPrinted, pointsOfText, type ScoredState, standingOf } from './resumes/resume-scores';
import { findBaseChanges } from './variants/base-changes';

interface ToView {
  file: ReadFile;
  state: ScoredState;
  headings: readonly PrintedHeading[];
  today: string;
}

interface ToCompare {
  /** The base as the variant last saw it, and the current base. */
  old: ResumeContent;
  base: ResumeContent;
  variant: ScoredState;
  /** Language of the explanations. */
  language: Language;
  today: string;
}

/** Work on user input, which runs in threads. */
export const builderTasks = {
  standing: standingOf,
  proposal: proposalOf,
  readJob,
  aliases: aliasesIn,
  letterInput: buildLetterInput,

  machineView: ({ file, state, headings, today }: ToView) =>
    buildParserView(parsed(file), { resume: asPrinted(state), headings, language: state.language, today }),

  baseChanges: ({ old, base, variant, language, today }: ToCompare) => {
    const pointsOf = pointsOfText(variant, today);
    return findBaseChanges({ ancestor: old, base, variant: variant.content }, language).map((change) => ({
      ...change,
      points: pointsOf(applyChanges(variant.content, [change])),
    }));
  },
};
