import { Body, Controller, Logger, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type LogError, logErrorSchema } from '@shortlist/contracts/platform/errors';
import { z } from 'zod';
import { Answers } from '../http/answer';
import { Metrics } from '../metrics/metrics.service';
import { RateLimit } from '../http/rate-limit/rate-limit.guard';

/** What browsers saw fail, as a line of our log. Its size is bounded by the schema, its number by the rate limit. */
@ApiTags('platform')
@Controller('log-error')
export class LogErrorController {
  private readonly logger = new Logger('browser');
  private readonly failures;

  constructor(metrics: Metrics) {
    this.failures = metrics.counter('shortlist_browser_failures_total', 'What browsers reported as failed', ['kind']);
  }

  @Post()
  @RateLimit('error-log')
  @Answers(z.object({ success: z.boolean() }))
  log(@Body({ schema: logErrorSchema }) { url, ...report }: LogError) {
    this.failures.inc({ kind: report.kind ?? 'other' });
    // As JSON a line break in it stays inside the line. An address may carry what was typed after its "?".
    this.logger.warn(JSON.stringify({ ...report, url: url.replace(/[?#].*/s, '') }));
    return { success: true };
  }
}
