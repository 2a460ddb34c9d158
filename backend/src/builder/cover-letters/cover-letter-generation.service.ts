import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { GeneratedLetter, GenerateLetterRequest } from '@shortlist/contracts/builder/cover-letter';
import type { Language } from '@shortlist/contracts/platform/languages';
import { DataSource } from 'typeorm';
import { QuotaService, type QuotaUse } from '../../account/quota/quota.service';
import type { Owner } from '../../account/sessions/owner.service';
import { StorageService } from '../../account/storage/storage.service';
import {
  type CoverLetterTaskInput,
  type CoverLetterText,
  coverLetterTask,
} from '../../engine/writing/tasks/cover-letter';
import { PaidQuotaService } from '../../ai/quota/paid-quota.service';
import { WritersService } from '../../ai/writers.service';
import { messages } from '../../engine/writing/messages';
import { skipAfterDisconnect } from '../../platform/http/abort-signal';
import { RateLimitService } from '../../platform/http/rate-limit/rate-limit.service';
import { IdempotencyService, type StoreResultId } from '../../platform/idempotency/idempotency.service';
import { Job } from '../../platform/jobs/job.decorator';
import { secondsInMinute } from '../../platform/time';
import { assertPrintable } from '../../files/assert-printable';
import { ResumesService } from '../resumes/resumes.service';
import { WorkerThreadsService } from '../../worker-threads/worker-threads.service';
import { toSourceResume } from './cover-letter-input';
import { GeneratedCoverLetterEntity } from './generated-cover-letter.entity';

export interface CoverLetterGenerationContext {
  owner: Owner;
  /** Language of the page, used for the advice and as the default language of the cover letter. */
  language: Language;
  network: string;
  idempotencyKey: string | undefined;
}

export interface CoverLetterGenerationOptions {
  signal: AbortSignal;
  /** Awaited for each partial draft. Omitted if the client does not stream. */
  onDraft?: ((draft: Pick<GeneratedLetter, 'salutation' | 'content'>) => Promise<void>) | undefined;
}

const joinParagraphs = ({ paragraphs }: CoverLetterText) => paragraphs.join('\n\n');

/** Each generated cover letter counts as one use of the quota, unless the rule-based writer replaced the model. */
@Injectable()
export class CoverLetterGenerationService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly resumes: ResumesService,
    private readonly quota: QuotaService,
    private readonly rateLimits: RateLimitService,
    private readonly paidQuota: PaidQuotaService,
    private readonly writers: WritersService,
    private readonly idempotency: IdempotencyService,
    private readonly workerThreads: WorkerThreadsService,
    private readonly storage: StorageService,
  ) {}

  /**
   * Throws `not_found` (the resume), `invalid_input`, `storage_full`, `free_limit_reached`, `rate_limited`, and the
   * signal's reason if the client disconnects. After any error, the quota use is refunded.
   */
  async generate(
    request: GenerateLetterRequest,
    context: CoverLetterGenerationContext,
    options: CoverLetterGenerationOptions,
  ): Promise<GeneratedLetter> {
    assertPrintable(request, ['jobTitle', 'companyName', 'recipient']);
    const ownerId = context.owner.id;
    const source = request.resumeId ? await this.resumes.findCurrent(request.resumeId, ownerId) : undefined;
    const language = request.language ?? source?.language ?? context.language;
    const languages = { letter: language, advice: context.language };
    const workInput = { request, source: source && toSourceResume(source), languages };
    // Includes the request, so that reusing a key for a different request does not return the first result.
    const operation = `cover-letters/generate ${JSON.stringify(request)}`;
    const onDraft = skipAfterDisconnect(options.signal, options.onDraft);
    const id = await this.idempotency.runOnce(
      { ownerId, operation, key: context.idempotencyKey, signal: options.signal },
      async (storeResultId) =>
        await this.quota.runWithQuota(ownerId, options.signal, async (use) => {
          await this.rateLimits.consume('default', ownerId);
          await this.storage.assertNetworkHasRoom(ownerId);
          const input = await this.workerThreads.run('buildLetterInput', workInput, use.signal);
          const letter = await this.requestLetter(input, context, { signal: use.signal, onDraft });
          return await this.store(use, letter, storeResultId);
        }),
    );
    return (await this.database.manager.findOneByOrFail(GeneratedCoverLetterEntity, { id })).letter;
  }

  private async requestLetter(
    input: CoverLetterTaskInput,
    { owner, network, language }: CoverLetterGenerationContext,
    { signal, onDraft }: CoverLetterGenerationOptions,
  ): Promise<GeneratedLetter> {
    const paid = await this.paidQuota.reserve(owner, network);
    const notifyDraft =
      onDraft && ((text: CoverLetterText) => onDraft({ salutation: text.salutation, content: joinParagraphs(text) }));
    const { writer, output } = await this.writers.runTask(coverLetterTask, input, {
      ownerId: owner.id,
      paid,
      signal,
      onDraft: notifyDraft,
    });
    const isFallback = this.writers.hasModel && writer === 'built-in';
    const suggestions = [...(isFallback ? [messages[language].suggestions.builtIn] : []), ...output.suggestions];
    return { content: joinParagraphs(output), salutation: output.salutation, suggestions, writer };
  }

  private async store(
    { reservationId, signal }: QuotaUse,
    letter: GeneratedLetter,
    storeResultId: StoreResultId,
  ): Promise<string> {
    return await this.database.transaction(async (manager) => {
      // A fallback to the rule-based writer is free, because the owner did not request it.
      const charged = !(this.writers.hasModel && letter.writer === 'built-in');
      const ownerId = await this.quota.settle(reservationId, manager, { charged });
      const { id } = await this.storage.storeGenerated(manager, ownerId, () =>
        manager.save(GeneratedCoverLetterEntity, { ownerId, letter } as GeneratedCoverLetterEntity),
      );
      // Rolls back if the client has disconnected, so that the request does not count against the quota.
      signal.throwIfAborted();
      return await storeResultId(manager, id);
    });
  }

  /** Deletes cover letters whose idempotency keys have expired. */
  @Job({ name: 'forget-written-letters', every: 10 * secondsInMinute, deletes: true })
  async deleteExpired(): Promise<void> {
    await this.database.query(`DELETE FROM written_letters WHERE created_at < now() - interval '24 hours'`);
  }
}
