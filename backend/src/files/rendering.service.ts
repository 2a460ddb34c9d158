import { createHash } from 'node:crypto';
import { Injectable, Optional } from '@nestjs/common';
import type { PageLayout, ResumeLayout } from '@shortlist/contracts/builder/page-layout';
import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { ComposeOptions } from '@shortlist/documents/compose/layout-context';
import { fitToPages, type PageFitResult } from '@shortlist/documents/page-fit/fit-to-pages';
import { AppError } from '../platform/http/app-error';
import { MeasurementsService } from '../platform/measurements/measurements.service';
import { WorkerThreadsService } from '../worker-threads/worker-threads.service';
import { ByteCache } from '../engine/rendering/byte-cache';
import type { DocumentSource } from '../engine/rendering/document-source';
import type { SerializedFile } from '../engine/file-reader/parsed-file';
import type { RenderResult, TextPage } from '../engine/document-tasks';

const fileCacheBytes = 32 * 1024 * 1024;
const parsedFileCacheBytes = 8 * 1024 * 1024;

/**
 * Renders documents as files. Each method throws `too_complex` on a timeout and `unavailable` if too many tasks are
 * queued.
 */
@Injectable()
export class RenderingService {
  private readonly fileCache = new ByteCache(fileCacheBytes);
  private readonly parsedFileCache = new ByteCache(parsedFileCacheBytes);

  constructor(
    private readonly workerThreads: WorkerThreadsService,
    @Optional() private readonly measurements?: MeasurementsService,
  ) {}

  /**
   * Throws `invalid_input` with one issue per field that contains an unprintable character, or if the document has more
   * than 20 pages.
   */
  async renderPdf(source: DocumentSource, signal?: AbortSignal): Promise<Buffer> {
    return await this.getCached(`pdf\n${JSON.stringify(source)}`, async () => {
      const start = performance.now();
      const pdf = unwrapResult(await this.workerThreads.run('renderPdf', source, signal));
      this.measurements?.record('pdf', performance.now() - start);
      return pdf;
    });
  }

  /** Returns the line and page breaks of a document's PDF. Throws like `renderPdf`. */
  async layOutPages(source: DocumentSource, signal?: AbortSignal): Promise<PageLayout> {
    return unwrapResult(await this.workerThreads.run('layOut', source, signal));
  }

  async renderDocx(source: DocumentSource, signal?: AbortSignal): Promise<Buffer> {
    return await this.getCached(`docx\n${JSON.stringify(source)}`, () =>
      this.workerThreads.run('renderDocx', source, signal),
    );
  }

  async renderText(source: DocumentSource, signal?: AbortSignal): Promise<Buffer> {
    return Buffer.from(await this.workerThreads.run('text', source, signal));
  }

  async renderTextPage(source: DocumentSource): Promise<TextPage> {
    return await this.workerThreads.run('page', source);
  }

  /** Renders a document and parses the PDF for scoring. Throws like `renderPdf`. */
  async renderAndParsePdf(source: DocumentSource, signal?: AbortSignal): Promise<SerializedFile> {
    const pdf = await this.renderPdf(source, signal);
    const key = createHash('sha256').update(pdf).digest('base64');
    const cachedFile = this.parsedFileCache.get(key);
    if (cachedFile) return cachedFile;
    const parsedFile = await this.workerThreads.run('read', pdf, signal);
    this.parsedFileCache.set(key, toBuffer(parsedFile));
    return parsedFile;
  }

  /** Measures the layout of a document's PDF. Throws like `renderPdf`. */
  async measureFileLayout(source: DocumentSource, signal?: AbortSignal): Promise<ResumeLayout> {
    return await this.workerThreads.run(
      'fileLayout',
      { file: await this.renderAndParsePdf(source, signal), source },
      signal,
    );
  }

  /**
   * Fits a resume to a number of pages. Returns the `fit` to store with its options, or the parts to remove (see
   * `fitToPages`). Lays out the resume up to six times if it fits, and otherwise about thirty times. Each page takes
   * about 10 ms. Throws like `renderPdf`.
   */
  async fitToPages(
    content: ResumeContent,
    options: ComposeOptions,
    pages: number,
    signal?: AbortSignal,
  ): Promise<PageFitResult> {
    return await fitToPages(content, options, pages, async (resume, fitOptions) => {
      const source = { kind: 'resume', resume, options: fitOptions, denserSettings: [] } as const;
      return unwrapResult(await this.workerThreads.run('measure', { source, pages }, signal));
    });
  }

  private async getCached(input: string, render: () => Promise<Uint8Array>): Promise<Buffer> {
    const key = createHash('sha256').update(input).digest('base64');
    const cachedFile = this.fileCache.get(key);
    if (cachedFile) return cachedFile;
    const file = toBuffer(await render());
    this.fileCache.set(key, file);
    return file;
  }
}

const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);

function unwrapResult<Value>(result: RenderResult<Value>): Value {
  if (result.kind === 'rendered') return result.value;
  const { reason, missingCharacters } = result;
  const issues =
    reason === 'too_long'
      ? [{ path: '', message: 'document_too_long' }]
      : missingCharacters.map(({ path }) => ({ path, message: 'characters_unprintable' }));
  throw new AppError('invalid_input', { issues });
}
