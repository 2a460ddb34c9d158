import { Injectable } from '@nestjs/common';
import { type PageSize, pageSizeSchema } from '@shortlist/contracts/builder/resume';
import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import type { Language } from '@shortlist/contracts/platform/languages';
import { composeGuide } from '@shortlist/documents/guide/compose-guide';
import { z } from 'zod';
import { EntitlementService } from '../../account/allowance/entitlement.service';
import { AppError } from '../../platform/http/app-error';
import { FileLinksService } from '../../rendering/files/file-links.service';
import { mediaTypes } from '../../rendering/files/media-types';
import { RenderingService } from '../../rendering/rendering.service';
import { interviewTips } from './guides';

const linkSchema = z.object({
  kind: z.literal('interview-tips'),
  language: languageSchema,
  pageSize: pageSizeSchema,
});
type Link = z.infer<typeof linkSchema>;

/** The interview tips as a file, for those who have Premium. */
@Injectable()
export class InterviewTipsService {
  constructor(
    private readonly entitlements: EntitlementService,
    private readonly rendering: RenderingService,
    private readonly links: FileLinksService,
  ) {
    links.serve({
      link: linkSchema,
      make: async (link, ownerId, signal) => {
        // A refund, or another's hands: then there is no such file.
        if (!(await this.hasPremium(ownerId))) throw new AppError('not_found');
        return { name: nameOf(link.language), type: mediaTypes.pdf, bytes: await this.print(link, signal) };
      },
    });
  }

  /** A link that is good for ten minutes. The file is made now, so that what fails does so here. Throws `premium_only`. */
  async link(ownerId: string | undefined, language: Language, pageSize: PageSize, signal: AbortSignal) {
    if (!(await this.hasPremium(ownerId))) throw new AppError('premium_only');
    const link: Link = { kind: 'interview-tips', language, pageSize };
    await this.print(link, signal);
    return this.links.to(link, nameOf(language));
  }

  private async hasPremium(ownerId: string | undefined): Promise<boolean> {
    return ownerId !== undefined && (await this.entitlements.isPremium(ownerId));
  }

  private print({ language, pageSize }: Link, signal: AbortSignal): Promise<Buffer> {
    return this.rendering.pdf(composeGuide(interviewTips[language], { language, pageSize }), { signal });
  }
}

/** "Shortlist-Interview-tips.pdf" */
const nameOf = (language: Language) =>
  `Shortlist-${interviewTips[language].title.replace(/[^\p{L}\p{N}]+/gu, '-')}.pdf`;
