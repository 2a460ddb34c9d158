import { Injectable } from '@nestjs/common';
import { fullName } from '@shortlist/documents/words/full-name';
import { recipientLines } from '@shortlist/documents/words/letters';
import { OwnedDocuments, type Print } from '../../account/owned/owned-documents';
import { AppError } from '../../platform/http/app-error';
import type { MadeFile } from '../../platform/storage/kept-files.service';
import { FileLinksService } from '../../rendering/files/file-links.service';
import { fileNameOf } from '../../rendering/files/file-name';
import { mediaTypes } from '../../rendering/files/media-types';
import { RenderingService } from '../../rendering/rendering.service';
import { TemplatesService } from '../templates.service';
import type { CoverLetterEntity } from './letter.entity';
import { sourceOf } from './letter-source';
import { LettersService } from './letters.service';

const formats = { pdf: 'pdf', docx: 'docx', text: 'txt' } as const;
export type LetterFormat = keyof typeof formats;

@Injectable()
export class LetterFilesService {
  constructor(
    private readonly letters: LettersService,
    private readonly templates: TemplatesService,
    private readonly rendering: RenderingService,
    private readonly links: FileLinksService,
    owned: OwnedDocuments,
  ) {
    owned.serve({ folder: 'cover-letters', documentsOf: (ownerId) => this.all(ownerId) });
  }

  /**
   * Returns a link to a file of the latest draft. Renders the file immediately, so that errors occur here. Throws
   * `not_found`, `invalid_input` (unprintable text), `premium_template`.
   */
  async link(id: string, ownerId: string | undefined, format: LetterFormat, signal: AbortSignal) {
    const row = await this.letters.findCurrent(id, ownerId);
    const file = await this.make(row, format, { signal });
    return { url: await this.links.keep(row.ownerId, file), name: file.name, size: file.bytes.length };
  }

  /** Includes the trash. */
  private async all(ownerId: string): Promise<Print[]> {
    return (await this.letters.ids(ownerId)).map((id) => async (signal) => {
      const row = await this.letters.findCurrent(id, ownerId, { bin: true });
      const { design } = await this.letters.look(row);
      const templateId = await this.templates.permittedOrUsual(design.templateId, ownerId);
      return await this.make(row, 'pdf', { templateId, signal });
    });
  }

  /** Throws like `createLink`. `templateId` overrides the template of the resume. */
  async make(
    row: CoverLetterEntity,
    format: LetterFormat,
    { templateId, signal }: { templateId?: string | undefined; signal?: AbortSignal } = {},
  ): Promise<MadeFile> {
    const look = await this.letters.look(row);
    const template = templateId ?? look.design.templateId;
    if (format !== 'text') await this.templates.permitted(template, row.ownerId);
    const source = sourceOf(row, look, template);
    const name = fileNameOf(
      [fullName(look.sender, row.language), row.jobTitle, row.companyName],
      'coverLetter',
      row.language,
      formats[format],
    );
    const make = {
      pdf: () => this.rendering.pdf(source, signal).catch((error: unknown) => atFormFields(error, row)),
      docx: () => this.rendering.docx(source, signal),
      text: () => this.rendering.text(source, signal),
    };
    return { name, type: mediaTypes[format], bytes: await make[format]() };
  }
}

function atFormFields(error: unknown, { companyName, recipient, salutation, language }: CoverLetterEntity): never {
  if (!(error instanceof AppError) || !error.details.issues) throw error;
  const lines = recipientLines(language, companyName, recipient);
  const fieldOf = (path: string) => {
    const [part = '', place = ''] = path.split('.');
    if (part === 'recipient') return lines[Number(place)] === companyName.trim() ? 'companyName' : part;
    if (part === 'salutation' && !salutation) return 'recipient';
    return part === 'paragraphs' ? 'content' : path.replace('personalInfo.', 'sender.');
  };
  const found = new Map(error.details.issues.map(({ path, message }) => [fieldOf(path), message]));
  const issues = [...found].map(([path, message]) => ({ path, message }));
  throw new AppError(error.code, { ...error.details, issues });
}
