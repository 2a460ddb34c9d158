import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { ZodResponse } from '../http/api-response.decorator';
import { AppError } from '../http/app-error';
import { RateLimit } from '../http/rate-limit/rate-limit.guard';
import { ReadinessService } from './readiness.service';

const statusSchema = z.object({ status: z.literal('ok') });
/** `private_addresses`: a proxy seems to be missing from the configuration. `deletions`: paused after a clock jump. */
const readySchema = statusSchema.extend({
  warning: z.literal('private_addresses').optional(),
  deletions: z.literal('waiting').optional(),
});

@ApiTags('platform')
@RateLimit('none')
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: ReadinessService) {}

  @Get('live')
  @ZodResponse(statusSchema)
  checkLiveness() {
    return { status: 'ok' };
  }

  @Get('ready')
  @ZodResponse(readySchema)
  async checkReadiness() {
    if (!(await this.readiness.isReady())) throw new AppError('unavailable', { retryAfter: 5 });
    const { warning, areDeletionsPaused } = this.readiness;
    return { status: 'ok', warning, deletions: areDeletionsPaused ? 'waiting' : undefined };
  }
}
