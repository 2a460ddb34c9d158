import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import type { WriterName } from '@shortlist/contracts/generator/generation';
import type { Job } from './jobs/job';
import type { PaidCallsState } from './spend-guard/ledger.service';
import { SpendRefused, type SpendGuard } from './spend-guard/spend-guard';
import type { JobOptions, WriteInput, WriteOptions, Writer, Written } from './writer';

export interface Ask extends WriteInput {
  paid: boolean;
}

/** Available writers. Without an API key, only the rule-based one exists. */
export interface Writers {
  builtIn: Writer;
  model?: Writer | undefined;
  cheap?: Writer | undefined;
}

/**
 * Picks the writer: the configured model, a cheaper one when spending nears a limit, or the rule-based writer when no
 * paid call is allowed.
 */
export class WritersService {
  constructor(
    private readonly writers: Writers,
    private readonly guard: Pick<SpendGuard, 'isPastWarning'>,
  ) {}

  get hasModel(): boolean {
    return this.writers.model !== undefined;
  }

  async step({ emergency, providerDown, exhausted }: PaidCallsState): Promise<CostDashboard['ladder']> {
    if (emergency) return 'emergency';
    if (!this.writers.model || providerDown || exhausted.length > 0) return 'built-in';
    return this.writers.cheap && (await this.guard.isPastWarning()) ? 'cheaper' : 'model';
  }

  /** Throws `WriterError`, or the signal's reason if aborted. */
  async write(ask: Ask, options: WriteOptions): Promise<Written> {
    return await this.first(ask.paid, (writer) => writer.writeGeneration(ask, options));
  }

  /** Throws like `writeGeneration`, and `SpendRefusedError` for agents during an emergency. */
  async do<Input, Output, Answer>(
    job: Job<Input, Output, Answer>,
    input: Input,
    { paid, ...options }: JobOptions<Output> & { paid: boolean },
  ): Promise<{ writer: WriterName; output: Output }> {
    return await this.first(
      paid,
      async (writer) => ({
        writer: writer.name,
        output: await writer.do(job, input, options),
      }),
      options.staffMember !== undefined,
    );
  }

  /** Uses the first writer that the budget allows. Job seekers always get one; agents get none during an emergency. */
  private async first<T>(paid: boolean, work: (writer: Writer) => Promise<T>, forStaff = false): Promise<T> {
    for (const writer of paid ? await this.models() : []) {
      try {
        return await work(writer);
      } catch (error) {
        if (!(error instanceof SpendRefused)) throw error;
        if (forStaff && error.reason === 'emergency') throw error;
      }
    }
    return await work(this.writers.builtIn);
  }

  private async models(): Promise<Writer[]> {
    const { model, cheap } = this.writers;
    if (!model) return [];
    if (!cheap) return [model];
    return (await this.guard.isPastWarning()) ? [cheap] : [model, cheap];
  }
}
