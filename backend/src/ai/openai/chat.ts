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

/** No answer that we ask for is near this long, in characters. */
const mostCharacters = 60_000;

export interface ChatSettings {
  apiKey: string;
  baseUrl: string | undefined;
  model: string;
  timeoutMs: number;
}

/** What an endpoint understands; found out by asking, best first, and remembered. */
interface Dialect {
  tokens: 'max_completion_tokens' | 'max_tokens';
  format: 'json_schema' | 'json_object' | 'none';
  usage: boolean;
}

const tokens = z.int().min(0).max(10_000_000);

/** What an endpoint says that it has counted. One that says something else is not believed: we estimate. */
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

/** What is asked: a prompt with its data, or the same again after the truth guard has found something in the answer. */
export interface Question<T> {
  prompt: Prompt<T>;
  data: object;
  repair?: { answer: T; offences: readonly Offence[] };
}

/** The prompt comes first and never changes, so that providers can cache it; then the data, then what was said since. */
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

/** One streamed call to any endpoint that speaks Chat Completions. Only the spend guard's `run` gives a meter for it. */
export class ChatClient {
  private readonly client: OpenAI;
  private dialect: Dialect = { tokens: 'max_completion_tokens', format: 'json_schema', usage: true };

  constructor(private readonly settings: ChatSettings) {
    // Retries are ours to decide: each one costs money and a person's patience.
    this.client = new OpenAI({
      apiKey: settings.apiKey,
      baseURL: settings.baseUrl,
      maxRetries: 0,
      timeout: settings.timeoutMs,
    });
  }

  /** What is sent, for the bound of the reservation. */
  inputOf(question: Question<unknown>): string {
    return JSON.stringify(messagesOf(question)) + JSON.stringify(responseFormat(question.prompt.answer));
  }

  /**
   * Asks, hands on the text so far after each piece, and answers the parsed whole. Throws `WriterFailure`, and the
   * signal's reason when the person left.
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
      // The client ends its loop silently when it was aborted.
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

  /** Opens the stream; an endpoint that does not know a parameter is asked again without it. */
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

/** For the log: a provider's own words may repeat what it was sent, so they stay out. */
function reasonOf(error: unknown): string {
  if (error instanceof APIError && error.status !== undefined) return `It answered with status ${error.status}`;
  return `No connection, or it was cut (${(error as { name?: string }).name})`;
}

/** The next simpler dialect after a refusal that may be about a parameter; undefined when there is none. */
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

/** The object in the text, whatever stands around it. */
function parseAnswer<T>(prompt: Prompt<T>, text: string): T {
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  try {
    return prompt.answer.parse(JSON.parse(json));
  } catch (error) {
    throw new WriterFailure('nonsense', `The answer of ${prompt.id} does not fit`, { cause: error });
  }
}
