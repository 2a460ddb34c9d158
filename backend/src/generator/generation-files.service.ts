import { Injectable } from '@nestjs/common';
import { composeLetter } from '@shortlist/documents/compose/letter';
import { composeResume } from '@shortlist/documents/compose/resume';
import type { Density } from '@shortlist/documents/compose/setting';
import type { DocumentTree } from '@shortlist/documents/tree';
import { z } from 'zod';
import { TemplatesService } from '../builder/templates.service';
import { FileLinksService } from '../rendering/files/file-links.service';
import { fileNameOf } from '../rendering/files/file-name';
import { RenderingService } from '../rendering/rendering.service';
import type { GenerationEntity } from './generation.entity';
import { filledResume } from './generation-face';
import { GenerationsService } from './generations.service';

export const documentKinds = ['resume', 'coverLetter'] as const;
export type DocumentKind = (typeof documentKinds)[number];

const linkSchema = z.object({
  kind: z.literal('generation'),
  id: z.string(),
  document: z.enum(documentKinds),
  template: z.string(),
});
type Link = z.infer<typeof linkSchema>;

/** Generations as files. */
@Injectable()
export class GenerationFilesService {
  constructor(
    private readonly generations: GenerationsService,
    private readonly templates: TemplatesService,
    private readonly rendering: RenderingService,
    private readonly links: FileLinksService,
  ) {
    links.serve({ link: linkSchema, make: (link, ownerId, signal) => this.make(link, ownerId, signal) });
  }

  tree(row: GenerationEntity, document: DocumentKind, templateId?: string, density?: Density): DocumentTree {
    const { resume, letter, fills, jobTitle, language, pageSize } = row;
    const options = { templateId: templateId ?? 'modern-professional', language, pageSize, fills, jobTitle, density };
    return document === 'resume' ? composeResume(resume, options) : composeLetter(letter, { ...options, resume });
  }

  /**
   * A link that is good for ten minutes, and only in the hands of the owner. The file is made now, so that what fails does
   * so here. Throws `not_found`, `invalid_input` (unknown template, unprintable text), `premium_template`.
   */
  async link(
    id: string,
    ownerId: string | undefined,
    document: DocumentKind,
    templateId: string | undefined,
  ): Promise<string> {
    const row = await this.generations.find(id, ownerId);
    const { id: template } = await this.templates.permitted(templateId ?? 'modern-professional', row.ownerId);
    await this.print(row, document, template);
    return this.links.to({ kind: 'generation', id, document, template } satisfies Link, this.name(row, document));
  }

  private async make({ id, document, template }: Link, ownerId: string | undefined, signal: AbortSignal) {
    const row = await this.generations.find(id, ownerId);
    const bytes = await this.print(row, document, template, signal);
    return { name: this.name(row, document), type: 'application/pdf', bytes };
  }

  private print(row: GenerationEntity, document: DocumentKind, templateId: string, signal?: AbortSignal) {
    const denser = [this.tree(row, document, templateId, 'compact')];
    return this.rendering.pdf(this.tree(row, document, templateId), { denser, signal });
  }

  private name(row: GenerationEntity, document: DocumentKind): string {
    const { firstName, lastName, headline } = filledResume(row).personalInfo;
    return fileNameOf([firstName, lastName, headline || row.jobTitle], document, row.language);
  }
}
