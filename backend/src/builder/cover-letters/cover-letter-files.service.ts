import { Injectable } from '@nestjs/common';
import { formatFullName } from '@shortlist/documents/i18n/format-full-name';
import { formatRecipientLines } from '@shortlist/documents/i18n/letter-phrases';
import { DocumentExportRegistry, type RenderDocument } from '../../account/privacy/document-export-registry';
import { AppError } from '../../platform/http/app-error';
import type { GeneratedFile } from '../../platform/storage/temporary-files.service';
import { FileLinksService } from '../../files/file-links.service';
import { buildFileName, mediaTypes } from '../../files/file-name';
import { RenderingService } from '../../files/rendering.service';
import { TemplatesService } from '../../templates/templates.service';
import type { CoverLetterEntity } from './cover-letter.entity';
import { createCoverLetterSource } from './cover-letter-source';
import { CoverLettersService } from './cover-letters.service';

const fileExtensions = { pdf: 'pdf', docx: 'docx', text: 'txt' } as const;
export type CoverLetterFormat = keyof typeof fileExtensions;

@Injectable()
export class CoverLetterFilesService {
  constructor(
    private readonly letters: CoverLettersService,
    private readonly templates: TemplatesService,
    private readonly rendering: RenderingService,
    private readonly links: FileLinksService,
    exports: DocumentExportRegistry,
  ) {
    exports.register({ folder: 'cover-letters', listDocuments: (ownerId) => this.listExports(ownerId) });
  }

  /**
   * Returns a link to a file of the latest draft. Renders the file immediately, so that errors occur here. Throws
   * `not_found`, `invalid_input` (unprintable text), `premium_template`.
   */
  async createLink(id: string, ownerId: string | undefined, format: CoverLetterFormat, signal: AbortSignal) {
    const row = await this.letters.findCurrent(id, ownerId);
    const file = await this.renderFile(row, format, { signal });
    return { url: await this.links.createLink(row.ownerId, file), name: file.name, size: file.bytes.length };
  }

  private async listExports(ownerId: string): Promise<RenderDocument[]> {
    return (await this.letters.listIds(ownerId)).map((id) => async (signal) => {
      const row = await this.letters.findCurrent(id, ownerId, { includeTrash: true });
      const { design } = await this.letters.getAppearance(row);
      const templateId = await this.templates.resolveTemplateId(design.templateId, ownerId);
      return await this.renderFile(row, 'pdf', { templateId, signal });
    });
  }

  /** Throws like `createLink`. `templateId` overrides the template of the resume. */
  async renderFile(
    row: CoverLetterEntity,
    format: CoverLetterFormat,
    { templateId, signal }: { templateId?: string | undefined; signal?: AbortSignal } = {},
  ): Promise<GeneratedFile> {
    const appearance = await this.letters.getAppearance(row);
    const template = templateId ?? appearance.design.templateId;
    if (format !== 'text') await this.templates.getPermittedTemplate(template, row.ownerId);
    const source = createCoverLetterSource(row, appearance, template);
    const name = buildFileName(
      [formatFullName(appearance.sender, row.language), row.jobTitle, row.companyName],
      'coverLetter',
      row.language,
      fileExtensions[format],
    );
    const renderers = {
      pdf: () => this.rendering.renderPdf(source, signal).catch((error: unknown) => rethrowAtFormFields(error, row)),
      docx: () => this.rendering.renderDocx(source, signal),
      text: () => this.rendering.renderText(source, signal),
    };
    return { name, type: mediaTypes[format], bytes: await renderers[format]() };
  }
}

function rethrowAtFormFields(
  error: unknown,
  { companyName, recipient, salutation, language }: CoverLetterEntity,
): never {
  if (!(error instanceof AppError) || !error.details.issues) throw error;
  const lines = formatRecipientLines(language, companyName, recipient);
  const getField = (path: string) => {
    const [part = '', index = ''] = path.split('.');
    if (part === 'recipient') return lines[Number(index)] === companyName.trim() ? 'companyName' : part;
    if (part === 'salutation' && !salutation) return 'recipient';
    return part === 'paragraphs' ? 'content' : path.replace('personalInfo.', 'sender.');
  };
  const messagesByField = new Map(error.details.issues.map(({ path, message }) => [getField(path), message]));
  const issues = [...messagesByField].map(([path, message]) => ({ path, message }));
  throw new AppError(error.code, { ...error.details, issues });
}
