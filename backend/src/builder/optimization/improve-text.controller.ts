import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { improvedTextSchema, improveTextSchema } from '@shortlist/contracts/builder/improvement';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { CurrentOwner } from '../../account/sessions/caller.decorators';
import type { Owner } from '../../account/sessions/owner.service';
import { ZodResponse } from '../../platform/http/api-response.decorator';
import { getDisconnectSignal } from '../../platform/http/abort-signal';
import { RateLimit } from '../../platform/http/rate-limit/rate-limit.guard';
import { ImproveTextService } from './improve-text.service';
import { getNetwork } from '../../platform/http/network';

@ApiTags('builder')
@Controller('improve-text')
export class ImproveTextController {
  constructor(private readonly texts: ImproveTextService) {}

  /** Stores nothing and does not count against the quota. */
  @Post()
  @HttpCode(200)
  @RateLimit('analysis')
  @ZodResponse(improvedTextSchema)
  async improve(
    @Body({ schema: improveTextSchema }) input: z.infer<typeof improveTextSchema>,
    @CurrentOwner() owner: Owner,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const context = { owner, network: getNetwork(request), signal: getDisconnectSignal(response) };
    return await this.texts.improve(input, context);
  }
}
