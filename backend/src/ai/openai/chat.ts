import OpenAI, { APIConnectionTimeoutError, APIError } from 'openai';
import type {
  ChatCompletionCreateParamsStreaming,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import { z } from 'zod';
import type { Offence } from '../jobs/job';
import { asData, type Prompt } from '../prompts/prompt';
import { repairMessage } from '../prompts/repair.v2';
import type { Meter } from '../spend-guard/spend-guard';
import { likelyTokens } from '../spend-guard/usage';
import { WriterFailure } from '../writer';
import { responseFormat } from './response-format';

/** Far above the length of any completion we request, in characters. */
const mostCharacters = 60_000;

export interface ChatSettings {
  apiKey: string;
  baseUrl: string | undefined;
  model: string;
  timeoutMs: number;
}

/** Features that an endpoint supports. Discovered by trying the most capable set first, then cached. */
interface Dialect {
  tokens: 'max_completion_tokens' | 'max_tokens';
  format: 'json_schema' | 'json_object' | 'none';
  usage: boolean;
}

const tokens = z.int().min(0).max(10_000_000);

/** Token usage reported by an endpoint. If the report has another shape, the usage is estimated. */
const usageSchema = z
  .object({
    prompt_tokens: tokens,
    completion_tokens: tokens,
    prompt_tokens_details: z.object({ cached_tokens: tokens.nullish() }).nullish(),
  })
  .transform((counted) => ({
    input: counted.prompt_tokens,
    cached: counted.prompt_tokens_details?.cached_tokens ?? 0,
    output: counted.completion_tokens,
  }));

/** Prompt with its data. `repair` adds the first completion and the violations that grounding found in it. */
export interface Question<T> {
  prompt: Prompt<T>;
  data: object;
  repair?: { answer: T; offences: readonly Offence[] };
}

/** Builds the messages, beginning with the constant prompt, so that providers can cache it. */
function messagesOf({ prompt, data, repair }: Question<unknown>): ChatCompletionMessageParam[] {
  return [
    { role: 'system', content: prompt.system },
    { role: 'user', content: asData(data) },
    ...(repair
      ? [
          { role: 'assistant' as const, content: JSON.stringify(repair.answer) },
          { role: 'user' as const, content: repairMessage(repair.offences) },
        ]
      : []),
  ];
}

/** Client for Chat Completions endpoints. A call needs a meter, which only `run` of the spend guard provides. */
export class ChatClient {
  private readonly client: OpenAI;
  private dialect: Dialect = { tokens: 'max_completion_tokens', format: 'json_schema', usage: true };

  constructor(private readonly settings: ChatSettings) {
    // No automatic retries: each one costs money and the person's time.
    this.client = new OpenAI({
      apiKey: settings.apiKey,
      baseURL: settings.baseUrl,
      maxRetries: 0,
      timeout: settings.timeoutMs,
    });
  }

  /** Returns the full input, which determines the upper bound of the reservation. */
  inputOf(question: Question<unknown>): string {
    return JSON.stringify(messagesOf(question)) + JSON.stringify(responseFormat(question.prompt.answer));
  }

  /**
   * Calls the model, reports the text so far after each chunk, and returns the parsed completion. Throws `WriterError`,
   * or the signal's reason if aborted.
   */
  async ask<T>(
    question: Question<T>,
    {
      meter,
      signal,
      onText,
    }: { meter: Meter; signal: AbortSignal; onText?: ((text: string) => Promise<void>) | undefined },
  ): Promise<T> {
    const deadline = AbortSignal.timeout(this.settings.timeoutMs);
    const stop = AbortSignal.any([signal, deadline]);
    const input = likelyTokens(this.inputOf(question));
    let text = '';
    meter.usage = { input, cached: 0, output: 0 };
    try {
      const stream = await this.open(question, stop);
      for await (const { choices, usage } of stream) {
        meter.usage = usageSchema.safeParse(usage).data ?? meter.usage;
        const choice = choices[0];
        if (!choice) continue;
        if (choice.delta.refusal || choice.finish_reason === 'content_filter')
          throw new WriterFailure('refused', 'The model refused');
        if (choice.finish_reason === 'length')
          throw new WriterFailure('nonsense', 'The answer was longer than it may be');
        if (!choice.delta.content) continue;
        text += choice.delta.content;
        meter.usage = { input, cached: 0, output: likelyTokens(text) };
        if (text.length > mostCharacters) throw new WriterFailure('nonsense', 'The answer does not end');
        await onText?.(text);
      }
      // When aborted, the client ends the stream without an error.
      stop.throwIfAborted();
      return parseAnswer(question.prompt, text);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof WriterFailure) throw error;
      if (deadline.aborted || error instanceof APIConnectionTimeoutError)
        throw new WriterFailure('stalled', 'No answer in time', { cause: error });
      if (error instanceof APIError && error.status !== undefined) meter.usage = { input: 0, cached: 0, output: 0 };
      throw new WriterFailure('unreachable', reasonOf(error), { cause: error });
    }
  }

  /** Retries without a parameter that the endpoint does not support. */
  private async open(question: Question<unknown>, signal: AbortSignal) {
    let dialect = this.dialect;
    for (;;) {
      try {
        const stream = await this.client.chat.completions.create(this.request(question, dialect), { signal });
        this.dialect = dialect;
        return stream;
      } catch (error) {
        const next = simpler(dialect, error);
        if (!next) throw error;
        dialect = next;
      }
    }
  }

  private request(
    question: Question<unknown>,
    { tokens, format, usage }: Dialect,
  ): ChatCompletionCreateParamsStreaming {
    return {
      model: this.settings.model,
      stream: true,
      messages: messagesOf(question),
      [tokens]: question.prompt.maxOutputTokens,
      ...(format === 'json_schema' && { response_format: responseFormat(question.prompt.answer) }),
      ...(format === 'json_object' && { response_format: { type: 'json_object' as const } }),
      ...(usage && { stream_options: { include_usage: true } }),
    };
  }
}

/** Returns a reason for the log, without the provider's message, which may repeat the input. */
function reasonOf(error: unknown): string {
  if (error instanceof APIError && error.status !== undefined) return `It answered with status ${error.status}`;
  return `No connection, or it was cut (${(error as { name?: string }).name})`;
}

/** Returns a simpler feature set if the endpoint may have rejected a parameter, or undefined if there is none. */
function simpler(dialect: Dialect, error: unknown): Dialect | undefined {
  if (!(error instanceof APIError)) return undefined;
  const { status, message } = error as APIError;
  if (
    (status !== 400 && status !== 422) ||
    !/param|support|unknown|unrecogni|format|schema|json|max_|extra/i.test(message)
  )
    return undefined;
  if (/stream_options/.test(message) && dialect.usage) return { ...dialect, usage: false };
  if (/max_completion_tokens/.test(message) && dialect.tokens === 'max_completion_tokens')
    return { ...dialect, tokens: 'max_tokens' };
  if (dialect.format === 'json_schema') return { ...dialect, format: 'json_object' };
  if (dialect.format === 'json_object') return { ...dialect, format: 'none' };
  return dialect.tokens === 'max_completion_tokens' ? { ...dialect, tokens: 'max_tokens' } : undefined;
}

function parseAnswer<T>(prompt: Prompt<T>, text: string): T {
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  try {
    return prompt.answer.parse(JSON.parse(json));
  } catch (error) {
    throw new WriterFailure('nonsense', `The answer of ${prompt.id} does not fit`, { cause: error });
  }
}
