import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { hostileBehaviors, respondWithHostility } from './openai-hostility';
import { selectResponse } from './openai-responses';

/**
 * - `silent` never responds.
 * - `stall` opens the stream and then sends nothing.
 * - `pause` sends half of the text and then nothing.
 * - `slow` sends one chunk per second.
 * - `repairable` invents claims like `hostile`, until a repair prompt lists the claims.
 */
export const behaviors = [
  'normal',
  'slow',
  'stall',
  'pause',
  'silent',
  'rate-limited',
  'error',
  'reset',
  'bad-json',
  'nonsense',
  'empty',
  'refusal',
  'huge',
  'hostile',
  'repairable',
  'miscounting',
  ...hostileBehaviors,
] as const;
export type Behavior = (typeof behaviors)[number];

/**
 * Request parameters that an endpoint rejects. `tokens` is max_completion_tokens, `schema` is json_schema, `json` is
 * response_format, and `usage` is stream_options.
 */
export type UnsupportedFeature = 'tokens' | 'schema' | 'json' | 'usage';

export interface ChatBody {
  model: string;
  stream?: boolean;
  messages: { role: string; content: string }[];
  max_tokens?: number;
  max_completion_tokens?: number;
  response_format?: { type: string };
  stream_options?: unknown;
}

export interface FakeModelResponse {
  text: string;
  usage: { input: number; cached: number; output: number };
}

/** A local server with the Chat Completions API, including streams, token usage and failures. */
export class FakeOpenAiServer {
  behavior: Behavior = 'normal';
  responseOverride: ((body: ChatBody) => FakeModelResponse) | undefined;
  unsupportedFeatures = new Set<UnsupportedFeature>();
  calls: ChatBody[] = [];
  openCalls = 0;
  abortedCalls = 0;
  chunkDelayMs = 1;
  /** In characters. */
  chunkLength = 24;
  private server: Server | undefined;

  async start(port = 0): Promise<string> {
    this.server = createServer((request, response) => {
      this.handle(request, response).catch(() => response.destroy());
    });
    const server = this.server;
    // A call fails if its connection is being closed. On a busy machine, Node's default of five seconds is too short.
    server.keepAliveTimeout = 60_000;
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  }

  async stop(): Promise<void> {
    const server = this.server;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  reset(): void {
    this.behavior = 'normal';
    this.responseOverride = undefined;
    this.unsupportedFeatures.clear();
    this.calls = [];
    this.abortedCalls = 0;
    this.chunkDelayMs = 1;
    this.chunkLength = 24;
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '';
    const text = await readBody(request);
    if (url.endsWith('/models'))
      return sendJson(response, 200, { object: 'list', data: [{ id: 'test-model', object: 'model' }] });
    if (url.endsWith('/behavior')) {
      this.behavior = behaviors.find((behavior) => behavior === text) ?? 'normal';
      return sendJson(response, 200, { behavior: this.behavior });
    }
    if (!url.endsWith('/chat/completions'))
      return sendJson(response, 404, buildErrorBody('Unknown path', 'invalid_request_error'));
    const body = JSON.parse(text) as ChatBody;
    this.calls.push(body);
    const unsupportedParameter = this.findUnsupportedParameter(body);
    if (unsupportedParameter)
      return sendJson(
        response,
        400,
        buildErrorBody(`Unsupported parameter: '${unsupportedParameter}'`, 'invalid_request_error'),
      );
    this.openCalls++;
    response.on('close', () => {
      this.openCalls--;
      if (!response.writableFinished) this.abortedCalls++;
    });
    await this.respond(body, response);
  }

  private findUnsupportedParameter(body: ChatBody): string | undefined {
    if (this.unsupportedFeatures.has('tokens') && body.max_completion_tokens !== undefined)
      return 'max_completion_tokens';
    if (this.unsupportedFeatures.has('schema') && body.response_format?.type === 'json_schema')
      return 'response_format';
    if (this.unsupportedFeatures.has('json') && body.response_format) return 'response_format';
    if (this.unsupportedFeatures.has('usage') && body.stream_options) return 'stream_options';
    return undefined;
  }

  private async respond(body: ChatBody, response: ServerResponse): Promise<void> {
    if (this.behavior === 'silent') return;
    if (this.behavior === 'rate-limited')
      return sendJson(response, 429, buildErrorBody('Slow down', 'rate_limit_error'));
    if (this.behavior === 'error')
      return sendJson(response, 500, buildErrorBody('The server had an error', 'server_error'));
    const hostileBehavior = hostileBehaviors.find((behavior) => behavior === this.behavior);
    if (hostileBehavior)
      return await respondWithHostility(
        hostileBehavior,
        body.messages.map(({ content }) => content).join('\n'),
        response,
      );
    const recorded = this.responseOverride?.(body);
    const text =
      recorded?.text ??
      selectResponse(
        this.behavior,
        body.messages[0]?.content ?? '',
        body.messages.some(({ role }) => role === 'assistant'),
      );
    const refusal = this.behavior === 'refusal' ? 'I cannot help with that.' : null;
    const tokenCounts = recorded?.usage ?? { input: 900, cached: 512, output: 420 };
    const usage =
      this.behavior === 'miscounting'
        ? { prompt_tokens: null, completion_tokens: -420 }
        : {
            prompt_tokens: tokenCounts.input,
            completion_tokens: tokenCounts.output,
            total_tokens: tokenCounts.input + tokenCounts.output,
            prompt_tokens_details: { cached_tokens: tokenCounts.cached },
          };
    const base = { id: 'chatcmpl-test', created: 1, model: body.model };
    if (!body.stream) {
      const message = { role: 'assistant', content: refusal ? null : text, refusal };
      return sendJson(response, 200, {
        ...base,
        object: 'chat.completion',
        usage,
        choices: [{ index: 0, message, finish_reason: 'stop' }],
      });
    }
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    const send = (delta: object, finish: string | null = null) =>
      response.write(formatChunk({ ...base, choices: [{ index: 0, delta, finish_reason: finish }] }));
    send({ role: 'assistant', content: '' });
    if (this.behavior === 'stall') return;
    if (refusal) send({ refusal });
    const chunkLength = text.length > 100_000 ? 9_000 : this.chunkLength;
    const textParts = text.match(new RegExp(`[\\s\\S]{1,${chunkLength}}`, 'g')) ?? [];
    for (const [index, textPart] of textParts.entries()) {
      if (response.destroyed) return;
      if (this.behavior === 'reset' && index > textParts.length / 2) {
        response.destroy();
        return;
      }
      // The stream stays open until the caller ends it.
      if (this.behavior === 'pause' && index > textParts.length / 2) return;
      send({ content: textPart });
      const delayMs = this.behavior === 'slow' ? 1000 : this.chunkDelayMs;
      if (delayMs) await sleep(delayMs);
    }
    send({}, 'stop');
    if (body.stream_options) response.write(formatChunk({ ...base, choices: [], usage }));
    response.end('data: [DONE]\n\n');
  }
}

const formatChunk = (value: object) => `data: ${JSON.stringify({ object: 'chat.completion.chunk', ...value })}\n\n`;
const buildErrorBody = (message: string, type: string) => ({ error: { message, type, param: null, code: null } });

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
