import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '../platform/http/app-error';
import { RenderingService } from './rendering.service';
import type { DocumentSource } from '../engine/rendering/document-source';
import type { SerializedFile } from '../engine/file-reader/parsed-file';

/** Error codes for which a document is scored without its file. */
const toleratedCodes: readonly string[] = ['invalid_input', 'unavailable', 'too_complex'];

@Injectable()
export class ScoredFileService {
  private readonly logger = new Logger('scoring');

  constructor(private readonly rendering: RenderingService) {}

  /**
   * Returns the parsed file to score, which is the same file as the download. Returns undefined if the document is
   * unprintable or the renderer is overloaded, so that scoring never fails because of the file. The file checks then do
   * not apply, and explain why.
   */
  async renderAndParse(source: DocumentSource): Promise<SerializedFile | undefined> {
    try {
      return await this.rendering.renderAndParsePdf(source);
    } catch (error) {
      if (!(error instanceof AppError) || !toleratedCodes.includes(error.code)) throw error;
      this.logger.warn(`The document was scored without its file: ${error.code}`);
      return undefined;
    }
  }
}
