import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { applyChanges } from '@shortlist/documents/changes';
import { viewOfFile } from '../ats/machine/machine-view';
import type { PrintedHeading } from '../ats/machine/places';
import { parsed, type ReadFile } from '../rendering/read-file';
import { readJob } from './job-posts/read-job';
import { letterInputOf } from './letters/letter-order';
import { aliasesIn } from './optimize/aliases';
import { proposalOf } from './optimize/proposal';
import { asPrinted, pointsOfText, type ScoredState, standingOf } from './resumes/resume-scores';
import { baseChangesOf } from './variants/base-changes';

interface ToView {
  file: ReadFile;
  state: ScoredState;
  headings: readonly PrintedHeading[];
  today: string;
}

interface ToCompare {
  /** The base as the variant knew it, and now. */
  old: ResumeContent;
  base: ResumeContent;
  variant: ScoredState;
  /** Of the explanations. */
  language: Language;
  today: string;
}

/** What threads do with what people write. */
export const builderTasks = {
  standing: standingOf,
  proposal: proposalOf,
  readJob,
  aliases: aliasesIn,
  letterInput: letterInputOf,

  machineView: ({ file, state, headings, today }: ToView) =>
    viewOfFile(parsed(file), { resume: asPrinted(state), headings, language: state.language, today }),

  baseChanges: ({ old, base, variant, language, today }: ToCompare) => {
    const pointsOf = pointsOfText(variant, today);
    return baseChangesOf({ old, base, mine: variant.content }, language).map((change) => ({
      ...change,
      points: pointsOf(applyChanges(variant.content, [change])),
    }));
  },
};
