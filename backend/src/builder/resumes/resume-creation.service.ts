import { Injectable } from '@nestjs/common';
import type { CreateResumeDraftRequest, Resume } from '@shortlist/contracts/builder/resume';
import { GeneratedDocumentsService } from '../../generator/generated-documents.service';
import { CoverLettersService } from '../cover-letters/cover-letters.service';
import type { CreationContext } from '../versioned-documents/creation-context';
import { ResumesService } from './resumes.service';

@Injectable()
export class ResumeCreationService {
  constructor(
    private readonly resumes: ResumesService,
    private readonly letters: CoverLettersService,
    private readonly generated: GeneratedDocumentsService,
  ) {}

  /** Throws `not_found` for another owner's generation. */
  async createDraft({ generationId, ...draft }: CreateResumeDraftRequest, creation: CreationContext): Promise<Resume> {
    if (!generationId) return await this.resumes.createDraft(draft, creation);
    const { resume, ...target } = await this.generated.get(generationId, creation.documentOptions.owner.id);
    const generatedDraft = {
      ...draft,
      ...resume,
      targetJobTitle: target.jobTitle,
      targetIndustry: target.industry,
      targetCompany: target.company,
      jobPosting: target.jobPosting,
      language: target.language,
      pageSize: target.pageSize,
    };
    const createdResume = await this.resumes.createDraft(generatedDraft, creation, generationId);
    await this.letters.attachToResume(createdResume.id, generationId, creation.documentOptions.owner);
    return createdResume;
  }

  /**
   * Copies a resume. A `linked` copy becomes a variant of the resume. It also keeps the original content, so that later
   * changes to the original can be found. Throws `not_found` for another owner's resume.
   */
  async copy(
    id: string,
    { title, linked }: { title?: string | undefined; linked: boolean },
    creation: CreationContext,
  ): Promise<Resume> {
    const base = linked ? await this.resumes.findCurrent(id, creation.documentOptions.owner.id) : undefined;
    const baseColumns = { baseId: base?.id ?? null, baseContent: base?.content ?? null };
    return await this.resumes.copy(id, title, creation, baseColumns);
  }
}
