import { Injectable } from '@nestjs/common';
import type { FitAnswer } from '@shortlist/documents/fit/fit-to';
import { OwnedDocuments, type Print } from '../../account/owned/owned-documents';
import { TemplatesService } from '../templates.service';
import { FileLinksService } from '../../rendering/files/file-links.service';
import { mediaTypes } from '../../rendering/files/media-types';
import { RenderingService } from '../../rendering/rendering.service';
import { resumeFileName } from './resume-name';
import { optionsOf, sourceOf } from './resume-source';
import type { ResumeEntity } from './resume.entity';
import { ResumesService } from './resumes.service';

@Injectable()
export class ResumeFilesService {
  constructor(
    private readonly resumes: ResumesService,
    private readonly templates: TemplatesService,
    private readonly rendering: RenderingService,
    private readonly links: FileLinksService,
    owned: OwnedDocuments,
  ) {
    owned.serve({ folder: 'resumes', documentsOf: (ownerId) => this.all(ownerId) });
  }

  /**
   * Returns a link to the PDF of the latest draft. Renders the file immediately, so that errors occur here. Throws
   * `not_found`, `invalid_input` (unknown template, unprintable text), `premium_template`.
   */
  async link(id: string, ownerId: string | undefined, templateId: string | undefined): Promise<string> {
    const row = await this.resumes.findCurrent(id, ownerId);
    const { id: template } = await this.templates.permitted(templateId ?? row.templateId, row.ownerId);
    return await this.links.keep(row.ownerId, await this.make(row, template));
  }

  /** Fits the latest draft to a number of pages, in its own template. Stores nothing. Throws like `link`. */
  async fit(id: string, ownerId: string | undefined, pages: number, signal: AbortSignal): Promise<FitAnswer> {
    const row = await this.resumes.findCurrent(id, ownerId);
    return await this.rendering.fit(row.content, { ...optionsOf(row), fit: 0 }, pages, signal);
  }

  /** Includes the trash. */
  private async all(ownerId: string): Promise<Print[]> {
    return (await this.resumes.ids(ownerId)).map((id) => async (signal) => {
      const row = await this.resumes.findCurrent(id, ownerId, { bin: true });
      const template = await this.templates.permittedOrUsual(row.templateId, ownerId);
      return await this.make(row, template, signal);
    });
  }

  private async make(row: ResumeEntity, templateId: string, signal?: AbortSignal) {
    const bytes = await this.rendering.pdf(sourceOf(row, templateId), signal);
    return { name: resumeFileName(row), type: mediaTypes.pdf, bytes };
  }
}
