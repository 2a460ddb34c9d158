import { createHash } from 'node:crypto';
import { Injectable, Optional } from '@nestjs/common';
import type { ResumeLayout } from '@shortlist/contracts/builder/parser-view';
import type { PageLayout } from '@shortlist/contracts/builder/page-layout';
import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { ComposeOptions } from '@shortlist/documents/compose/layout-context';
import { fitToPages, type PageFitResult } from '@shortlist/documents/page-fit/fit-to-pages';
import { AppError } from '../platform/http/app-error';
import { MeasurementsService } from '../platform/measurements/measurements.service';
import { WorkService } from '../work/work.service';
import { ByteCache } from './byte-cache';
import type { DocumentSource } from './document-source';
import type { SerializedFile } from './serialized-file';
import type { RenderRefusal, TextPage } from './tasks';

const cacheBytes = 32 * 1024 * 1024;
const readCacheBytes = 8 * 1024 * 1024;

/**
 * Renderer of documents as files. Each method throws `too_complex` on a timeout and `unavailable` if too many tasks are
 * queued.
 */
@Injectable()
export class RenderingService {
  private readonly fileCache = new ByteCache(cacheBytes);
  private readonly parsedFileCache = new ByteCache(readCacheBytes);

  constructor(
    private readonly work: WorkService,
    @Optional() private readonly measurements?: MeasurementsService,
  ) {}

  /**
   * Throws `invalid_input` with one issue per field that contains an unprintable character, or if the document has more
   * than 20 pages.
   */
  async renderPdf(source: DocumentSource, signal?: AbortSignal): Promise<Buffer> {
    return await this.known(`pdf\n${JSON.stringify(source)}`, async () => {
      const start = performance.now();
      const { pdf } = printed(await this.work.run('print', source, signal));
      this.measurements?.record('pdf', performance.now() - start);
      return pdf;
    });
  }

  /** Returns the line and page breaks of the PDF of a document. Throws like `pdf`. */
  async layOut(source: DocumentSource, signal?: AbortSignal): Promise<PageLayout> {
    return printed(await this.work.run('layOut', source, signal)).layout;
  }

  async renderDocx(source: DocumentSource, signal?: AbortSignal): Promise<Buffer> {
    return await this.known(`docx\n${JSON.stringify(source)}`, () => this.work.run('word', source, signal));
  }

  async text(source: DocumentSource, signal?: AbortSignal): Promise<Buffer> {
    return Buffer.from(await this.work.run('text', source, signal));
  }

  async page(source: DocumentSource): Promise<TextPage> {
    return await this.work.run('page', source);
  }

  /** Renders a document and parses the PDF, for its score. Throws like `pdf`. */
  async readPdf(source: DocumentSource, signal?: AbortSignal): Promise<SerializedFile> {
    const pdf = await this.renderPdf(source, signal);
    const key = createHash('sha256').update(pdf).digest('base64');
    const known = this.parsedFileCache.get(key);
    if (known) return known;
    const read = await this.work.run('read', pdf, signal);
    this.parsedFileCache.set(key, bufferOf(read));
    return read;
  }

  /** Measures the layout of the PDF of a document. Throws like `pdf`. */
  async fileLayout(source: DocumentSource, signal?: AbortSignal): Promise<ResumeLayout> {
    return await this.work.run('fileLayout', { file: await this.readPdf(source, signal), source }, signal);
  }

  /**
   * Fits a resume to a number of pages. Returns the `fit` to store with its options, or what must be removed (see
   * `fitToPages`). Runs up to six layouts if it fits and about thirty if not, about 10 ms per page. Throws like
   * `renderPdf`.
   */
  async fitToPages(
    content: ResumeContent,
    options: ComposeOptions,
    pages: number,
    signal?: AbortSignal,
  ): Promise<PageFitResult> {
    return await fitToPages(content, options, pages, async (resume, closer) => {
      const source = { resume, options: closer, closer: [] };
      return printed(await this.work.run('measure', { source, pages }, signal)).measured;
    });
  }

  private async known(of: string, make: () => Promise<Uint8Array>): Promise<Buffer> {
    const key = createHash('sha256').update(of).digest('base64');
    const known = this.fileCache.get(key);
    if (known) return known;
    const made = bufferOf(await make());
    this.fileCache.set(key, made);
    return made;
  }
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);

function printed<Made extends object>(answer: Made | RenderRefusal): Made {
  if (!('refused' in answer)) return answer;
  const { refused, missing } = answer;
  const issues =
    refused === 'too_long'
      ? [{ path: '', message: 'document_too_long' }]
      : missing.map(({ path }) => ({ path, message: 'characters_unprintable' }));
  throw new AppError('invalid_input', { issues });
}
