import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import { applyFills, listBlanks, type Blank } from '@shortlist/documents/blanks';

/** A well-formed value of the kind that the field takes. Dates lie in order before today, the latest entry first. */
function neutral({ path, label }: Blank, today: string): string {
  const year = Number(today.slice(0, 4));
  const [list, position, field] = path.split('.');
  if (field === 'startDate') return `01/${year - 3 * Number(position) - 4}`;
  if (field === 'endDate') return `01/${year - 3 * Number(position) - 1}`;
  if (path === 'personalInfo.email') return 'name@example.com';
  if (path === 'personalInfo.phone') return '+1 555 010 0100';
  if (path === 'personalInfo.linkedin' || path === 'personalInfo.website') return 'https://example.com/name';
  const isText =
    path === 'personalInfo.summary' || field === 'achievements' || field === 'description' || list === 'achievements';
  return isText ? '12' : label;
}

/** The resume with every open blank filled by a neutral value of its kind: what the score could be. */
export function withBlanksFilled(resume: ResumeContent, today: string): ResumeContent {
  return applyFills(resume, Object.fromEntries(listBlanks(resume).map((blank) => [blank.id, neutral(blank, today)])));
}
