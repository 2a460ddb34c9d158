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
  /** Language of the page: of the advice, and of the letter where nothing else says one. */
  language: Language;
  address: string;
  /** `Idempotency-Key`, if one was sent. */
  key: string | undefined;
}

export interface LetterOptions {
  signal: AbortSignal;
  /** Called for each beginning of the letter and waited for; absent when nobody watches. */
  onDraft?: ((draft: Pick<GeneratedLetter, 'salutation' | 'content'>) => Promise<void>) | undefined;
}

const contentOf = ({ paragraphs }: LetterText) => paragraphs.join('\n\n');

/** Cover letters by the writers: one press, one use. */
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
   * Throws `not_found` (the resume), `invalid_input`, `free_limit_reached`, `rate_limited`, `writer_failed`, and the signal's
   * reason when the caller left; whatever it throws, the use is given back.
   */
  async generate(order: GenerateLetter, caller: LetterCaller, options: LetterOptions): Promise<GeneratedLetter> {
    requirePrintable(order, ['jobTitle', 'companyName', 'recipient']);
    const ownerId = caller.owner.id;
    const source = order.resumeId ? await this.resumes.findCurrent(order.resumeId, ownerId) : undefined;
    const language = order.language ?? source?.language ?? caller.language;
    const languages = { letter: language, advice: caller.language };
    const asked = { order, source: source && letterSourceOf(source), languages };
    const input = await this.work.run('letterInput', asked, options.signal);
    // The order is part of the call: a key that is used for another one must not answer with the first.
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
      this.logger.warn(`The model did not write a letter (${error.kind}): ${error.message}`);
      throw new AppError('writer_failed', { cause: error });
    }
  }

  private async store(use: string, letter: GeneratedLetter, signal: AbortSignal): Promise<string> {
    return await this.database.transaction(async (manager) => {
      // Nobody asked for the built-in writer in the model's place.
      const charged = !(this.writers.hasModel && letter.writer === 'built-in');
      const ownerId = await this.allowance.settle(use, manager, { charged });
      const { id } = await manager.save(WrittenLetterEntity, { ownerId, letter } as WrittenLetterEntity);
      // The last moment to leave without a use being spent.
      signal.throwIfAborted();
      return id;
    });
  }

  /** As long as their keys. */
  @Job({ name: 'forget-written-letters', every: 10 * minute, deletes: true })
  async forgetOld(): Promise<void> {
    await this.database.query(`DELETE FROM written_letters WHERE created_at < now() - interval '24 hours'`);
  }
}
