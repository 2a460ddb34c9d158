import { createEmptyContent } from '@shortlist/documents/empty-content';
import type { CustomSection, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type en from '../locales/en.json';

export type QuestionKey = keyof typeof en.questions;

export interface Ambiguity {
  question: QuestionKey;
  alternative?: string;
}

export interface Extraction {
  content: ResumeContent;
  /** Line index where an entry starts, by path ("experience.0"). */
  startLines: Map<string, number>;
  /** Keyed by field path. */
  ambiguities: Map<string, Ambiguity>;
  /** Strings that need no field, such as headings, labels, dates, page numbers and durations. */
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
