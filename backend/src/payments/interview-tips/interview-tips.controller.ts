import { Controller, Headers, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { pdfAnswerSchema } from '@shortlist/contracts/generator/generation';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Response } from 'express';
import { KnownOwner } from '../../account/sessions/current-owner';
import type { Owner } from '../../account/sessions/owner.service';
import { Answers } from '../../platform/http/answer';
import { RequestLanguage } from '../../platform/http/language';
import { leavingOf } from '../../platform/http/leaving';
import { pageSizeOf } from '../../platform/http/page-size';
import { RateLimit } from '../../platform/http/rate-limit/rate-limit.guard';
import { InterviewTipsService } from './interview-tips.service';

@ApiTags('payments')
@Controller('interview-tips')
export class InterviewTipsController {
  constructor(private readonly tips: InterviewTipsService) {}

  @Post('pdf')
  @RateLimit('pdf')
  @Answers(pdfAnswerSchema)
  async pdf(
    @KnownOwner() owner: Owner | undefined,
    @RequestLanguage() language: Language,
    @Headers('accept-language') accepted: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    const pageSize = pageSizeOf(accepted);
    return { success: true, pdfUrl: await this.tips.link(owner?.id, language, pageSize, leavingOf(response)) };
  }
}
