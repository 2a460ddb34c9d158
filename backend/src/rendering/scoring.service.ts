import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '../platform/http/app-error';
import { RenderingService } from './rendering.service';
import type { Source } from './source';
import type { ReadFile } from './read-file';

/** What a score is without a file of. */
const withoutFile: readonly string[] = ['invalid_input', 'unavailable', 'too_complex'];

@Injectable()
export class ScoringService {
  private readonly logger = new Logger('scoring');

  constructor(private readonly rendering: RenderingService) {}

  /**
   * The file that is scored: that of the download, made once for both. Where none can be had (it cannot be printed, or the
   * printer is overloaded), the checks of the file do not apply, and say so: a file is never the reason that a score fails.
   */
  async fileOf(source: Source): Promise<ReadFile | undefined> {
    try {
      return await this.rendering.readBack(source);
    } catch (error) {
      if (!(error instanceof AppError) || !withoutFile.includes(error.code)) throw error;
      this.logger.warn(`Scored without the file: ${error.code}`);
      return undefined;
    }
  }
}
