import { Injectable } from '@nestjs/common';
import type { LetterContent, PageSize, ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Industry } from '@shortlist/contracts/generator/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import { filledLetter, filledResume } from './generation-face';
import { GenerationsService } from './generations.service';

/** A generation as other areas see it: what the person filled in is in its documents, open blanks stay in brackets. */
export interface GeneratedDocuments {
  jobTitle: string;
  industry: Industry;
  language: Language;
  pageSize: PageSize;
  resume: ResumeContent;
  letter: LetterContent;
}

@Injectable()
export class GeneratedDocumentsService {
  constructor(private readonly generations: GenerationsService) {}

  /** Throws `not_found`, also for another owner's. */
  async find(id: string, ownerId: string): Promise<GeneratedDocuments> {
    const row = await this.generations.find(id, ownerId);
    const { jobTitle, industry, language, pageSize } = row;
    return { jobTitle, industry, language, pageSize, resume: filledResume(row), letter: filledLetter(row) };
  }
}
