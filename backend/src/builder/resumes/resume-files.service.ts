import { Injectable } from '@nestjs/common';
import type { PageFitResult } from '@shortlist/documents/page-fit/fit-to-pages';
import { DocumentExportRegistry, type RenderDocument } from '../../account/privacy/document-export-registry';
import { TemplatesService } from '../../templates/templates.service';
import { FileLinksService } from '../../files/file-links.service';
import { mediaTypes } from '../../files/media-types';
import { RenderingService } from '../../files/rendering.service';
import { buildResumeFileName } from './resume-file-name';
import { toComposeOptions, createResumeSource } from './resume-source';
import type { ResumeEntity } from './resume.entity';
import { ResumesService } from './resumes.service';

@Injectable()
export class ResumeFilesService {
  constructor(
    private readonly resumes: ResumesService,
    private readonly templates: TemplatesService,
    private readonly rendering: RenderingService,
    private readonly links: FileLinksService,
    exports: DocumentExportRegistry,
  ) {
    exports.register({ folder: 'resumes', listDocuments: (ownerId) => this.listExports(ownerId) });
  }

  /**
   * Returns a link to the PDF of the latest draft. Renders the file immediately, so that errors occur here. Throws
   * `not_found`, `invalid_input` (unknown template, unprintable text), `premium_template`.
   */
  async createPdfLink(id: string, ownerId: string | undefined, templateId: string | undefined): Promise<string> {
    const row = await this.resumes.findCurrent(id, ownerId);
    const { id: template } = await this.templates.getPermittedTemplate(templateId ?? row.templateId, row.ownerId);
    return await this.links.createLink(row.ownerId, await this.renderFile(row, template));
  }

  /**
   * Fits the latest draft to a number of pages, in the template of the resume. Stores nothing. Throws like
   * `createPdfLink`.
   */
  async fitToPages(
    id: string,
    ownerId: string | undefined,
    pages: number,
    signal: AbortSignal,
  ): Promise<PageFitResult> {
    const row = await this.resumes.findCurrent(id, ownerId);
    return await this.rendering.fitToPages(row.content, { ...toComposeOptions(row), fit: 0 }, pages, signal);
  }

  private async listExports(ownerId: string): Promise<RenderDocument[]> {
    return (await this.resumes.listIds(ownerId)).map((id) => async (signal) => {
      const row = await this.resumes.findCurrent(id, ownerId, { includeTrash: true });
      const template = await this.templates.resolveTemplateId(row.templateId, ownerId);
      return await this.renderFile(row, template, signal);
    });
  }

  private async renderFile(row: ResumeEntity, templateId: string, signal?: AbortSignal) {
    const bytes = await this.rendering.renderPdf(createResumeSource(row, templateId), signal);
    return { name: buildResumeFileName(row), type: mediaTypes.pdf, bytes };
  }
}
