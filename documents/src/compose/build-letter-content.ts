import type { LetterDraft } from '@shortlist/contracts/builder/cover-letter';
import type { LetterContent, PersonalInfo } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { formatRecipientLines, formatSalutation } from '../i18n/letter-phrases';

export type LetterFields = Pick<
  LetterDraft,
  'jobTitle' | 'companyName' | 'content' | 'recipient' | 'salutation' | 'date'
>;

export interface LetterContext {
  sender: PersonalInfo;
  language: Language;
  /** ISO date (YYYY-MM-DD), used for a letter without a date. */
  today: string;
}

/** Replaces an empty date, recipient or salutation with its default. */
export function buildLetterContent(letter: LetterFields, { sender, language, today }: LetterContext): LetterContent {
  return {
    personalInfo: sender,
    date: letter.date || today,
    recipient: formatRecipientLines(language, letter.companyName, letter.recipient),
    jobTitle: letter.jobTitle,
    salutation: letter.salutation || formatSalutation(language, letter.recipient),
    paragraphs: splitParagraphs(letter.content),
  };
}

export const splitParagraphs = (content: string): string[] =>
  content
    .split(/\n[ \t]*(?:\r?\n[ \t]*)+/)
    .map((text) => text.trim())
    .filter(Boolean);
