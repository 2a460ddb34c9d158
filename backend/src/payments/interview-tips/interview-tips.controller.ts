import { Controller, Headers, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { pdfResponseSchema } from '@shortlist/contracts/generator/generation';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Response } from 'express';
import { OptionalOwner } from '../../account/sessions/caller.decorators';
import type { Owner } from '../../account/sessions/owner.service';
import { ZodResponse } from '../../platform/http/api-response.decorator';
import { RequestLanguage, getDefaultPageSize } from '../../platform/http/request-language';
import { getDisconnectSignal } from '../../platform/http/abort-signal';
import { RateLimit } from '../../platform/http/rate-limit/rate-limit.guard';
import { InterviewTipsService } from './interview-tips.service';

@ApiTags('payments')
@Controller('interview-tips')
export class InterviewTipsController {
  constructor(private readonly tips: InterviewTipsService) {}

  @Post('pdf')
  @RateLimit('pdf')
  @ZodResponse(pdfResponseSchema)
  async createPdfLink(
    @OptionalOwner() owner: Owner | undefined,
    @RequestLanguage() language: Language,
    @Headers('accept-language') acceptLanguage: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    const pageSize = getDefaultPageSize(acceptLanguage);
    return {
      success: true,
      pdfUrl: await this.tips.createLink(owner?.id, language, pageSize, getDisconnectSignal(response)),
    };
  }
}
