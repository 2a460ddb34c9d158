import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import type { WriterName } from '@shortlist/contracts/generator/generation';
import type { Job } from './jobs/job';
import type { PaidCallsState } from './spend-guard/ledger.service';
import { SpendRefused, type SpendGuard } from './spend-guard/spend-guard';
import type { JobOptions, WriteInput, WriteOptions, Writer, Written } from './writer';

export interface Ask extends WriteInput {
  /** Whether a paid model may write; the built-in writer always may. */
  paid: boolean;
}

/** The writers that there are. `cheap` takes over on the way to a limit; neither is there without a key. */
export interface Writers {
  builtIn: Writer;
  model?: Writer | undefined;
  cheap?: Writer | undefined;
}

/** Picks the writer: the configured model, a cheaper one on the way to a limit, or the built-in one where none may be paid. */
export class WritersService {
  constructor(
    private readonly writers: Writers,
    private readonly guard: Pick<SpendGuard, 'isPastWarning'>,
  ) {}

  /** Whether a paid model is configured at all. */
  get hasModel(): boolean {
    return this.writers.model !== undefined;
  }

  /** Where a paid call would go now: the step of the ladder. */
  async step({ emergency, providerDown, exhausted }: PaidCallsState): Promise<CostDashboard['ladder']> {
    if (emergency) return 'emergency';
    if (!this.writers.model || providerDown || exhausted.length > 0) return 'built-in';
    return this.writers.cheap && (await this.guard.isPastWarning()) ? 'cheaper' : 'model';
  }

  /** Throws `WriterFailure`, and the signal's reason when it was aborted. The result says who wrote. */
  async write(ask: Ask, options: WriteOptions): Promise<Written> {
    return await this.first(ask.paid, (writer) => writer.writeGeneration(ask, options));
  }

  /** One job (see `jobs/`), and who did it. Throws as `write` does, and for staff `SpendRefused` in an emergency. */
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

  /** What the first writer makes whose call may be paid. Job seekers always get one; staff stops in an emergency. */
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

  /** The models in the order in which they are asked. */
  private async models(): Promise<Writer[]> {
    const { model, cheap } = this.writers;
    if (!model) return [];
    if (!cheap) return [model];
    return (await this.guard.isPastWarning()) ? [cheap] : [model, cheap];
  }
}
