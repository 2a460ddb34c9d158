import { Injectable } from '@nestjs/common';
import type { ExportResumeRequest } from '@shortlist/contracts/builder/resume';
import { toJsonResume } from '@shortlist/documents/json-resume';
import type { PageFitResult } from '@shortlist/documents/page-fit/fit-to-pages';
import { toFileSettings } from '@shortlist/documents/printed-resume';
import { zipSync } from 'fflate';
import { DocumentExportRegistry, type RenderDocument } from '../../account/privacy/document-export-registry';
import { messages } from '../../engine/writing/messages';
import { AppError } from '../../platform/http/app-error';
import type { GeneratedFile } from '../../platform/storage/temporary-files.service';
import { FileLinksService } from '../../files/file-links.service';
import { buildFileName, type FileFormat, mediaTypes } from '../../files/file-name';
import { RenderingService } from '../../files/rendering.service';
import { TemplatesService } from '../../templates/templates.service';
import { CoverLetterFilesService } from '../cover-letters/cover-letter-files.service';
import { CoverLettersService } from '../cover-letters/cover-letters.service';
import { getFileNameParts, buildResumeFileName } from './resume-file-name';
import { toComposeOptions, createResumeSource } from './resume-source';
import type { ResumeEntity } from './resume.entity';
import { ResumesService } from './resumes.service';

/** The formats of `ExportResumeRequest`, and `pdf`, which has a route of its own. */
export type ResumeFileRequest = Omit<ExportResumeRequest, 'format'> & { format: FileFormat };

@Injectable()
export class ResumeFilesService {
  constructor(
    private readonly resumes: ResumesService,
    private readonly letters: CoverLettersService,
    private readonly letterFiles: CoverLetterFilesService,
    private readonly templates: TemplatesService,
    private readonly rendering: RenderingService,
    private readonly links: FileLinksService,
    exports: DocumentExportRegistry,
  ) {
    exports.register({ folder: 'resumes', listDocuments: (ownerId) => this.listExports(ownerId) });
  }

  /**
   * Returns a link to a file of the latest draft. Renders the file immediately, so that errors occur here. Throws
   * `not_found`, `invalid_input` (unknown template, no cover letter, unprintable text), and `premium_template` for
   * formats that use the template.
   */
  async createLink(id: string, ownerId: string | undefined, request: ResumeFileRequest, signal: AbortSignal) {
    const row = await this.resumes.findCurrent(id, ownerId);
    // Plain text and data do not use the template, so they need no permission.
    if (request.format !== 'text' && request.format !== 'json')
      await this.templates.getPermittedTemplate(request.templateId ?? row.templateId, row.ownerId);
    const file = await this.renderFile(row, request, signal);
    return { url: await this.links.createLink(row.ownerId, file), name: file.name, size: file.bytes.length };
  }

  /**
   * Fits the latest draft to a number of pages, in the template of the resume. Stores nothing. Throws `not_found` and
   * `invalid_input` (unprintable text).
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
      const templateId = await this.templates.resolveTemplateId(row.templateId, ownerId);
      return await this.renderFile(row, { format: 'pdf', templateId }, signal);
    });
  }

  private async renderFile(row: ResumeEntity, request: ResumeFileRequest, signal: AbortSignal): Promise<GeneratedFile> {
    const { format } = request;
    const source = createResumeSource(row, request.templateId);
    const type = mediaTypes[format];
    switch (format) {
      case 'pdf':
        return { name: buildResumeFileName(row), type, bytes: await this.rendering.renderPdf(source, signal) };
      case 'docx':
        return { name: buildResumeFileName(row, 'docx'), type, bytes: await this.rendering.renderDocx(source, signal) };
      case 'text':
        return { name: buildResumeFileName(row, 'txt'), type, bytes: await this.rendering.renderText(source, signal) };
      case 'json': {
        const settings = { ...toFileSettings(toComposeOptions(row)), carriesData: row.carriesData };
        const json = JSON.stringify(toJsonResume(row.content, settings), null, 2);
        return { name: buildResumeFileName(row, 'json'), type, bytes: Buffer.from(`${json}\n`) };
      }
      case 'zip': {
        const letter = await this.renderCoverLetter(row, request, signal);
        const files = {
          [buildResumeFileName(row)]: await this.rendering.renderPdf(source, signal),
          [letter.name]: letter.bytes,
        };
        const nameParts = [...getFileNameParts(row), messages[row.language].files.resume];
        const name = buildFileName(nameParts, 'coverLetter', row.language, 'zip');
        return { name, type, bytes: Buffer.from(zipSync(files, { level: 0 })) };
      }
    }
  }

  private async renderCoverLetter(
    row: ResumeEntity,
    { coverLetterId, templateId }: ResumeFileRequest,
    signal: AbortSignal,
  ) {
    const letter = coverLetterId
      ? await this.letters.findCurrent(coverLetterId, row.ownerId)
      : await this.letters.findNewestForResume(row.id, row.ownerId);
    if (!letter) throw new AppError('invalid_input', { issues: [{ path: 'coverLetterId', message: 'letter_first' }] });
    return await this.letterFiles.renderFile(letter, 'pdf', { templateId, signal });
  }
}
