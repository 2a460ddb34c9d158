import type { ServerResponse } from 'node:http';
import type { Quota } from '@shortlist/contracts/account/quota';
import type { PaymentStatus } from '@shortlist/contracts/payments/payment';
import {
  generationEventSchema,
  type Generation,
  type GenerationEvent,
  type LetterSource,
} from '@shortlist/contracts/generator/generation';
import { prices } from '@shortlist/contracts/payments/prices';
import { sendJson, startApiServer } from '@shortlist/shared-ui/testing/api-server';
import { generationFixture } from './generation-fixture';

interface RecordedCall {
  method: string;
  path: string;
  body: unknown;
}

const errorCodes: Record<number, string> = { 404: 'not_found', 409: 'already_premium' };

export class FakeGeneratorServer {
  readonly calls: RecordedCall[] = [];
  generation: Generation = generationFixture;
  generations: Generation[] = [];
  /** Changes to the generation when its letter is replaced. */
  letters: Partial<Record<LetterSource, Partial<Generation>>> = {};
  quota: Quota = { used: 1, limit: 3, premium: false, canCancel: true };
  isPaymentEnabled = false;
  paymentStatus: PaymentStatus = { status: 'open', premium: false };
  handleGenerate: (response: ServerResponse) => void = () => undefined;
  /** HTTP status of failing requests, by URL. */
  readonly failures = new Map<string, number>();
  private close: () => Promise<void> = () => Promise.resolve();

  async start(): Promise<void> {
    ({ close: this.close } = await startApiServer((request, response, body) => {
      const { method = '', url = '' } = request;
      if (method !== 'GET') this.calls.push({ method, path: url, body });
      const failureStatus = this.failures.get(url);
      if (failureStatus) {
        const code = errorCodes[failureStatus] ?? 'internal';
        return sendJson(response, failureStatus, { code, message: 'no' });
      }
      if (url === '/api/autonomous-generate') return this.handleGenerate(response);
      if (url === '/api/me/allowance') return sendJson(response, 200, this.quota);
      if (url === '/api/config') return sendJson(response, 200, this.buildConfig());
      if (url === '/api/auth/me') return sendJson(response, 401, { code: 'signed_out', message: 'no' });
      if (url === '/api/generations') return sendJson(response, 200, this.generations);
      if (url.endsWith('/blanks')) {
        const input = body as Pick<Generation, 'fills' | 'jobs' | 'leftOut'>;
        this.generation = { ...this.generation, ...input, atsScore: 64 };
        this.generation.score = { ...this.generation.score, atsScore: 64 };
        return sendJson(response, 200, this.generation);
      }
      if (url.endsWith('/letter')) {
        const { source } = body as { source: LetterSource };
        return sendJson(response, 200, { ...this.generation, ...this.letters[source], letterSource: source });
      }
      if (url.endsWith('/pdf')) return sendJson(response, 200, { success: true, pdfUrl: '/files/resume.pdf' });
      if (url === `/api/generations/${this.generation.id}`) return sendJson(response, 200, this.generation);
      if (url.endsWith('/draft')) return sendJson(response, 201, { id: 'made-1' });
      if (url.startsWith('/api/payment/status?')) return sendJson(response, 200, this.paymentStatus);
      if (url === '/api/payment/checkout') return sendJson(response, 200, { url: 'https://pay.example/session' });
      sendJson(response, 404, { code: 'not_found', message: 'no' });
    }));
  }

  stop(): Promise<void> {
    return this.close();
  }

  getCallsTo(pathEnd: string): RecordedCall[] {
    return this.calls.filter(({ path }) => path.endsWith(pathEnd));
  }

  private buildConfig() {
    return {
      freeGenerations: 3,
      priceId: 'premium_lifetime',
      prices,
      payments: this.isPaymentEnabled,
      writer: 'built-in',
      supportEmail: 'help@shortlist.example',
    };
  }
}

/** Sends events in the generator's stream format and leaves the stream open. */
export function sendEvents(response: ServerResponse, events: GenerationEvent[]): void {
  if (!response.headersSent) response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  for (const event of events) response.write(`data: ${JSON.stringify(generationEventSchema.parse(event))}\n\n`);
}
