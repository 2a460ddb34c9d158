import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { PageSize } from '@shortlist/contracts/builder/resume';
import type { Generate } from '@shortlist/contracts/generator/generation';
import type { Language } from '@shortlist/contracts/platform/languages';
import { DataSource } from 'typeorm';
import { AllowanceService } from '../account/allowance/allowance.service';
import type { Owner } from '../account/sessions/owner.service';
import { PaidQuotaService } from '../ai/quota/paid-quota.service';
import { WriterFailure, type WriteOptions, type Written } from '../ai/writer';
import { WritersService } from '../ai/writers.service';
import { AppError } from '../platform/http/app-error';
import { RateLimitService } from '../platform/http/rate-limit/rate-limit.service';
import { IdempotencyService } from '../platform/idempotency/idempotency.service';
import { requirePrintable } from '../rendering/fonts/printable';
import { GenerationEntity } from './generation.entity';
import { countOpenBlanks } from './generation-face';
import { GenerationScoresService } from './generation-scores.service';
import type { Documents } from './generation-source';

export interface Caller {
  owner: Owner;
  language: Language;
  address: string;
  key: string | undefined;
}

export type Order = Omit<Generate, 'pageSize'> & { pageSize: PageSize };

/** One-click generation: one request counts as one use and returns a resume with a cover letter. */
@Injectable()
export class GenerateService {
  private readonly logger = new Logger('generator');

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly allowance: AllowanceService,
    private readonly limits: RateLimitService,
    private readonly quota: PaidQuotaService,
    private readonly writers: WritersService,
    private readonly idempotency: IdempotencyService,
    private readonly scores: GenerationScoresService,
  ) {}

  /**
   * Throws `invalid_input`, `free_limit_reached`, `rate_limited`, `writer_failed`, and the signal's reason if the
   * client disconnects. Releases the use on any error.
   */
  async generate(order: Order, caller: Caller, options: WriteOptions): Promise<GenerationEntity> {
    requirePrintable(order, ['jobTitle']);
    // The scope includes the request, so that a key reused for another request does not return the first result.
    const once = {
      ownerId: caller.owner.id,
      call: `autonomous-generate ${JSON.stringify(order)}`,
      key: caller.key,
      signal: options.signal,
    };
    const id = await this.idempotency.once(once, async () => {
      // Checks the quota before the rate limit, so that a user without uses left gets `free_limit_reached` at any
      // request rate.
      const use = await this.allowance.reserve(caller.owner.id);
      try {
        await this.limits.take('default', caller.owner.id);
        const written = await this.write(order, caller, options);
        return await this.store(order, written, { use, language: caller.language, signal: options.signal });
      } catch (error) {
        await this.allowance.release(use);
        throw error;
      }
    });
    return await this.database.manager.findOneByOrFail(GenerationEntity, { id });
  }

  private async write(order: Order, { owner, language, address }: Caller, options: WriteOptions): Promise<Written> {
    const paid = await this.quota.take(owner, address);
    const today = new Date().toISOString().slice(0, 10);
    try {
      return await this.writers.write({ ...order, language, today, ownerId: owner.id, paid }, options);
    } catch (error) {
      options.signal.throwIfAborted();
      if (!(error instanceof WriterFailure)) throw error;
      this.logger.warn(`The model failed to write (${error.kind}): ${error.message}`);
      throw new AppError('writer_failed', { cause: error });
    }
  }

  private async store(
    order: Order,
    written: Written,
    { use, language, signal }: { use: string; language: Language; signal: AbortSignal },
  ): Promise<string> {
    const { jobTitle, industry, pageSize } = order;
    const { resume, letter, keywords, general, writer } = written;
    const documents: Documents & Pick<GenerationEntity, 'industry'> = {
      jobTitle,
      industry,
      language: written.language,
      pageSize,
      resume,
      jobs: null,
      leftOut: [],
      letter,
      fills: {},
    };
    const { atsScore, potential, rubricVersion } = await this.scores.score(documents, language);
    const openBlanks = countOpenBlanks(documents);
    const replaced = this.writers.hasModel && writer === 'built-in';
    const row = {
      ...documents,
      keywords,
      general,
      writer,
      replaced,
      atsScore,
      potential,
      rubricVersion,
      openBlanks,
    };
    return await this.database.transaction(async (manager) => {
      // A generation by the built-in writer in place of the model does not count as a use.
      const ownerId = await this.allowance.settle(use, manager, { charged: !replaced });
      const { id } = await manager.save(GenerationEntity, { ...row, ownerId } as GenerationEntity);
      // Last point at which a disconnect does not count a use.
      signal.throwIfAborted();
      return id;
    });
  }
}
