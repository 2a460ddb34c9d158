import { Logger } from '@nestjs/common';
import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import type { WriterName } from '@shortlist/contracts/generator/generation';
import type { WriterTask } from '../engine/writing/tasks/writer-task';
import type { PaidCallStatus } from './spend-guard/ledger.service';
import { SpendRefusedError, type SpendGuard } from './spend-guard/spend-guard';
import {
  type TaskOptions,
  type GenerationInput,
  type GenerationOptions,
  type Writer,
  WriterError,
  type GenerationResult,
} from './writer';

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
 * no paid call is allowed or a model fails. Callers do not charge for that fallback.
 */
export class WritersService {
  private readonly logger = new Logger('ai');

  constructor(
    private readonly writers: AvailableWriters,
    private readonly guard: Pick<SpendGuard, 'isWarningThresholdReached'>,
  ) {}

  get hasModel(): boolean {
    return this.writers.primaryModel !== undefined;
  }

  async getFallbackLevel({
    isEmergency,
    isProviderDown,
    exhaustedLimits,
  }: PaidCallStatus): Promise<CostDashboard['ladder']> {
    if (isEmergency) return 'emergency';
    if (!this.writers.primaryModel || isProviderDown || exhaustedLimits.length > 0) return 'built-in';
    return this.writers.cheaperModel && (await this.guard.isWarningThresholdReached()) ? 'cheaper' : 'model';
  }

  /** Throws the signal's reason if aborted. */
  async writeGeneration(request: WriterRequest, options: GenerationOptions): Promise<GenerationResult> {
    return await this.runWithFirstAvailable({ paid: request.allowPaidModel, signal: options.signal }, (writer) =>
      writer.writeGeneration(request, options),
    );
  }

  /** Throws like `writeGeneration`. For agents, also throws `WriterError` and, in an emergency, `SpendRefusedError`. */
  async runTask<Input, Output, Completion>(
    task: WriterTask<Input, Output, Completion>,
    input: Input,
    { paid, ...options }: TaskOptions<Output> & { paid: boolean },
  ): Promise<{ writer: WriterName; output: Output }> {
    return await this.runWithFirstAvailable({ paid, ...options }, async (writer) => ({
      writer: writer.name,
      output: await writer.runTask(task, input, options),
    }));
  }

  /** Uses the first writer that the budget allows. Agents get no other writer in an emergency or after a failure. */
  private async runWithFirstAvailable<T>(
    { paid, signal, agentName }: { paid: boolean; signal: AbortSignal; agentName?: string | undefined },
    work: (writer: Writer) => Promise<T>,
  ): Promise<T> {
    for (const writer of paid ? await this.listModels() : []) {
      try {
        return await work(writer);
      } catch (error) {
        signal.throwIfAborted();
        const isFailure = error instanceof WriterError;
        if (!isFailure && !(error instanceof SpendRefusedError)) throw error;
        if (agentName && (isFailure || error.reason === 'emergency')) throw error;
        if (!isFailure) continue;
        this.logger.warn(`The model failed, so the rule-based writer answers (${error.kind}): ${error.message}`);
        break;
      }
    }
    return await work(this.writers.ruleBased);
  }

  private async listModels(): Promise<Writer[]> {
    const { primaryModel, cheaperModel } = this.writers;
    if (!primaryModel) return [];
    if (!cheaperModel) return [primaryModel];
    return (await this.guard.isWarningThresholdReached()) ? [cheaperModel] : [primaryModel, cheaperModel];
  }
}
