import type { ServerResponse } from 'node:http';
import type { PaymentStatus } from '@shortlist/contracts/account/payment';
import {
  generationEventSchema,
  type Generation,
  type GenerationEvent,
} from '@shortlist/contracts/generator/generation';
import { prices } from '@shortlist/contracts/platform/prices';
import { answerJson, serveApi } from '@shortlist/shared-ui/testing';
import { generation } from './generation';

interface Call {
  method: string;
  path: string;
  body: unknown;
}

const codes: Record<number, string> = { 404: 'not_found', 409: 'already_premium' };

/** A real HTTP server for the generator's requests in tests. Its responses can be changed while it runs. */
export class GeneratorServer {
  readonly calls: Call[] = [];
  stored: Generation = generation;
  earlier: Generation[] = [];
  payments = false;
  payment: PaymentStatus = { status: 'open', premium: false };
  generate: (answer: ServerResponse) => void = () => undefined;
  readonly failing = new Map<string, number>();
  private close: () => Promise<void> = () => Promise.resolve();

  async start(): Promise<void> {
    ({ close: this.close } = await serveApi((request, answer, body) => {
      const { method = '', url = '' } = request;
      if (method !== 'GET') this.calls.push({ method, path: url, body });
      const failure = this.failing.get(url);
      if (failure) return answerJson(answer, failure, { code: codes[failure] ?? 'internal', message: 'no' });
      if (url === '/api/autonomous-generate') return this.generate(answer);
      if (url === '/api/me/allowance') return answerJson(answer, 200, { used: 1, limit: 3, premium: false });
      if (url === '/api/config') return answerJson(answer, 200, this.config());
      if (url === '/api/auth/me') return answerJson(answer, 401, { code: 'signed_out', message: 'no' });
      if (url === '/api/generations') return answerJson(answer, 200, this.earlier);
      if (url.endsWith('/blanks')) {
        const input = body as Pick<Generation, 'fills' | 'jobs' | 'leftOut'>;
        this.stored = { ...this.stored, ...input, atsScore: 64 };
        this.stored.score = { ...this.stored.score, atsScore: 64 };
        return answerJson(answer, 200, this.stored);
      }
      if (url.endsWith('/pdf')) return answerJson(answer, 200, { success: true, pdfUrl: '/files/resume.pdf' });
      if (url === `/api/generations/${this.stored.id}`) return answerJson(answer, 200, this.stored);
      if (url.endsWith('/draft')) return answerJson(answer, 201, { id: 'made-1' });
      if (url.startsWith('/api/payment/status?')) return answerJson(answer, 200, this.payment);
      if (url === '/api/payment/checkout') return answerJson(answer, 200, { url: 'https://pay.example/session' });
      answerJson(answer, 404, { code: 'not_found', message: 'no' });
    }));
  }

  stop(): Promise<void> {
    return this.close();
  }

  callsTo(end: string): Call[] {
    return this.calls.filter(({ path }) => path.endsWith(end));
  }

  private config() {
    return {
      freeGenerations: 3,
      priceId: 'premium_lifetime',
      prices,
      payments: this.payments,
      writer: 'built-in',
      supportEmail: 'help@shortlist.example',
    };
  }
}

/** Sends events as the generator's stream does and leaves the stream open. */
export function sendEvents(answer: ServerResponse, events: GenerationEvent[]): void {
  if (!answer.headersSent) answer.writeHead(200, { 'Content-Type': 'text/event-stream' });
  for (const event of events) answer.write(`data: ${JSON.stringify(generationEventSchema.parse(event))}\n\n`);
}
