import { emptyContent } from '@shortlist/documents/empty-content';
import type { CustomSection, ResumeContent } from '@shortlist/contracts/builder/resume';
import type en from '../words/en.json';

export type QuestionKey = keyof typeof en.questions;

export interface Doubt {
  question: QuestionKey;
  other?: string;
}

export interface Understood {
  content: ResumeContent;
  /** Line index where an entry starts, by path: "experience.0". */
  starts: Map<string, number>;
  /** By field path. */
  doubts: Map<string, Doubt>;
  /** Texts that need no field: headings, labels, dates, page numbers, durations. */
  used: string[];
  rest: { text: string; where: string }[];
}

export const nothing = (): Understood => ({
  content: emptyContent(),
  starts: new Map(),
  doubts: new Map(),
  used: [],
  rest: [],
});

export const customSection = (at: number, name: string): CustomSection => ({
  id: `imported-${at + 1}`,
  name,
  items: [],
});
