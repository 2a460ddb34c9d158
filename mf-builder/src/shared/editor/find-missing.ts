import type { ResumeDraft } from '@shortlist/contracts/builder/saved-resume';
import type { Issue } from '@shortlist/contracts/platform/errors';
import type { Language } from '@shortlist/contracts/platform/languages';
import { listBlanks, type Blank } from '@shortlist/documents/blanks';
import { endsBefore } from '@shortlist/documents/words/dates';
import { findIssues } from './check';

export interface Missing {
  /** Fields that the specification asks for. */
  issues: Issue[];
  /** Ends before their starts. */
  reversed: string[];
  /** Blanks that are still in brackets, at fields that are not named yet. */
  blanks: Blank[];
}

/** The gaps that a person would want to know of before the resume is sent. */
export async function findMissing(draft: ResumeDraft, language: Language): Promise<Missing> {
  const issues = await findIssues(draft, language);
  const named = new Set(issues.map(({ path }) => path));
  const reversed = (['experience', 'education'] as const).flatMap((list) =>
    draft[list].flatMap(({ startDate, endDate, current }, index) =>
      !current && endsBefore(startDate, endDate) ? [`${list}.${index}.endDate`] : [],
    ),
  );
  return { issues, reversed, blanks: listBlanks(draft).filter(({ path }) => !named.has(path)) };
}

/** Counts the missing things; all open blanks are one of them. */
export const countMissing = ({ issues, reversed, blanks }: Missing) =>
  issues.length + reversed.length + (blanks.length > 0 ? 1 : 0);
