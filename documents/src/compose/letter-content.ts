import type { LetterDraft } from '@shortlist/contracts/builder/cover-letter';
import type { LetterContent, PersonalInfo } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { recipientLines, salutationOf } from '../words/letters';

/** The printed part of a stored letter. */
export type PrintedLetter = Pick<
  LetterDraft,
  'jobTitle' | 'companyName' | 'content' | 'recipient' | 'salutation' | 'date'
>;

export interface LetterSetting {
  sender: PersonalInfo;
  language: Language;
  /** ISO date (YYYY-MM-DD), used for a letter without its own date. */
  today: string;
}

/**
 * Builds the content for `composeLetter` from a letter as typed; date, recipient and salutation default by language.
 */
export function letterContentOf(letter: PrintedLetter, { sender, language, today }: LetterSetting): LetterContent {
  return {
    personalInfo: sender,
    date: letter.date || today,
    recipient: recipientLines(language, letter.companyName, letter.recipient),
    jobTitle: letter.jobTitle,
    salutation: letter.salutation || salutationOf(language, letter.recipient),
    paragraphs: paragraphsOf(letter.content),
  };
}

/** Paragraphs are separated by blank lines. */
export const paragraphsOf = (content: string): string[] =>
  content
    .split(/\n[ \t]*(?:\r?\n[ \t]*)+/)
    .map((text) => text.trim())
    .filter(Boolean);
