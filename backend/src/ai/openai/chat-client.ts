import OpenAI, { APIConnectionTimeoutError, APIError } from 'openai';
import type {
  ChatCompletionCreateParamsStreaming,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import { z } from 'zod';
import type { CompletionViolation } from '../../engine/writing/tasks/writer-task';
import { wrapPromptData, type Prompt } from '../../engine/writing/prompts/prompt';
import { buildRepairMessage } from '../../engine/writing/prompts/repair.v2';
import type { UsageMeter } from '../spend-guard/spend-guard';
import { estimateTokens, estimateTokensFromBytes } from '../spend-guard/token-usage';
import { WriterError } from '../writer';
import { describeError, describeIssues } from './describe-error';
import { fetchLimited, maxCharacters } from './limit-response';
import { toResponseFormat } from './response-format';

export interface ChatSettings {
  apiKey: string;
  baseUrl: string | undefined;
  model: string;
  timeoutMs: number;
}

/**
 * Statuses with which an endpoint rejects a user's text, for example because the text is too long or flagged. The
 * endpoint itself is up, so these statuses must not open the circuit breaker for everyone.
 */
const rejectedInputStatuses: (number | undefined)[] = [400, 413, 422];

/**
 * Features that an endpoint supports. Starts with the most capable set and drops features that the endpoint rejects.
 */
interface EndpointCapabilities {
  tokenLimitParameter: 'max_completion_tokens' | 'max_tokens';
  responseFormat: 'json_schema' | 'json_object' | 'none';
  reportsUsage: boolean;
}

const tokenCountSchema = z.int().min(0).max(10_000_000);

/** Token usage reported by an endpoint. If the report does not match this schema, the usage is estimated. */
const usageSchema = z
  .object({
    prompt_tokens: tokenCountSchema,
    completion_tokens: tokenCountSchema,
    prompt_tokens_details: z.object({ cached_tokens: tokenCountSchema.nullish() }).nullish(),
  })
  .transform((report) => ({
    input: report.prompt_tokens,
    cached: report.prompt_tokens_details?.cached_tokens ?? 0,
    output: report.completion_tokens,
  }));

/** A prompt with its data. `repair` contains the first completion and the violations found in it. */
export interface ModelRequest<T> {
  prompt: Prompt<T>;
  data: object;
  repair?: { completion: T; violations: readonly CompletionViolation[] };
}

/** Begins with the constant prompt, so that providers can cache it. */
function buildMessages({ prompt, data, repair }: ModelRequest<unknown>): ChatCompletionMessageParam[] {
  return [
    { role: 'system', content: prompt.system },
    { role: 'user', content: wrapPromptData(data) },
    ...(repair
      ? [
          { role: 'assistant' as const, content: JSON.stringify(repair.completion) },
          { role: 'user' as const, content: buildRepairMessage(repair.violations) },
        ]
      : []),
  ];
}

/** Client for Chat Completions endpoints. A call needs a meter, which only the spend guard's `run` provides. */
export class ChatClient {
  private readonly client: OpenAI;
  private capabilities: EndpointCapabilities = {
    tokenLimitParameter: 'max_completion_tokens',
    responseFormat: 'json_schema',
    reportsUsage: true,
  };

  constructor(private readonly settings: ChatSettings) {
    // No automatic retries, because each one costs money and makes the user wait.
    this.client = new OpenAI({
      apiKey: settings.apiKey,
      baseURL: settings.baseUrl,
      maxRetries: 0,
      timeout: settings.timeoutMs,
      fetch: fetchLimited,
      // The client logs events that it cannot parse, which may contain the user's text.
      logLevel: 'off',
    });
  }

  /** Serializes the full input. The spend guard reserves money for the call according to its length. */
  serializeInput(request: ModelRequest<unknown>): string {
    return JSON.stringify(buildMessages(request)) + JSON.stringify(toResponseFormat(request.prompt.completionSchema));
  }

  /**
   * Calls the model, reports the text so far after each chunk, and returns the parsed completion. Throws `WriterError`,
   * or the signal's reason if aborted.
   */
  async complete<T>(
    request: ModelRequest<T>,
    {
      meter,
      signal,
      onText,
    }: { meter: UsageMeter; signal: AbortSignal; onText?: ((text: string) => void) | undefined },
  ): Promise<T> {
    const deadline = AbortSignal.timeout(this.settings.timeoutMs);
    const abortSignal = AbortSignal.any([signal, deadline]);
    const input = estimateTokens(this.serializeInput(request));
    let text = '';
    let outputBytes = 0;
    meter.usage = { input, cached: 0, output: 0 };
    try {
      const stream = await this.openStream(request, abortSignal);
      for await (const { choices, usage } of stream) {
        if (usage) meter.usage = usageSchema.safeParse(usage).data ?? meter.usage;
        const choice = choices[0];
        if (!choice) continue;
        if (choice.delta.refusal || choice.finish_reason === 'content_filter')
          throw new WriterError('refused', 'The model refused the request');
        if (choice.finish_reason === 'length')
          throw new WriterError('nonsense', 'The completion exceeds the token limit');
        if (!choice.delta.content) continue;
        text += choice.delta.content;
        outputBytes += Buffer.byteLength(choice.delta.content);
        meter.usage = { input, cached: 0, output: estimateTokensFromBytes(outputBytes) };
        if (text.length > maxCharacters)
          throw new WriterError('nonsense', 'The completion exceeds the character limit');
        onText?.(text);
      }
      // When aborted, the client ends the stream without an error.
      abortSignal.throwIfAborted();
      return parseCompletion(request.prompt, text);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof WriterError) throw error;
      if (deadline.aborted || error instanceof APIConnectionTimeoutError)
        throw new WriterError('stalled', 'The model did not respond in time');
      if (error instanceof APIError && error.status !== undefined) meter.usage = { input: 0, cached: 0, output: 0 };
      const isRejected =
        error instanceof APIError && rejectedInputStatuses.includes(error.status as number | undefined);
      throw new WriterError(isRejected ? 'refused' : 'unreachable', describeError(error));
    }
  }

  /** Opens the stream. Retries without the parameters that the endpoint does not support. */
  private async openStream(request: ModelRequest<unknown>, signal: AbortSignal) {
    let capabilities = this.capabilities;
    for (;;) {
      try {
        const stream = await this.client.chat.completions.create(this.buildRequest(request, capabilities), { signal });
        this.capabilities = capabilities;
        return stream;
      } catch (error) {
        const next = downgradeCapabilities(capabilities, error);
        if (!next) throw error;
        capabilities = next;
      }
    }
  }

  private buildRequest(
    request: ModelRequest<unknown>,
    { tokenLimitParameter, responseFormat: format, reportsUsage }: EndpointCapabilities,
  ): ChatCompletionCreateParamsStreaming {
    return {
      model: this.settings.model,
      stream: true,
      messages: buildMessages(request),
      [tokenLimitParameter]: request.prompt.maxOutputTokens,
      ...(format === 'json_schema' && { response_format: toResponseFormat(request.prompt.completionSchema) }),
      ...(format === 'json_object' && { response_format: { type: 'json_object' as const } }),
      ...(reportsUsage && { stream_options: { include_usage: true } }),
    };
  }
}

/**
 * Returns a smaller feature set if the endpoint may have rejected a parameter, or undefined if nothing can be dropped.
 */
function downgradeCapabilities(capabilities: EndpointCapabilities, error: unknown): EndpointCapabilities | undefined {
  if (!(error instanceof APIError)) return undefined;
  const { status, message } = error as APIError;
  if (
    (status !== 400 && status !== 422) ||
    !/param|support|unknown|unrecogni|format|schema|json|max_|extra/i.test(message)
  )
    return undefined;
  if (/stream_options/.test(message) && capabilities.reportsUsage) return { ...capabilities, reportsUsage: false };
  if (/max_completion_tokens/.test(message) && capabilities.tokenLimitParameter === 'max_completion_tokens')
    return { ...capabilities, tokenLimitParameter: 'max_tokens' };
  if (capabilities.responseFormat === 'json_schema') return { ...capabilities, responseFormat: 'json_object' };
  if (capabilities.responseFormat === 'json_object') return { ...capabilities, responseFormat: 'none' };
  return capabilities.tokenLimitParameter === 'max_completion_tokens'
    ? { ...capabilities, tokenLimitParameter: 'max_tokens' }
    : undefined;
}

function parseCompletion<T>(prompt: Prompt<T>, text: string): T {
  const json = parseJson(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  const { data, error } = prompt.completionSchema.safeParse(json);
  if (error)
    throw new WriterError(
      'nonsense',
      `The completion of ${prompt.id} does not match its schema (${describeIssues(error)})`,
    );
  return data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
