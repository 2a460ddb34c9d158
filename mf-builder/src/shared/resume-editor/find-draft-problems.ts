import type { ResumeDraft } from '@shortlist/contracts/builder/resume';
import type { Issue } from '@shortlist/contracts/platform/errors';
import type { Language } from '@shortlist/contracts/platform/languages';
import { listBlanks, type Blank } from '@shortlist/documents/blanks';
import { isEndBeforeStart } from '@shortlist/documents/i18n/format-date';
import { validateResume } from './validate-resume';

export interface DraftProblems {
  issues: Issue[];
  /** Paths of end dates that are before their start dates. */
  reversedDateRanges: string[];
  /** Unfilled blanks in fields that aren't in `issues`. */
  blanks: Blank[];
}

export async function findDraftProblems(draft: ResumeDraft, language: Language): Promise<DraftProblems> {
  const issues = await validateResume(draft, language);
  const issuePaths = new Set(issues.map(({ path }) => path));
  const reversedDateRanges = (['experience', 'education'] as const).flatMap((list) =>
    draft[list].flatMap(({ startDate, endDate, current }, index) =>
      !current && isEndBeforeStart(startDate, endDate) ? [`${list}.${index}.endDate`] : [],
    ),
  );
  return {
    issues,
    reversedDateRanges,
    blanks: listBlanks(draft).filter(({ path }) => !issuePaths.has(path)),
  };
}

/** Counts all blanks together as one problem. */
export const countDraftProblems = ({ issues, reversedDateRanges, blanks }: DraftProblems) =>
  issues.length + reversedDateRanges.length + (blanks.length > 0 ? 1 : 0);
