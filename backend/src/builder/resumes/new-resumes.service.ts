import { Injectable } from '@nestjs/common';
import type { NewDraft, Resume } from '@shortlist/contracts/builder/saved-resume';
import { GeneratedDocumentsService } from '../../generator/generated-documents.service';
import { LettersService } from '../letters/letters.service';
import type { Creation } from '../saved/saver';
import { ResumesService } from './resumes.service';

@Injectable()
export class NewResumesService {
  constructor(
    private readonly resumes: ResumesService,
    private readonly letters: LettersService,
    private readonly generated: GeneratedDocumentsService,
  ) {}

  /** Throws `not_found` for another owner's generation. */
  async createDraft({ generationId, ...draft }: NewDraft, creation: Creation): Promise<Resume> {
    if (!generationId) return await this.resumes.createDraft(draft, creation);
    const { resume, ...target } = await this.generated.find(generationId, creation.saver.owner.id);
    const { jobTitle: targetJobTitle, industry: targetIndustry, company: targetCompany, language, pageSize } = target;
    const generated = { ...draft, ...resume, targetJobTitle, targetIndustry, targetCompany, language, pageSize };
    const made = await this.resumes.createDraft(generated, creation, generationId);
    await this.letters.joinResume(made.id, generationId, creation.saver.owner);
    return made;
  }

  /**
   * Copies a resume. A `linked` copy is a variant, which stores the content of its base. Throws `not_found` for another
   * owner's resume.
   */
  async copy(
    id: string,
    { title, linked }: { title?: string | undefined; linked: boolean },
    creation: Creation,
  ): Promise<Resume> {
    const base = linked ? await this.resumes.findCurrent(id, creation.saver.owner.id) : undefined;
    const link = { baseId: base?.id ?? null, baseContent: base?.content ?? null };
    return await this.resumes.copy(id, title, creation, link);
  }
}
