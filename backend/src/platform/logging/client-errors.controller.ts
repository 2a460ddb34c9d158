import { Body, Controller, Logger, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type ClientErrorReport, clientErrorReportSchema } from '@shortlist/contracts/platform/errors';
import { z } from 'zod';
import { ZodResponse } from '../http/api-response.decorator';
import { MetricsService } from '../metrics/metrics.service';
import { RateLimit } from '../http/rate-limit/rate-limit.guard';

/** Logs errors that browsers report. A schema limits the size of reports, and a rate limit limits their number. */
@ApiTags('platform')
@Controller('log-error')
export class ClientErrorsController {
  private readonly logger = new Logger('browser');
  private readonly failureCounter;

  constructor(metrics: MetricsService) {
    this.failureCounter = metrics.createCounter('shortlist_browser_failures_total', 'Failures reported by browsers', [
      'kind',
    ]);
  }

  @Post()
  @RateLimit('error-log')
  @ZodResponse(z.object({ success: z.boolean() }))
  report(@Body({ schema: clientErrorReportSchema }) { url, ...report }: ClientErrorReport) {
    this.failureCounter.inc({ kind: report.kind ?? 'other' });
    // Logged as JSON, so that a line break stays inside the log line. The URL is cut at "?" or "#", because the rest
    // may contain user input.
    this.logger.warn(JSON.stringify({ ...report, url: url.replace(/[?#].*/s, '') }));
    return { success: true };
  }
}
