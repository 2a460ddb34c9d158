import { Body, Controller, Logger, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type LogError, logErrorSchema } from '@shortlist/contracts/platform/errors';
import { z } from 'zod';
import { Answers } from '../http/answer';
import { Metrics } from '../metrics/metrics.service';
import { RateLimit } from '../http/rate-limit/rate-limit.guard';

/** Logs errors of browsers. The schema limits their size, the rate limit their number. */
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
    // Logged as JSON, so that a line break stays inside the log line. The URL is cut at "?" or "#", because the rest
    // may contain user input.
    this.logger.warn(JSON.stringify({ ...report, url: url.replace(/[?#].*/s, '') }));
    return { success: true };
  }
}
