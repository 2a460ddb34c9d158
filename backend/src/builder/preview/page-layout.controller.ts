import { Body, Controller, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { layoutOrderSchema, pageLayoutSchema } from '@shortlist/contracts/builder/page-layout';
import type { ResumeDraft } from '@shortlist/contracts/builder/saved-resume';
import type { Response } from 'express';
import { Answers } from '../../platform/http/answer';
import { leavingOf } from '../../platform/http/leaving';
import { type Place, RequestPlace } from '../saved/saver';
import { PreviewService } from './preview.service';

/** Stores nothing, does not count against the quota and does not require Premium. */
@ApiTags('builder')
@Controller('resumes')
export class PageLayoutController {
  constructor(private readonly preview: PreviewService) {}

  @Post('layout')
  @Answers(pageLayoutSchema)
  async layOut(
    @Body({ schema: layoutOrderSchema }) draft: ResumeDraft,
    @RequestPlace() place: Place,
    @Res({ passthrough: true }) response: Response,
  ) {
    return await this.preview.layOut(draft, place, leavingOf(response));
  }
}
