import { Body, Controller, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { layoutRequestSchema, pageLayoutSchema } from '@shortlist/contracts/builder/page-layout';
import type { ResumeDraft } from '@shortlist/contracts/builder/resume';
import type { Response } from 'express';
import { ZodResponse } from '../../platform/http/api-response.decorator';
import { getDisconnectSignal } from '../../platform/http/abort-signal';
import { type DocumentDefaults, RequestDocumentDefaults } from '../versioned-documents/creation-context';
import { PreviewService } from './preview.service';

/** Stores nothing, does not count against the quota and does not require Premium. */
@ApiTags('builder')
@Controller('resumes')
export class PageLayoutController {
  constructor(private readonly preview: PreviewService) {}

  @Post('layout')
  @ZodResponse(pageLayoutSchema)
  async layOut(
    @Body({ schema: layoutRequestSchema }) draft: ResumeDraft,
    @RequestDocumentDefaults() defaults: DocumentDefaults,
    @Res({ passthrough: true }) response: Response,
  ) {
    return await this.preview.layOutDraft(draft, defaults, getDisconnectSignal(response));
  }
}
