import { Injectable } from '@nestjs/common';
import { formatFullName } from '@shortlist/documents/i18n/format-full-name';
import { DocumentExportRegistry, type RenderDocument } from '../account/privacy/document-export-registry';
import { TemplatesService } from '../templates/templates.service';
import { FileLinksService } from '../files/file-links.service';
import { buildFileName, mediaTypes } from '../files/file-name';
import { RenderingService } from '../files/rendering.service';
import type { GenerationEntity } from './generation.entity';
import { applyResumeFills } from './generation.mapper';
import { defaultTemplateId, type DocumentKind, documentKinds, createGenerationSource } from './generation-source';
import { GenerationsService } from './generations.service';
import { renderPrintPage } from './print-page';

@Injectable()
export class GenerationFilesService {
  constructor(
    private readonly generations: GenerationsService,
    private readonly templates: TemplatesService,
    private readonly rendering: RenderingService,
    private readonly links: FileLinksService,
    exports: DocumentExportRegistry,
  ) {
    exports.register({ folder: 'results', listDocuments: (ownerId) => this.listExports(ownerId) });
  }

  /**
   * Returns a link that expires after ten minutes and works only for the owner. Renders the file immediately, so that
   * errors occur here. Throws `not_found`, `invalid_input` (unknown template, unprintable text) and `premium_template`.
   */
  async createLink(
    id: string,
    ownerId: string | undefined,
    document: DocumentKind,
    templateId: string | undefined,
  ): Promise<string> {
    const row = await this.generations.get(id, ownerId);
    const { id: template } = await this.templates.getPermittedTemplate(templateId ?? defaultTemplateId, row.ownerId);
    return await this.links.createLink(row.ownerId, await this.renderFile(row, document, template));
  }

  async renderForPrint(id: string, ownerId: string | undefined, document: DocumentKind): Promise<string> {
    const source = createGenerationSource(await this.generations.get(id, ownerId), document);
    return renderPrintPage(await this.rendering.renderTextPage(source));
  }

  private async listExports(ownerId: string): Promise<RenderDocument[]> {
    return (await this.generations.listIds(ownerId)).flatMap((id) =>
      documentKinds.map((document) => async (signal: AbortSignal) => {
        const row = await this.generations.get(id, ownerId);
        return await this.renderFile(row, document, defaultTemplateId, signal);
      }),
    );
  }

  private async renderFile(row: GenerationEntity, document: DocumentKind, templateId: string, signal?: AbortSignal) {
    const bytes = await this.rendering.renderPdf(createGenerationSource(row, document, templateId), signal);
    return { name: this.getFileName(row, document), type: mediaTypes.pdf, bytes };
  }

  private getFileName(row: GenerationEntity, document: DocumentKind): string {
    const { personalInfo } = applyResumeFills(row);
    const person = formatFullName(personalInfo, row.language);
    return buildFileName([person, personalInfo.headline || row.jobTitle], document, row.language);
  }
}
