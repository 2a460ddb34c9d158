import { Injectable } from '@nestjs/common';
import type {
  LetterContent,
  PageSize,
  PersonalInfo,
  ResumeContent,
} from '@shortlist/contracts/builder/document-content';
import type { Industry } from '@shortlist/contracts/platform/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import { formatRecipientLines } from '@shortlist/documents/i18n/letter-phrases';
import { isPresentWord } from '@shortlist/documents/i18n/format-date';
import { splitName } from '@shortlist/documents/i18n/split-name';
import { applyLetterFills, applyResumeFills } from './generation.mapper';
import { GenerationsService } from './generations.service';

/** A generation as other modules see it. The documents contain the user's input, and open blanks in brackets. */
export interface GeneratedDocuments {
  jobTitle: string;
  industry: Industry;
  /** Empty if the user gave none. */
  jobPosting: string;
  /** Employer from the recipient lines of the letter. Empty while the employer is a blank. */
  company: string;
  language: Language;
  pageSize: PageSize;
  resume: ResumeContent;
  letter: LetterContent;
}

/** Splits the name into first and last name, because the one-click form has one field for both. Keeps a blank as is. */
function splitPersonName(info: PersonalInfo, language: Language): PersonalInfo {
  if (info.lastName || /[[\]]/.test(info.firstName)) return info;
  const { firstName, lastName, typedName } = splitName(info.firstName, language);
  return { ...info, firstName, lastName, typedName };
}

function findCompany(recipient: readonly string[], language: Language): string {
  const genericLines = formatRecipientLines(language, '');
  const company = recipient.find((line) => !genericLines.includes(line)) ?? '';
  return /[[\]]/.test(company) ? '' : company;
}

/** Marks entries as `current` if their end date was filled with "Present". */
export const markOngoingEntries = (resume: ResumeContent): ResumeContent => ({
  ...resume,
  experience: resume.experience.map(markOngoingEntry),
  education: resume.education.map(markOngoingEntry),
});

const markOngoingEntry = <Entry extends { endDate: string; current: boolean }>(entry: Entry): Entry =>
  isPresentWord(entry.endDate) ? { ...entry, endDate: '', current: true } : entry;

@Injectable()
export class GeneratedDocumentsService {
  constructor(private readonly generations: GenerationsService) {}

  /** Throws `not_found`, including for another owner's generation. */
  async get(id: string, ownerId: string): Promise<GeneratedDocuments> {
    const row = await this.generations.get(id, ownerId);
    const { jobTitle, industry, jobPosting, language, pageSize } = row;
    const [resume, letter] = [applyResumeFills(row), applyLetterFills(row)];
    return {
      jobTitle,
      industry,
      jobPosting,
      company: findCompany(letter.recipient, language),
      language,
      pageSize,
      resume: {
        ...markOngoingEntries(resume),
        personalInfo: splitPersonName(resume.personalInfo, language),
      },
      letter: { ...letter, personalInfo: splitPersonName(letter.personalInfo, language) },
    };
  }
}
