import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import type { WriterName } from '@shortlist/contracts/generator/generation';
import type { WriterTask } from '../engine/writing/tasks/writer-task';
import type { PaidCallStatus } from './spend-guard/ledger.service';
import { SpendRefusedError, type SpendGuard } from './spend-guard/spend-guard';
import type { TaskOptions, GenerationInput, GenerationOptions, Writer, GenerationResult } from './writer';

export interface WriterRequest extends GenerationInput {
  allowPaidModel: boolean;
}

/** Available writers. Without an API key, only the rule-based one exists. */
export interface AvailableWriters {
  ruleBased: Writer;
  primaryModel?: Writer | undefined;
  cheaperModel?: Writer | undefined;
}

/**
 * Selects the writer: the configured model, a cheaper model when spending nears a limit, or the rule-based writer when
 * no paid call is allowed.
 */
export class WritersService {
  constructor(
    private readonly writers: AvailableWriters,
    private readonly guard: Pick<SpendGuard, 'isPastWarning'>,
  ) {}

  get hasModel(): boolean {
    return this.writers.primaryModel !== undefined;
  }

  async getFallbackStep({
    isEmergency,
    isProviderDown,
    exhaustedLimits,
  }: PaidCallStatus): Promise<CostDashboard['ladder']> {
    if (isEmergency) return 'emergency';
    if (!this.writers.primaryModel || isProviderDown || exhaustedLimits.length > 0) return 'built-in';
    return this.writers.cheaperModel && (await this.guard.isPastWarning()) ? 'cheaper' : 'model';
  }

  /** Throws `WriterError`, or the signal's reason if aborted. */
  async writeGeneration(request: WriterRequest, options: GenerationOptions): Promise<GenerationResult> {
    return await this.runWithFirstAvailable(request.allowPaidModel, (writer) =>
      writer.writeGeneration(request, options),
    );
  }

  /** Throws like `writeGeneration`, and `SpendRefusedError` for agents during an emergency. */
  async runTask<Input, Output, Completion>(
    task: WriterTask<Input, Output, Completion>,
    input: Input,
    { paid, ...options }: TaskOptions<Output> & { paid: boolean },
  ): Promise<{ writer: WriterName; output: Output }> {
    return await this.runWithFirstAvailable(
      paid,
      async (writer) => ({
        writer: writer.name,
        output: await writer.runTask(task, input, options),
      }),
      options.staffMember !== undefined,
    );
  }

  /** Uses the first writer that the budget allows. During an emergency, agents get no writer. */
  private async runWithFirstAvailable<T>(
    allowPaidModel: boolean,
    work: (writer: Writer) => Promise<T>,
    forStaff = false,
  ): Promise<T> {
    for (const writer of allowPaidModel ? await this.listModels() : []) {
      try {
        return await work(writer);
      } catch (error) {
        if (!(error instanceof SpendRefusedError)) throw error;
        if (forStaff && error.reason === 'emergency') throw error;
      }
    }
    return await work(this.writers.ruleBased);
  }

  private async listModels(): Promise<Writer[]> {
    const { primaryModel, cheaperModel } = this.writers;
    if (!primaryModel) return [];
    if (!cheaperModel) return [primaryModel];
    return (await this.guard.isPastWarning()) ? [cheaperModel] : [primaryModel, cheaperModel];
  }
}
