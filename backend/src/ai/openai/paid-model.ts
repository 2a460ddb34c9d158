import type { ModelPrice } from '../../platform/config/model-prices';
import type { CompletionViolation } from '../../engine/writing/tasks/writer-task';
import { repairVersion } from '../../engine/writing/prompts/repair.v2';
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
   * Requests the completion again and sends the violations that grounding found. Returns undefined if the call fails or
   * exceeds the budget. Callers then use the first completion.
   */
  async repair<T>(
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
