import type { ServerResponse } from 'node:http';
import type { User } from '@shortlist/contracts/account/auth';
import type { Payment } from '@shortlist/contracts/payments/payment';
import type { CoverLetter } from '@shortlist/contracts/builder/cover-letter';
import type { Resume } from '@shortlist/contracts/builder/resume';
import type { GenerationSummary } from '@shortlist/contracts/generator/generation';
import { prices } from '@shortlist/contracts/payments/prices';
import { sendJson, startApiServer } from '@shortlist/shared-ui/testing/api-server';

interface RecordedCall {
  method: string;
  path: string;
  body: unknown;
}

export class FakeDashboardServer {
  user: User | null = {
    id: 'u-1',
    username: 'ines.h',
    email: 'ines@example.org',
    isPremium: false,
    isAdmin: false,
    createdAt: '2026-11-09T10:00:00.000Z',
  };
  readonly lists: { resumes: Resume[]; 'cover-letters': CoverLetter[] } = { resumes: [], 'cover-letters': [] };
  generations: GenerationSummary[] = [];
  baseChanges: unknown[] = [];
  isPremium = false;
  payments: Payment[] = [];
  readonly calls: RecordedCall[] = [];
  pageLength = Infinity;
  /** Status codes of failing requests, by method and path. */
  readonly failures = new Map<string, number>();
  /** Promises that delay a response, by path. */
  readonly delays = new Map<string, Promise<void>>();
  private close: () => Promise<void> = () => Promise.resolve();

  async start(): Promise<void> {
    ({ close: this.close } = await startApiServer(async (request, response, body) => {
      const { method = '', url = '' } = request;
      if (method !== 'GET') this.calls.push({ method, path: url, body });
      const failure = this.failures.get(`${method} ${url}`);
      if (failure) {
        const code = failure === 402 ? 'premium_template' : 'internal';
        return sendJson(response, failure, { code, message: 'The server is busy.' });
      }
      const responseBody = this.handle(method, url, body);
      await this.delays.get(url);
      if (responseBody === undefined) return sendJson(response, 404, { code: 'not_found', message: 'no' });
      if (responseBody === 'signed out') return sendJson(response, 401, { code: 'signed_out', message: 'no' });
      const isList = Array.isArray(responseBody);
      sendJson(response, 200, isList ? this.takePage(url, responseBody as { id?: string }[], response) : responseBody);
    }));
  }

  stop(): Promise<void> {
    return this.close();
  }

  get writes(): string[] {
    return this.calls.map(({ method, path }) => `${method} ${path}`);
  }

  private handle(method: string, url: string, body: unknown): unknown {
    if (url === '/api/auth/me') return this.user ? { user: this.user } : 'signed out';
    if (url === '/api/me/allowance') return { used: 2, limit: 3, premium: this.isPremium };
    if (url === '/api/generations') return this.generations;
    if (url === '/api/payments') return this.payments;
    if (url.endsWith('/refund-request')) {
      const payment = this.payments.find(({ id }) => url.includes(id));
      return payment && Object.assign(payment, { refundRequestedAt: new Date().toISOString() });
    }
    if (url === '/api/interview-tips/pdf') return { success: true, pdfUrl: '/files/tips.pdf' };
    if (url === '/api/me/export') return {};
    if (url === '/api/config') return this.createConfig();
    const [, kind = '', id, action] = /^\/api\/(resumes|cover-letters)(?:\/([^/?]+))?(?:\/([^?]+))?/.exec(url) ?? [];
    if (kind !== 'resumes' && kind !== 'cover-letters') return undefined;
    const list: (Resume | CoverLetter)[] = this.lists[kind];
    if (id === 'draft') return { ...list[0], id: 'made-1' };
    if (!id) return list.filter(({ deletedAt }) => Boolean(deletedAt) === url.endsWith('?bin=true'));

    const index = list.findIndex((document) => document.id === id);
    const document = list[index];
    if (!document) return undefined;
    if (method === 'PATCH') return Object.assign(document, body);
    if (method === 'DELETE') {
      if (url.endsWith('?forever=true')) return list.splice(index, 1)[0];
      return Object.assign(document, { deletedAt: new Date().toISOString() });
    }
    switch (action) {
      case 'restore':
        return Object.assign(document, { deletedAt: null });
      case 'copy': {
        const { title = `Copy of ${document.title}`, linked } = body as { title?: string; linked: boolean };
        const copy = {
          ...document,
          id: `${id}-copy-${list.length}`,
          title,
          ...(kind === 'resumes' && { baseId: linked ? id : null }),
        };
        list.unshift(copy);
        return copy;
      }
      case 'pdf':
        return { success: true, pdfUrl: `/files/${id}.pdf` };
      case 'base-changes':
        return { baseVersion: 2, baseTitle: 'The base', changes: this.baseChanges };
      default:
        return document;
    }
  }

  private takePage(url: string, list: { id?: string }[], response: ServerResponse): unknown[] {
    const [path, query] = url.split('?');
    const lastId = new URLSearchParams(query).get('after');
    const remainingItems = list.slice(list.findIndex(({ id }) => id === lastId) + 1);
    const page = remainingItems.slice(0, this.pageLength);
    if (page.length < remainingItems.length)
      response.setHeader('Link', `<${path}?after=${page.at(-1)?.id}>; rel="next"`);
    return page;
  }

  private createConfig() {
    return {
      freeGenerations: 3,
      priceId: 'premium_lifetime',
      prices,
      payments: false,
      writer: 'built-in',
      supportEmail: 'help@shortlist.example',
    };
  }
}
