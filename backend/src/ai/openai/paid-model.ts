import type { ModelPrice } from '../../platform/config/model-prices';
import type { Offence } from '../jobs/job';
import { repairVersion } from '../prompts/repair.v2';
import { type PaidCall, type Reservation, type SpendGuard, SpendRefused } from '../spend-guard/spend-guard';
import { type Caller, WriterFailure } from '../writer';
import { traced } from '../../platform/tracing/traced';
import type { ChatClient, Question } from './chat';

export interface Model {
  name: string;
  price: ModelPrice;
}

interface AskOptions {
  signal: AbortSignal;
  onText?: ((text: string) => Promise<void>) | undefined;
}

export class PaidModel {
  constructor(
    private readonly chat: ChatClient,
    private readonly guard: SpendGuard,
    private readonly model: Model,
  ) {}

  async reserve(questions: readonly Question<unknown>[], caller: Caller): Promise<Reservation[]> {
    return await this.guard.reserve(questions.map((question) => this.callOf(question, caller)));
  }

  /** Throws `WriterError`, or the signal's reason if aborted. */
  async ask<T>(question: Question<T>, reservation: Reservation, options: AskOptions): Promise<T> {
    const named = { 'gen_ai.request.model': this.model.name, 'shortlist.feature': reservation.feature };
    return await this.guard.run(reservation, (meter) =>
      traced('ask model', named, (span) =>
        this.chat.ask(question, { ...options, meter }).finally(() => {
          const { input, output } = meter.usage;
          span.setAttributes({ 'gen_ai.usage.input_tokens': input, 'gen_ai.usage.output_tokens': output });
        }),
      ),
    );
  }

  /**
   * Requests the completion again with the violations that grounding found. Returns undefined if the call fails or the
   * budget is too small: the first completion is already grounded.
   */
  async repair<T>(
    question: Question<T>,
    repair: { answer: T; offences: readonly Offence[] },
    { caller, signal }: { caller: Caller; signal: AbortSignal },
  ): Promise<T | undefined> {
    const again = { ...question, repair };
    try {
      const [reservation] = await this.reserve([again], caller);
      return reservation && (await this.ask(again, reservation, { signal }));
    } catch (error) {
      if (error instanceof WriterFailure || error instanceof SpendRefused) return undefined;
      throw error;
    }
  }

  private callOf(question: Question<unknown>, { ownerId, staffMember }: Caller): PaidCall {
    const { prompt, repair } = question;
    const { name, price } = this.model;
    return {
      feature: repair ? `${prompt.id}+${repairVersion}` : prompt.id,
      model: name,
      price,
      ownerId,
      staffMember,
      input: this.chat.inputOf(question),
      maxOutputTokens: prompt.maxOutputTokens,
    };
  }
}
