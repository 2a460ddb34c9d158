import { Injectable, Logger } from '@nestjs/common';
import type { Score } from '@shortlist/contracts/platform/score';
import type { DocumentTree } from '@shortlist/documents/tree';
import type { ParsedFile } from '../ats/file/parsed-file';
import { scoreResume, type ScoreInput } from '../ats/score';
import { AppError } from '../platform/http/app-error';
import { type PdfOptions, RenderingService } from './rendering.service';

/** Scores of resumes as the files that are sent. */
@Injectable()
export class ScoringService {
  private readonly logger = new Logger('scoring');

  constructor(private readonly rendering: RenderingService) {}

  /**
   * The score of a resume by its finished file. `tree` and `denser` are those of the download, so that the file is made
   * once for both. Where no file can be had (it cannot be printed, or the printer is overloaded), the checks of the file
   * do not apply, and say so: a score is never the reason that an answer fails.
   */
  async score(
    input: Omit<ScoreInput, 'file' | 'today'>,
    tree: DocumentTree,
    options: Pick<PdfOptions, 'denser'> = {},
  ): Promise<Score> {
    const today = new Date().toISOString().slice(0, 10);
    return scoreResume({ ...input, file: await this.fileOf(tree, options), today });
  }

  private async fileOf(tree: DocumentTree, options: PdfOptions): Promise<ParsedFile | undefined> {
    try {
      return await this.rendering.readBack(await this.rendering.pdf(tree, options));
    } catch (error) {
      if (!(error instanceof AppError) || !['invalid_input', 'unavailable'].includes(error.code)) throw error;
      this.logger.warn(`A score without its file: ${error.code}`);
      return undefined;
    }
  }
}
