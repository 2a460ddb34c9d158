import { emptyContent } from '@shortlist/documents/empty-content';
import type { CustomSection, ResumeContent } from '@shortlist/contracts/builder/resume';
import type en from '../words/en.json';

/** What is asked where a reading is likely and not sure. */
export type QuestionKey = keyof typeof en.questions;

export interface Doubt {
  question: QuestionKey;
  /** Another reading of the same words. */
  other?: string;
}

/** What was made of the lines of a file, before it is checked that nothing is lost. */
export interface Understood {
  content: ResumeContent;
  /** Index of the line where something begins, by its path: "experience.0". */
  starts: Map<string, number>;
  /** By the path of the field. */
  doubts: Map<string, Doubt>;
  /** Words that have done their work: headings, labels, dates, numbers of pages, the length of a stay. */
  used: string[];
  /** What has no place, with where it stood. */
  rest: { text: string; where: string }[];
}

export const nothing = (): Understood => ({
  content: emptyContent(),
  starts: new Map(),
  doubts: new Map(),
  used: [],
  rest: [],
});

/** A section of the person's own. Its id is made of its place. */
export const customSection = (at: number, name: string): CustomSection => ({
  id: `imported-${at + 1}`,
  name,
  items: [],
});
