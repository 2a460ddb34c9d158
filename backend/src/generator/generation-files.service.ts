import { Injectable } from '@nestjs/common';
import { fullName } from '@shortlist/documents/words/full-name';
import { OwnedDocuments, type Print } from '../account/owned/owned-documents';
import { TemplatesService } from '../builder/templates.service';
import { FileLinksService } from '../rendering/files/file-links.service';
import { fileNameOf } from '../rendering/files/file-name';
import { mediaTypes } from '../rendering/files/media-types';
import { RenderingService } from '../rendering/rendering.service';
import type { GenerationEntity } from './generation.entity';
import { filledResume } from './generation-face';
import { defaultTemplateId, type DocumentKind, documentKinds, sourceOf } from './generation-source';
import { GenerationsService } from './generations.service';
import { printPage } from './print-page';

@Injectable()
export class GenerationFilesService {
  constructor(
    private readonly generations: GenerationsService,
    private readonly templates: TemplatesService,
    private readonly rendering: RenderingService,
    private readonly links: FileLinksService,
    owned: OwnedDocuments,
  ) {
    owned.serve({ folder: 'results', documentsOf: (ownerId) => this.all(ownerId) });
  }

  /**
   * Creates a link that expires after ten minutes and works only for the owner. Renders the file now, so that errors
   * surface in this request. Throws `not_found`, `invalid_input` (unknown template, unprintable text) and
   * `premium_template`.
   */
  async link(
    id: string,
    ownerId: string | undefined,
    document: DocumentKind,
    templateId: string | undefined,
  ): Promise<string> {
    const row = await this.generations.find(id, ownerId);
    const { id: template } = await this.templates.permitted(templateId ?? defaultTemplateId, row.ownerId);
    return await this.links.keep(row.ownerId, await this.make(row, document, template));
  }

  /** Returns a document as HTML for the browser's print dialog. Throws `not_found`. */
  async printPage(id: string, ownerId: string | undefined, document: DocumentKind): Promise<string> {
    const source = sourceOf(await this.generations.find(id, ownerId), document);
    return printPage(await this.rendering.page(source));
  }

  private async all(ownerId: string): Promise<Print[]> {
    return (await this.generations.ids(ownerId)).flatMap((id) =>
      documentKinds.map((document) => async (signal: AbortSignal) => {
        const row = await this.generations.find(id, ownerId);
        return await this.make(row, document, defaultTemplateId, signal);
      }),
    );
  }

  private async make(row: GenerationEntity, document: DocumentKind, templateId: string, signal?: AbortSignal) {
    const bytes = await this.rendering.pdf(sourceOf(row, document, templateId), signal);
    return { name: this.name(row, document), type: mediaTypes.pdf, bytes };
  }

  private name(row: GenerationEntity, document: DocumentKind): string {
    const { personalInfo } = filledResume(row);
    const person = fullName(personalInfo, row.language);
    return fileNameOf([person, personalInfo.headline || row.jobTitle], document, row.language);
  }
}
