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
