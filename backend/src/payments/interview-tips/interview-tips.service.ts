import { Injectable } from '@nestjs/common';
import type { PageSize } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { composeGuide } from '@shortlist/documents/guide/compose-guide';
import { EntitlementService } from '../entitlement/entitlement.service';
import { AppError } from '../../platform/http/app-error';
import { FileLinksService } from '../../files/file-links.service';
import { mediaTypes } from '../../files/file-name';
import { RenderingService } from '../../files/rendering.service';
import { interviewTips } from './guides';

@Injectable()
export class InterviewTipsService {
  constructor(
    private readonly entitlements: EntitlementService,
    private readonly rendering: RenderingService,
    private readonly links: FileLinksService,
  ) {}

  /**
   * Returns a link that expires after ten minutes. Renders the file immediately, so that errors occur here. Throws
   * `premium_only`.
   */
  async createLink(ownerId: string | undefined, language: Language, pageSize: PageSize, signal: AbortSignal) {
    if (!ownerId || !(await this.entitlements.isPremium(ownerId))) throw new AppError('premium_only');
    const bytes = await this.rendering.renderPdf(
      { kind: 'tree', tree: composeGuide(interviewTips[language], { language, pageSize }) },
      signal,
    );
    return await this.links.createLink(
      ownerId,
      { name: getFileName(language), type: mediaTypes.pdf, bytes },
      'premium',
    );
  }
}

/** For example "Shortlist-Interview-tips.pdf". */
const getFileName = (language: Language) =>
  `Shortlist-${interviewTips[language].title.replace(/[^\p{L}\p{N}]+/gu, '-')}.pdf`;
