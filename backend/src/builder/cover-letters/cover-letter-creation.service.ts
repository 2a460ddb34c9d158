import { Injectable } from '@nestjs/common';
import {
  type CoverLetter,
  type CreateLetterDraftRequest,
  saveLetterDraftRequestSchema,
} from '@shortlist/contracts/builder/cover-letter';
import { GeneratedDocumentsService } from '../../generator/generated-documents.service';
import { ResumesService } from '../resumes/resumes.service';
import type { CreationContext } from '../versioned-documents/creation-context';
import { CoverLettersService } from './cover-letters.service';

@Injectable()
export class CoverLetterCreationService {
  constructor(
    private readonly letters: CoverLettersService,
    private readonly resumes: ResumesService,
    private readonly generated: GeneratedDocumentsService,
  ) {}

  /**
   * Creates a cover letter from the request or, with a `generationId`, from the letter and resume of a generation.
   * Throws `not_found` for another owner's generation.
   */
  async createDraft(request: CreateLetterDraftRequest, creation: CreationContext): Promise<CoverLetter> {
    if (!('generationId' in request)) return await this.letters.createDraft(request, creation);
    const { generationId } = request;
    const ownerId = creation.documentOptions.owner.id;
    const { letter, resume, ...target } = await this.generated.get(generationId, ownerId);
    const { jobTitle, industry, company, jobPosting, language, pageSize } = target;
    const headline = resume.personalInfo.headline || jobTitle;
    const draft = saveLetterDraftRequestSchema.parse({
      sender: { ...letter.personalInfo, headline },
      jobTitle: letter.jobTitle || jobTitle,
      companyName: company,
      jobDescription: jobPosting,
      content: letter.paragraphs.join('\n\n'),
      aiGenerated: true,
      resumeId: request.resumeId || (await this.resumes.findNewestForGeneration(generationId, ownerId))?.id,
      targetJobTitle: jobTitle,
      targetIndustry: industry,
      language,
      pageSize,
    });
    return await this.letters.createDraft(draft, creation, generationId);
  }
}
