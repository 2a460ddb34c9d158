import type { User } from '@shortlist/contracts/account/auth';
import type { Payment, PaymentStatus } from '@shortlist/contracts/payments/payment';
import { prices } from '@shortlist/contracts/payments/prices';
import type { PublicConfig } from '@shortlist/contracts/platform/public-config';
import { sendJson, startApiServer } from '@shortlist/shared-ui/testing/api-server';

const dayMs = 86_400_000;

export const testUser: User = {
  id: 'u-1',
  username: 'ines.h',
  email: 'ines@example.org',
  isPremium: false,
  isAdmin: false,
  createdAt: '2026-11-09T10:00:00.000Z',
};

export const testPayment: Payment = {
  id: 'p-1',
  receipt: 'SL-2026-4K7Q2M',
  currency: 'usd',
  amount: 1900,
  refunded: 0,
  paidAt: new Date().toISOString(),
  status: 'paid',
  refundableUntil: new Date(Date.now() + 30 * dayMs).toISOString(),
  refundRequestedAt: null,
};

export class FakeApiServer {
  user: User | null = null;
  quota = { used: 2, limit: 3, premium: false };
  resumes: { id: string; title: string }[] = [];
  config: PublicConfig = {
    freeGenerations: 3,
    premiumDailyGenerations: 100,
    priceId: 'premium_lifetime',
    prices,
    payments: true,
    writer: 'built-in',
    supportEmail: 'help@shortlist.example',
  };
  paymentStatus: PaymentStatus = { status: 'open', premium: false };
  payments: Payment[] = [];
  /** Failures by endpoint, such as 'GET /api/config'. A call with a `gate` fails once the gate resolves. */
  readonly failures = new Map<string, { status: number; code: string; gate?: Promise<void> }>();
  readonly calls: { endpoint: string; body: unknown }[] = [];
  private close: () => Promise<void> = () => Promise.resolve();

  async start(): Promise<void> {
    ({ close: this.close } = await startApiServer((request, response, body) => {
      const endpoint = `${request.method} ${request.url?.split('?')[0]}`;
      this.calls.push({ endpoint, body });
      const failure = this.failures.get(endpoint);
      if (failure) {
        const { status, code, gate = Promise.resolve() } = failure;
        return void gate.then(() => sendJson(response, status, { code, message: 'The server says no.' }));
      }
      const responseBody = this.getResponseBody(endpoint);
      if (responseBody === undefined) return sendJson(response, 401, { code: 'signed_out', message: 'no' });
      sendJson(response, 200, responseBody);
    }));
  }

  stop(): Promise<void> {
    return this.close();
  }

  getCallsTo(endpoint: string) {
    return this.calls.filter((call) => call.endpoint === endpoint);
  }

  private getResponseBody(endpoint: string): unknown {
    switch (endpoint) {
      case 'GET /api/config':
        return this.config;
      case 'GET /api/auth/me':
        return this.user ? { user: this.user } : undefined;
      case 'GET /api/me/allowance':
        return this.quota;
      case 'GET /api/resumes':
        return this.resumes;
      case 'GET /api/payments':
        return this.payments;
      case 'GET /api/payment/status':
      case 'POST /api/payment/claim':
        return this.paymentStatus;
      case 'POST /api/payment/checkout':
        return { url: 'https://pay.example/session' };
      case 'POST /api/interview-tips/pdf':
        return { success: true, pdfUrl: '/files/tips.pdf' };
      default:
        return undefined;
    }
  }
}
