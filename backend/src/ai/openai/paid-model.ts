import type { ModelPrice } from '../../platform/config/model-prices';
import type { CheckedOutput, CompletionViolation } from '../../engine/writing/tasks/writer-task';
import { repairVersion } from '../../engine/writing/prompts/repair.v2';
import { hasWrongLanguage, isBetterAttempt } from '../../engine/writing/tasks/language-check';
import { type PaidCall, type Reservation, type SpendGuard, SpendRefusedError } from '../spend-guard/spend-guard';
import { type CallAttribution, WriterError } from '../writer';
import { withSpan } from '../../platform/tracing/spans';
import type { ChatClient, ModelRequest } from './chat-client';

export interface PricedModel {
  name: string;
  price: ModelPrice;
}

interface CompletionOptions {
  signal: AbortSignal;
  onText?: ((text: string) => void) | undefined;
}

interface RepairOptions<Completion, Output> {
  caller: CallAttribution;
  signal: AbortSignal;
  check: (completion: Completion) => Promise<CheckedOutput<Output>>;
  isEmpty?: (output: Output) => boolean;
}

export class PaidModel {
  constructor(
    private readonly chat: ChatClient,
    private readonly guard: SpendGuard,
    private readonly model: PricedModel,
  ) {}

  async reserve(requests: readonly ModelRequest<unknown>[], attribution: CallAttribution): Promise<Reservation[]> {
    return await this.guard.reserve(requests.map((request) => this.toPaidCall(request, attribution)));
  }

  /** Throws `WriterError`, or the signal's reason if aborted. */
  async complete<T>(request: ModelRequest<T>, reservation: Reservation, options: CompletionOptions): Promise<T> {
    const attributes = { 'gen_ai.request.model': this.model.name, 'shortlist.feature': reservation.feature };
    return await this.guard.run(reservation, (meter) =>
      withSpan('ask model', attributes, (span) =>
        this.chat.complete(request, { ...options, meter }).finally(() => {
          const { input, output } = meter.usage;
          span.setAttributes({ 'gen_ai.usage.input_tokens': input, 'gen_ai.usage.output_tokens': output });
        }),
      ),
    );
  }

  /**
   * Checks a completion. If it has violations or nothing is left of it, requests one repair. Returns the output of the
   * better completion. Throws `WriterError` if that completion is in the wrong language.
   */
  async checkAndRepair<Completion, Output>(
    request: ModelRequest<Completion>,
    completion: Completion,
    { caller, signal, check, isEmpty }: RepairOptions<Completion, Output>,
  ): Promise<Output> {
    const firstCheck = await check(completion);
    const { output, violations } = firstCheck;
    if (violations.length === 0 && !isEmpty?.(output)) return output;
    const repairedCompletion = await this.repair(request, { completion, violations }, { caller, signal });
    const secondCheck = repairedCompletion === undefined ? firstCheck : await check(repairedCompletion);
    const isImproved = isEmpty?.(output) || isBetterAttempt(secondCheck.violations, violations);
    const bestCheck = isImproved ? secondCheck : firstCheck;
    if (hasWrongLanguage(bestCheck.violations))
      throw new WriterError('nonsense', 'The completion is in another language');
    return bestCheck.output;
  }

  /**
   * Requests the completion again and sends the violations that grounding found. Returns undefined if the call fails or
   * exceeds the budget.
   */
  private async repair<T>(
    request: ModelRequest<T>,
    repair: { completion: T; violations: readonly CompletionViolation[] },
    { caller, signal }: { caller: CallAttribution; signal: AbortSignal },
  ): Promise<T | undefined> {
    const repairRequest = { ...request, repair };
    try {
      const [reservation] = await this.reserve([repairRequest], caller);
      return reservation && (await this.complete(repairRequest, reservation, { signal }));
    } catch (error) {
      if (error instanceof WriterError || error instanceof SpendRefusedError) return undefined;
      throw error;
    }
  }

  private toPaidCall(request: ModelRequest<unknown>, { ownerId, agentName }: CallAttribution): PaidCall {
    const { prompt, repair } = request;
    const { name, price } = this.model;
    return {
      feature: repair ? `${prompt.id}+${repairVersion}` : prompt.id,
      model: name,
      price,
      ownerId,
      agentName,
      input: this.chat.serializeInput(request),
      maxOutputTokens: prompt.maxOutputTokens,
    };
  }
}
