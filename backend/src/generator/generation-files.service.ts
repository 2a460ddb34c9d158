import { Injectable } from '@nestjs/common';
import { composeLetter } from '@shortlist/documents/compose/letter';
import { composeResume } from '@shortlist/documents/compose/resume';
import type { Density } from '@shortlist/documents/compose/setting';
import { designs } from '@shortlist/documents/templates/designs';
import type { DocumentTree } from '@shortlist/documents/tree';
import { z } from 'zod';
import { EntitlementService } from '../account/allowance/entitlement.service';
import { Config } from '../platform/config/config';
import { AppError } from '../platform/http/app-error';
import { readContent, signContent } from '../platform/http/signed-link';
import { RenderingService } from '../rendering/rendering.service';
import { fileNameOf } from './file-name';
import type { GenerationEntity } from './generation.entity';
import { filledResume } from './generation-face';
import { GenerationsService } from './generations.service';

export const documentKinds = ['resume', 'coverLetter'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What a link to a file says. Whose it is, is asked when it is followed. */
const linkSchema = z.object({ generation: z.string(), document: z.enum(documentKinds), template: z.string() });

/** Generations as files. */
@Injectable()
export class GenerationFilesService {
  constructor(
    private readonly config: Config,
    private readonly generations: GenerationsService,
    private readonly entitlements: EntitlementService,
    private readonly rendering: RenderingService,
  ) {}

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
    const design = designs.find((one) => one.id === (templateId ?? 'modern-professional'));
    if (!design) throw new AppError('invalid_input', { issues: [{ path: 'templateId', message: 'template_unknown' }] });
    if (design.isPremium && !(await this.entitlements.isPremium(row.ownerId))) throw new AppError('premium_template');
    await this.print(row, document, design.id);
    const token = signContent(this.config.sessionSecret, { generation: id, document, template: design.id });
    return `/api/files/${token}/${encodeURIComponent(this.name(row, document))}`;
  }

  /** The file behind a link. Throws `not_found` when the link is not ours, is over, or belongs to somebody else. */
  async file(token: string, ownerId: string | undefined, signal: AbortSignal): Promise<{ name: string; pdf: Buffer }> {
    const link = readContent(this.config.sessionSecret, linkSchema, token);
    if (!link) throw new AppError('not_found');
    const row = await this.generations.find(link.generation, ownerId);
    const pdf = await this.print(row, link.document, link.template, signal);
    return { name: this.name(row, link.document), pdf };
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
