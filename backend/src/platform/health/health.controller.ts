import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers } from '../http/answer';
import { AppError } from '../http/app-error';
import { RateLimit } from '../http/rate-limit/rate-limit.guard';
import { Readiness } from './readiness';

const statusSchema = z.object({ status: z.literal('ok') });

@ApiTags('platform')
@RateLimit('none')
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('live')
  @Answers(statusSchema)
  live() {
    return { status: 'ok' };
  }

  @Get('ready')
  @Answers(statusSchema)
  async ready() {
    if (!(await this.readiness.isReady())) throw new AppError('unavailable', { retryAfter: 5 });
    return { status: 'ok' };
  }
}
