import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { applyChanges } from '@shortlist/documents/apply-changes';
import { buildParserView } from '../engine/parser-view/parser-view';
import type { PrintedHeading } from '../engine/parser-view/section-index';
import { deserializeFile, type SerializedFile } from '../engine/file-reader/parsed-file';
import { analyzeJobPosting } from './job-postings/analyze-job-posting';
import { buildLetterInput } from './cover-letters/cover-letter-input';
import { findPostingSynonyms } from './optimization/posting-synonyms';
import { buildProposal } from './optimization/proposal';
import {
  assessResume,
  computeTotals,
  createPointsCalculator,
  type ScorableResume,
  toPrintedContent,
} from './resumes/resume-scores';
import { findBaseChanges } from './variants/base-changes';

interface ParserViewInput {
  file: SerializedFile;
  state: ScorableResume;
  headings: readonly PrintedHeading[];
  today: string;
}

interface BaseChangesInput {
  /** Content of the base when the variant was last updated from it. */
  ancestor: ResumeContent;
  base: ResumeContent;
  variant: ScorableResume;
  /** Language of the explanations. */
  language: Language;
  today: string;
}

/** Tasks on user input, which run in worker threads. */
export const builderTasks = {
  assessResume,
  computeTotals,
  buildProposal,
  analyzeJobPosting,
  findPostingSynonyms,
  buildLetterInput,

  buildParserView: ({ file, state, headings, today }: ParserViewInput) =>
    buildParserView(deserializeFile(file), {
      resume: toPrintedContent(state),
      headings,
      language: state.language,
      today,
    }),

  findBaseChanges: ({ ancestor, base, variant, language, today }: BaseChangesInput) => {
    const computePoints = createPointsCalculator(variant, today);
    return findBaseChanges({ ancestor, base, variant: variant.content }, language).map((change) => ({
      ...change,
      points: computePoints(applyChanges(variant.content, [change])),
    }));
  },
};
