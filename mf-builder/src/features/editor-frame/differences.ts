import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { ResumeDraft } from '@shortlist/contracts/builder/saved-resume';
import { equal } from '../../shared/document/paths';

const parts = [
  'personalInfo',
  'experience',
  'education',
  'projects',
  'skills',
  'achievements',
  'certifications',
  'languages',
  'customSections',
] as const satisfies (keyof ResumeContent)[];
export type Part = (typeof parts)[number] | 'design';

/** What two texts of a resume do not share, in one part of it. */
export interface Difference {
  part: Part;
  mine: string[];
  theirs: string[];
}

/** All texts of a value in their order; ids are no texts. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value.trim()] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'id' ? [] : textsOf(inner)));
}

/** Where two drafts differ, part by part. How they are set counts as one part, and has no words. */
export function differencesOf(mine: ResumeDraft, theirs: ResumeDraft): Difference[] {
  const found = parts.flatMap((part): Difference[] => {
    if (equal(mine[part], theirs[part])) return [];
    const [ours, others] = [textsOf(mine[part]), textsOf(theirs[part])];
    return [
      {
        part,
        mine: ours.filter((text) => !others.includes(text)),
        theirs: others.filter((text) => !ours.includes(text)),
      },
    ];
  });
  const settings = (draft: ResumeDraft) =>
    Object.fromEntries(Object.entries(draft).filter(([key]) => !parts.some((part) => part === key) && key !== 'tray'));
  return equal(settings(mine), settings(theirs)) ? found : [...found, { part: 'design', mine: [], theirs: [] }];
}
