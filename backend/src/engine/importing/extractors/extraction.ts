import { createEmptyContent } from '@shortlist/documents/empty-content';
import type { CustomSection, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type en from '../locales/en.json';

export type QuestionKey = keyof typeof en.questions;

/** Reason to ask the user about a value, and its other possible reading. */
export interface Ambiguity {
  question: QuestionKey;
  alternative?: string;
}

/** Content found so far. Extractors add to it. */
export interface Extraction {
  content: ResumeContent;
  /** Line index where an entry starts, by path: "experience.0". */
  startLines: Map<string, number>;
  /** By field path. */
  ambiguities: Map<string, Ambiguity>;
  /** Texts that need no field: headings, labels, dates, page numbers, durations. */
  consumedTexts: string[];
  unplacedLines: { text: string; section: string }[];
}

export const createExtraction = (): Extraction => ({
  content: createEmptyContent(),
  startLines: new Map(),
  ambiguities: new Map(),
  consumedTexts: [],
  unplacedLines: [],
});

export const createCustomSection = (index: number, name: string): CustomSection => ({
  id: `imported-${index + 1}`,
  name,
  items: [],
});
