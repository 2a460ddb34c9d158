import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { PageSize } from '@shortlist/contracts/builder/document-content';
import type { GenerateDocumentsRequest } from '@shortlist/contracts/generator/generation';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Score } from '@shortlist/contracts/platform/score';
import { DataSource } from 'typeorm';
import { QuotaService, type QuotaUse } from '../account/quota/quota.service';
import type { Owner } from '../account/sessions/owner.service';
import { StorageService } from '../account/storage/storage.service';
import { PaidQuotaService } from '../ai/quota/paid-quota.service';
import type { GenerationOptions, GenerationResult } from '../ai/writer';
import { WritersService } from '../ai/writers.service';
import { skipAfterDisconnect } from '../platform/http/abort-signal';
import { RateLimitService } from '../platform/http/rate-limit/rate-limit.service';
import { getUserDate } from '../platform/http/user-date';
import { IdempotencyService, type StoreResultId } from '../platform/idempotency/idempotency.service';
import { assertPrintable } from '../files/assert-printable';
import { GenerationEntity } from './generation.entity';
import { countOpenBlanks } from './generation.mapper';
import { GenerationScoresService } from './generation-scores.service';
import type { GenerationDocuments } from './generation-source';

export interface GenerationContext {
  owner: Owner;
  language: Language;
  /** Network of the client's IP address, against which the quota counts requests. */
  network: string;
  idempotencyKey: string | undefined;
}

export interface StoredGeneration {
  row: GenerationEntity;
  score: Score;
}

export type GenerationRequest = Omit<GenerateDocumentsRequest, 'pageSize'> & { pageSize: PageSize };

interface StoreContext {
  use: QuotaUse;
  language: Language;
  storeResultId: StoreResultId;
}

/** Generates a resume and a cover letter with one click, which counts as one use of the quota. */
@Injectable()
export class DocumentGeneratorService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly quota: QuotaService,
    private readonly rateLimits: RateLimitService,
    private readonly paidQuota: PaidQuotaService,
    private readonly writers: WritersService,
    private readonly idempotency: IdempotencyService,
    private readonly scores: GenerationScoresService,
    private readonly storage: StorageService,
  ) {}

  /**
   * Throws `invalid_input`, `storage_full`, `free_limit_reached`, `rate_limited`, and the signal's reason if the client
   * disconnects. After any error, the quota use is refunded.
   */
  async generate(
    request: GenerationRequest,
    context: GenerationContext,
    options: GenerationOptions,
  ): Promise<StoredGeneration> {
    assertPrintable(request, ['jobTitle']);
    // Includes the request, so that reusing a key for a different request does not return the first result.
    const idempotentCall = {
      ownerId: context.owner.id,
      operation: `autonomous-generate ${JSON.stringify(request)}`,
      key: context.idempotencyKey,
      signal: options.signal,
    };
    const onDraft = skipAfterDisconnect(options.signal, options.onDraft);
    let score: Score | undefined;
    const id = await this.idempotency.runOnce(
      idempotentCall,
      async (storeResultId) =>
        // The quota comes before the rate limit, so that users without any uses left always get `free_limit_reached`.
        await this.quota.runWithQuota(context.owner.id, options.signal, async (use) => {
          await this.rateLimits.consume('default', context.owner.id);
          await this.storage.assertNetworkHasRoom(context.owner.id);
          const result = await this.requestDocuments(request, context, { signal: use.signal, onDraft });
          const storedResult = await this.store(request, result, { use, language: context.language, storeResultId });
          score = storedResult.score;
          return storedResult.id;
        }),
    );
    const row = await this.database.manager.findOneByOrFail(GenerationEntity, { id });
    return { row, score: score ?? (await this.scores.score(row, context.language)) };
  }

  private async requestDocuments(
    request: GenerationRequest,
    { owner, language, network }: GenerationContext,
    options: GenerationOptions,
  ): Promise<GenerationResult> {
    const isPaidModelAllowed = await this.paidQuota.reserve(owner, network);
    const today = getUserDate();
    return await this.writers.writeGeneration(
      { ...request, language, today, ownerId: owner.id, allowPaidModel: isPaidModelAllowed },
      options,
    );
  }

  private async store(
    request: GenerationRequest,
    result: GenerationResult,
    { use: { reservationId, signal }, language, storeResultId }: StoreContext,
  ): Promise<{ id: string; score: Score }> {
    const { jobTitle, industry, jobPosting = '', pageSize } = request;
    const { resume, letter, keywords, isGeneralOccupation, writer } = result;
    const documents: GenerationDocuments & Pick<GenerationEntity, 'industry'> = {
      jobTitle,
      industry,
      language: result.language,
      pageSize,
      resume,
      jobs: null,
      leftOut: [],
      ownLines: [],
      letter,
      fills: {},
    };
    const score = await this.scores.score(documents, language);
    const { atsScore, potential, rubricVersion } = score;
    const openBlanks = countOpenBlanks(documents);
    const isFallback = this.writers.hasModel && writer === 'built-in';
    const row = {
      ...documents,
      jobPosting,
      titleLetter: null,
      keywords,
      general: isGeneralOccupation,
      writer,
      replaced: isFallback,
      atsScore,
      potential,
      rubricVersion,
      openBlanks,
    };
    const id = await this.database.transaction(async (manager) => {
      // A fallback to the built-in writer is free, because the owner did not request it.
      const ownerId = await this.quota.settle(reservationId, manager, { charged: !isFallback });
      const storedRow = await this.storage.storeGenerated(manager, ownerId, () =>
        manager.save(GenerationEntity, { ...row, ownerId } as GenerationEntity),
      );
      // Rolls back if the client has disconnected, so that the request does not count against the quota.
      signal.throwIfAborted();
      return await storeResultId(manager, storedRow.id);
    });
    return { id, score };
  }
}
