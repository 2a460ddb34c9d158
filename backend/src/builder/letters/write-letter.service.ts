import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { GeneratedLetter, GenerateLetter } from '@shortlist/contracts/builder/cover-letter';
import type { Language } from '@shortlist/contracts/platform/languages';
import { DataSource } from 'typeorm';
import { AllowanceService } from '../../account/allowance/allowance.service';
import type { Owner } from '../../account/sessions/owner.service';
import { type LetterInput, type LetterText, writeLetter } from '../../ai/jobs/letter';
import { PaidQuotaService } from '../../ai/quota/paid-quota.service';
import { WriterFailure } from '../../ai/writer';
import { WritersService } from '../../ai/writers.service';
import { words } from '../../ai/words';
import { AppError } from '../../platform/http/app-error';
import { RateLimitService } from '../../platform/http/rate-limit/rate-limit.service';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { Job, minute } from '../../platform/jobs/job';
import { requirePrintable } from '../../rendering/fonts/printable';
import { ResumesService } from '../resumes/resumes.service';
import { WorkService } from '../../work/work.service';
import { letterSourceOf } from './letter-order';
import { WrittenLetterEntity } from './written-letter.entity';

export interface LetterCaller {
  owner: Owner;
  /** Language of the page, used for the advice and as the default language of the cover letter. */
  language: Language;
  address: string;
  key: string | undefined;
}

export interface LetterOptions {
  signal: AbortSignal;
  /** Awaited for each partial draft; omitted if the client does not stream. */
  onDraft?: ((draft: Pick<GeneratedLetter, 'salutation' | 'content'>) => Promise<void>) | undefined;
}

const contentOf = ({ paragraphs }: LetterText) => paragraphs.join('\n\n');

/** Each generated cover letter counts as one use, unless the rule-based writer replaced the model. */
@Injectable()
export class WriteLetterService {
  private readonly logger = new Logger('builder');

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly resumes: ResumesService,
    private readonly allowance: AllowanceService,
    private readonly limits: RateLimitService,
    private readonly quota: PaidQuotaService,
    private readonly writers: WritersService,
    private readonly idempotency: IdempotencyService,
    private readonly work: WorkService,
  ) {}

  /**
   * Throws `not_found` (the resume), `invalid_input`, `free_limit_reached`, `rate_limited`, `writer_failed`, and the
   * signal's reason if the client disconnects. Releases the use on any error.
   */
  async generate(order: GenerateLetter, caller: LetterCaller, options: LetterOptions): Promise<GeneratedLetter> {
    requirePrintable(order, ['jobTitle', 'companyName', 'recipient']);
    const ownerId = caller.owner.id;
    const source = order.resumeId ? await this.resumes.findCurrent(order.resumeId, ownerId) : undefined;
    const language = order.language ?? source?.language ?? caller.language;
    const languages = { letter: language, advice: caller.language };
    const asked = { order, source: source && letterSourceOf(source), languages };
    const input = await this.work.run('letterInput', asked, options.signal);
    // The scope includes the request, so a key that is reused for another request does not return the first result.
    const call = `cover-letters/generate ${JSON.stringify(order)}`;
    const id = await this.idempotency.once({ ownerId, call, key: caller.key, signal: options.signal }, async () => {
      const use = await this.allowance.reserve(ownerId);
      try {
        await this.limits.take('default', ownerId);
        return await this.store(use, await this.write(input, caller, options), options.signal);
      } catch (error) {
        await this.allowance.release(use);
        throw error;
      }
    });
    return (await this.database.manager.findOneByOrFail(WrittenLetterEntity, { id })).letter;
  }

  private async write(
    input: LetterInput,
    { owner, address, language }: LetterCaller,
    { signal, onDraft }: LetterOptions,
  ): Promise<GeneratedLetter> {
    const paid = await this.quota.take(owner, address);
    const show = onDraft && ((text: LetterText) => onDraft({ salutation: text.salutation, content: contentOf(text) }));
    try {
      const { writer, output } = await this.writers.do(writeLetter, input, {
        ownerId: owner.id,
        paid,
        signal,
        onDraft: show,
      });
      const replaced = this.writers.hasModel && writer === 'built-in';
      const suggestions = [...(replaced ? [words[language].suggestions.builtIn] : []), ...output.suggestions];
      return { content: contentOf(output), salutation: output.salutation, suggestions, writer };
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof WriterFailure)) throw error;
      this.logger.warn(`The model failed to write a cover letter (${error.kind}): ${error.message}`);
      throw new AppError('writer_failed', { cause: error });
    }
  }

  private async store(use: string, letter: GeneratedLetter, signal: AbortSignal): Promise<string> {
    return await this.database.transaction(async (manager) => {
      // A fallback to the rule-based writer is free, because nobody asked for it.
      const charged = !(this.writers.hasModel && letter.writer === 'built-in');
      const ownerId = await this.allowance.settle(use, manager, { charged });
      const { id } = await manager.save(WrittenLetterEntity, { ownerId, letter } as WrittenLetterEntity);
      // Last point at which a disconnect does not count as a use.
      signal.throwIfAborted();
      return id;
    });
  }

  /** Deletes cover letters after the lifetime of their idempotency keys. */
  @Job({ name: 'forget-written-letters', every: 10 * minute, deletes: true })
  async forgetOld(): Promise<void> {
    await this.database.query(`DELETE FROM written_letters WHERE created_at < now() - interval '24 hours'`);
  }
}
