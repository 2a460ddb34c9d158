import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { applyChanges } from '@shortlist/documents/apply-changes';
import { buildParserView } from '../ats/parser-view/parser-view';
import type { PrintedHeading } from '../ats/parser-view/section-index';
import { deserializeFile, type SerializedFile } from '../rendering/serialized-file';
import { readJobPosting } from './job-postings/read-job-posting';
import { buildLetterInput } from './cover-letters/cover-letter-input';
import { findPostingSynonyms } from './optimization/aliases';
import { buildProposal } from './optimization/proposal';
import { toPrintedContent, calculateTextPoints, type ScoredState, assessResume } from './resumes/resume-scores';
import { findBaseChanges } from './variants/base-changes';

interface ToView {
  file: SerializedFile;
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
  standing: assessResume,
  proposal: buildProposal,
  readJob: readJobPosting,
  aliases: findPostingSynonyms,
  letterInput: buildLetterInput,

  machineView: ({ file, state, headings, today }: ToView) =>
    buildParserView(deserializeFile(file), {
      resume: toPrintedContent(state),
      headings,
      language: state.language,
      today,
    }),

  baseChanges: ({ old, base, variant, language, today }: ToCompare) => {
    const pointsOf = calculateTextPoints(variant, today);
    return findBaseChanges({ ancestor: old, base, variant: variant.content }, language).map((change) => ({
      ...change,
      points: pointsOf(applyChanges(variant.content, [change])),
    }));
  },
};
