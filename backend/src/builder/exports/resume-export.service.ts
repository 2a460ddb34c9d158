import { Injectable } from '@nestjs/common';
import type { ExportResumeRequest } from '@shortlist/contracts/builder/resume';
import { toJsonResume } from '@shortlist/documents/json-resume';
import { toFileSettings } from '@shortlist/documents/printed-resume';
import { zipSync } from 'fflate';
import { messages } from '../../engine/writing/messages';
import { AppError } from '../../platform/http/app-error';
import type { GeneratedFile } from '../../platform/storage/temporary-files.service';
import { FileLinksService } from '../../files/file-links.service';
import { buildFileName } from '../../files/file-name';
import { mediaTypes } from '../../files/media-types';
import { RenderingService } from '../../files/rendering.service';
import { CoverLetterFilesService } from '../cover-letters/cover-letter-files.service';
import { CoverLettersService } from '../cover-letters/cover-letters.service';
import type { ResumeEntity } from '../resumes/resume.entity';
import { getFileNameParts, buildResumeFileName } from '../resumes/resume-file-name';
import { createResumeSource, toComposeOptions } from '../resumes/resume-source';
import { ResumesService } from '../resumes/resumes.service';
import { TemplatesService } from '../../templates/templates.service';

@Injectable()
export class ResumeExportService {
  constructor(
    private readonly resumes: ResumesService,
    private readonly letters: CoverLettersService,
    private readonly letterFiles: CoverLetterFilesService,
    private readonly templates: TemplatesService,
    private readonly rendering: RenderingService,
    private readonly links: FileLinksService,
  ) {}

  /**
   * Returns a link to a file of the latest draft. Renders the file immediately, so that errors occur here. Throws
   * `not_found`, `invalid_input` (unknown template, no cover letter, unprintable text), and `premium_template` for
   * formats that use the template.
   */
  async createLink(id: string, ownerId: string | undefined, request: ExportResumeRequest, signal: AbortSignal) {
    const row = await this.resumes.findCurrent(id, ownerId);
    const file = await this.renderFile(row, request, signal);
    return { url: await this.links.createLink(row.ownerId, file), name: file.name, size: file.bytes.length };
  }

  private async renderFile(
    row: ResumeEntity,
    request: ExportResumeRequest,
    signal: AbortSignal,
  ): Promise<GeneratedFile> {
    const { format } = request;
    const template = request.templateId ?? row.templateId;
    // Plain text and data do not use the template, so they need no permission.
    if (format === 'docx' || format === 'zip') await this.templates.getPermittedTemplate(template, row.ownerId);
    const source = createResumeSource(row, template);
    const type = mediaTypes[format];
    switch (format) {
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
    { coverLetterId, templateId }: ExportResumeRequest,
    signal: AbortSignal,
  ) {
    const letter = coverLetterId
      ? await this.letters.findCurrent(coverLetterId, row.ownerId)
      : await this.letters.findNewestForResume(row.id, row.ownerId);
    if (!letter) throw new AppError('invalid_input', { issues: [{ path: 'coverLetterId', message: 'letter_first' }] });
    return await this.letterFiles.renderFile(letter, 'pdf', { templateId, signal });
  }
}
