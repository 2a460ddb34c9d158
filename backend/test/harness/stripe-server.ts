import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type NestedForm, parseNestedForm, sendJson } from '../../src/payments/stripe-emulator/stripe-http';

interface EventPage {
  data: object[];
  has_more: boolean;
}

/** A server with Stripe's API. Tests control which events it lists and how it sends its responses. */
export class FakeStripeServer {
  /** Received queries for the list of events, in order. */
  readonly queries: NestedForm[] = [];
  listEvents: (query: NestedForm) => EventPage = () => ({ data: [], has_more: false });
  /** Replaces all responses. */
  responseOverride: ((response: ServerResponse) => void) | undefined;
  private server: Server | undefined;

  async start(): Promise<NodeJS.ProcessEnv> {
    const server = createServer(({ url = '/' }, response) => {
      if (this.responseOverride) return this.responseOverride(response);
      const query = parseNestedForm(url.split('?')[1] ?? '');
      this.queries.push(query);
      return sendJson(response, 200, { object: 'list', url: '/v1/events', ...this.listEvents(query) });
    });
    this.server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return {
      STRIPE_SECRET_KEY: 'sk_test_fake',
      STRIPE_WEBHOOK_SECRET: 'whsec_fake',
      STRIPE_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    };
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }
}
