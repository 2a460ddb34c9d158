import { createHash } from 'node:crypto';
import type { Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown, Optional } from '@nestjs/common';
import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { ComposeOptions } from '@shortlist/documents/compose/setting';
import { fitTo, type FitAnswer } from '@shortlist/documents/fit/fit-to';
import type { DocumentTree } from '@shortlist/documents/tree';
import type { ParsedFile } from '../ats/file/parsed-file';
import { AppError } from '../platform/http/app-error';
import { MeasurementsService } from '../platform/measurements/measurements.service';
import { Metrics } from '../platform/metrics/metrics.service';
import { startThread } from '../platform/threads/start-thread';
import { ByteCache } from './byte-cache';
import { PrinterPool } from './pool';
import type { Refused } from './printed';
import { warmUpTrees } from './warm-up';

const limits = { workers: 2, waiting: 50, milliseconds: 10_000, startMilliseconds: 30_000 };
const heapMegabytes = 192;
/** Takes what a few documents leave behind: with Node's 48, collecting it takes a third of a document's time. */
const youngMegabytes = 72;
const cacheBytes = 32 * 1024 * 1024;
const readCacheBytes = 8 * 1024 * 1024;

export interface PdfOptions {
  signal?: AbortSignal;
  /** The same document set closer, the least dense first: taken when that saves a nearly empty page. */
  denser?: DocumentTree[];
}

/** Documents as files. */
@Injectable()
export class RenderingService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly pool = new PrinterPool(startWorker, limits);
  private readonly cache = new ByteCache(cacheBytes);
  /** What files said, as JSON. */
  private readonly readCache = new ByteCache(readCacheBytes);

  constructor(
    @Optional() private readonly measurements?: MeasurementsService,
    @Optional() metrics?: Metrics,
  ) {
    const { pool } = this;
    metrics?.measure('shortlist_render_busy', 'Threads that work on a document', () => pool.state.busy);
    metrics?.measure('shortlist_render_waiting', 'Documents that wait for a thread', () => pool.state.waiting);
    metrics?.measure('shortlist_render_lost', 'Threads that died or took too long', () => pool.state.lost);
  }

  /** The first document of a process takes half a second, later ones some milliseconds: nobody should meet the first. */
  onApplicationBootstrap(): void {
    const [tree] = warmUpTrees;
    if (!tree) return;
    this.pdf(tree)
      .then((pdf) => this.readBack(pdf))
      .catch(() => undefined);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.close();
  }

  /**
   * A document as PDF. Throws `invalid_input` with an issue a field when a character cannot be printed or the document
   * has more than 20 pages, `unavailable` when the printer is overloaded or took too long.
   */
  async pdf(tree: DocumentTree, { signal, denser }: PdfOptions = {}): Promise<Buffer> {
    const document = { tree, denser };
    const key = createHash('sha256').update(JSON.stringify(document)).digest('base64');
    const known = this.cache.get(key);
    if (known) return known;
    const start = performance.now();
    const printed = await this.pool.print(document, signal);
    if (!('pdf' in printed)) throw refusal(printed);
    this.measurements?.note('pdf', performance.now() - start);
    const pdf = Buffer.from(printed.pdf.buffer, printed.pdf.byteOffset, printed.pdf.byteLength);
    this.cache.set(key, pdf);
    return pdf;
  }

  /** A document for Word. Throws `unavailable` as `pdf` does. */
  async docx(tree: DocumentTree, signal?: AbortSignal): Promise<Buffer> {
    const key = createHash('sha256')
      .update(`docx\n${JSON.stringify(tree)}`)
      .digest('base64');
    const known = this.cache.get(key);
    if (known) return known;
    const written = await this.pool.word({ docx: tree }, signal);
    if (!('docx' in written)) throw new AppError('internal', { cause: written.cause });
    const docx = Buffer.from(written.docx.buffer, written.docx.byteOffset, written.docx.byteLength);
    this.cache.set(key, docx);
    return docx;
  }

  /** A file as a machine reads it: what its score is made of. Throws `unavailable` as `pdf` does, `internal` when it is no PDF. */
  async readBack(pdf: Buffer, signal?: AbortSignal): Promise<ParsedFile> {
    const key = createHash('sha256').update(pdf).digest('base64');
    const known = this.readCache.get(key);
    if (known) return JSON.parse(known.toString()) as ParsedFile;
    const read = await this.pool.read({ read: pdf }, signal);
    if (!('file' in read)) throw new AppError('internal', { cause: read.cause });
    this.readCache.set(key, Buffer.from(JSON.stringify(read.file)));
    return read.file;
  }

  /**
   * Fits a resume to a number of pages: either the `fit` to be kept with its options, or what must go (see `fitTo`). Lays
   * it out up to six times where it fits and some thirty where not, about 10 ms a page. Throws as `pdf` does.
   */
  async fit(content: ResumeContent, options: ComposeOptions, pages: number, signal?: AbortSignal): Promise<FitAnswer> {
    return fitTo(content, options, pages, async (tree) => {
      const answer = await this.pool.measure({ measure: tree, pages }, signal);
      if (!('measured' in answer)) throw refusal(answer);
      return answer.measured;
    });
  }
}

function refusal(refused: Refused): AppError {
  switch (refused.reason) {
    case 'missing_characters':
      return new AppError('invalid_input', {
        issues: refused.missing.map(({ path }) => ({ path, message: 'characters_unprintable' })),
      });
    case 'too_long':
      return new AppError('invalid_input', { issues: [{ path: '', message: 'document_too_long' }] });
    case 'failed':
      return new AppError('internal', { cause: refused.cause });
  }
}

function startWorker(): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: youngMegabytes };
  return startThread('pdf-worker', { resourceLimits });
}
