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
/** What it is called and aims at: words that stand on no sheet. */
const about = ['title', 'targetJobTitle', 'targetIndustry'] as const satisfies (keyof ResumeDraft)[];
export type Part = (typeof parts)[number] | 'about' | 'design';

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

function differenceOf(part: Part, mine: unknown, theirs: unknown): Difference[] {
  if (equal(mine, theirs)) return [];
  const [ours, others] = [textsOf(mine), textsOf(theirs)];
  return [
    {
      part,
      mine: ours.filter((text) => !others.includes(text)),
      theirs: others.filter((text) => !ours.includes(text)),
    },
  ];
}

/** Where two drafts differ, part by part. How they are set counts as one part, and has no words. */
export function differencesOf(mine: ResumeDraft, theirs: ResumeDraft): Difference[] {
  const aboutOf = (draft: ResumeDraft) => about.map((key) => draft[key]);
  const words = new Set<string>([...parts, ...about, 'tray']);
  const settings = (draft: ResumeDraft) => Object.fromEntries(Object.entries(draft).filter(([key]) => !words.has(key)));
  return [
    ...parts.flatMap((part) => differenceOf(part, mine[part], theirs[part])),
    ...differenceOf('about', aboutOf(mine), aboutOf(theirs)),
    ...(equal(settings(mine), settings(theirs)) ? [] : [{ part: 'design' as const, mine: [], theirs: [] }]),
  ];
}
