import type { LetterDraft } from '@shortlist/contracts/builder/cover-letter';
import type { LetterContent, PersonalInfo } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { recipientLines, salutationOf } from '../words/letters';

export type PrintedLetter = Pick<
  LetterDraft,
  'jobTitle' | 'companyName' | 'content' | 'recipient' | 'salutation' | 'date'
>;

export interface LetterSetting {
  sender: PersonalInfo;
  language: Language;
  /** ISO date (YYYY-MM-DD), for a letter without a date. */
  today: string;
}

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

export const paragraphsOf = (content: string): string[] =>
  content
    .split(/\n[ \t]*(?:\r?\n[ \t]*)+/)
    .map((text) => text.trim())
    .filter(Boolean);
