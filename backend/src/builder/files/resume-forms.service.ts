import { Injectable } from '@nestjs/common';
import type { ResumeFile } from '@shortlist/contracts/builder/saved-resume';
import { toJsonResume } from '@shortlist/documents/json-resume';
import { zipSync } from 'fflate';
import { words } from '../../ai/words';
import { AppError } from '../../platform/http/app-error';
import type { MadeFile } from '../../platform/storage/kept-files.service';
import { FileLinksService } from '../../rendering/files/file-links.service';
import { fileNameOf } from '../../rendering/files/file-name';
import { mediaTypes } from '../../rendering/files/media-types';
import { RenderingService } from '../../rendering/rendering.service';
import { LetterFilesService } from '../letters/letter-files.service';
import { LettersService } from '../letters/letters.service';
import type { ResumeEntity } from '../resumes/resume.entity';
import { nameParts, resumeFileName } from '../resumes/resume-name';
import { sourceOf } from '../resumes/resume-source';
import { ResumesService } from '../resumes/resumes.service';
import { TemplatesService } from '../templates.service';

@Injectable()
export class ResumeFormsService {
  constructor(
    private readonly resumes: ResumesService,
    private readonly letters: LettersService,
    private readonly letterFiles: LetterFilesService,
    private readonly templates: TemplatesService,
    private readonly rendering: RenderingService,
    private readonly links: FileLinksService,
  ) {}

  /**
   * Returns a link to a file of the latest draft. Renders the file immediately, so that errors occur here. Throws
   * `not_found`, `invalid_input` (unknown template, no cover letter, unprintable text), and `premium_template` for
   * formats that use the template.
   */
  async link(id: string, ownerId: string | undefined, order: ResumeFile, signal: AbortSignal) {
    const row = await this.resumes.findCurrent(id, ownerId);
    const file = await this.make(row, order, signal);
    return { url: await this.links.keep(row.ownerId, file), name: file.name, size: file.bytes.length };
  }

  private async make(row: ResumeEntity, order: ResumeFile, signal: AbortSignal): Promise<MadeFile> {
    const { format } = order;
    const template = order.templateId ?? row.templateId;
    // Plain text and data do not use the template, so they need no permission.
    if (format === 'docx' || format === 'zip') await this.templates.permitted(template, row.ownerId);
    const source = sourceOf(row, template);
    const type = mediaTypes[format];
    switch (format) {
      case 'docx':
        return { name: resumeFileName(row, 'docx'), type, bytes: await this.rendering.docx(source, signal) };
      case 'text':
        return { name: resumeFileName(row, 'txt'), type, bytes: await this.rendering.text(source, signal) };
      case 'json': {
        const json = JSON.stringify(toJsonResume(row.content, row.language), null, 2);
        return { name: resumeFileName(row, 'json'), type, bytes: Buffer.from(`${json}\n`) };
      }
      case 'zip': {
        const letter = await this.letterOf(row, order, signal);
        const files = {
          [resumeFileName(row)]: await this.rendering.pdf(source, signal),
          [letter.name]: letter.bytes,
        };
        const both = [...nameParts(row), words[row.language].files.resume];
        const name = fileNameOf(both, 'coverLetter', row.language, 'zip');
        return { name, type, bytes: Buffer.from(zipSync(files, { level: 0 })) };
      }
    }
  }

  /** Renders the requested cover letter, or the most recently edited one of the resume, in the same template. */
  private async letterOf(row: ResumeEntity, { coverLetterId, templateId }: ResumeFile, signal: AbortSignal) {
    const letter = coverLetterId
      ? await this.letters.findCurrent(coverLetterId, row.ownerId)
      : await this.letters.newestOf(row.id, row.ownerId);
    if (!letter) throw new AppError('invalid_input', { issues: [{ path: 'coverLetterId', message: 'letter_first' }] });
    return await this.letterFiles.make(letter, 'pdf', { templateId, signal });
  }
}
