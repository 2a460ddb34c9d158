import { OwnerService } from '../../src/account/sessions/owner.service';
import { maxResponseBytes } from '../../src/payments/stripe.service';
import {
  maxPagesPerRun,
  PaymentReconciliationService,
} from '../../src/payments/webhook/payment-reconciliation.service';
import { FakeStripeServer } from '../harness/stripe-server';
import { buildStripePayment, stripeEvents } from '../harness/stripe-payments';
import { createTestApp, type TestApp } from '../harness/test-app';

describe('the payment service', () => {
  const server = new FakeStripeServer();
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp('PostgreSQL', { ...(await server.start()), STRIPE_TIMEOUT_SECONDS: '0.3' });
  });
  beforeEach(async () => {
    server.queries.length = 0;
    await app.database.query('DELETE FROM payment_events');
  });
  afterEach(() => {
    server.responseOverride = undefined;
  });
  afterAll(async () => {
    await app.close();
    await server.stop();
  });
  const reconcile = (signal?: AbortSignal) => app.nest.get(PaymentReconciliationService).reconcile(3_600, signal);
  const createEvent = (id: string) => ({ ...stripeEvents.completed(buildStripePayment('of another product')), id });
  const listCursors = () => server.queries.map(({ starting_after: cursor }) => cursor);
  const countProcessed = async () => (await app.database.query<unknown[]>('SELECT 1 FROM payment_events')).length;

  describe('an event list', () => {
    it('that never ends is read up to a limit per run, and the next run continues from there', async () => {
      server.listEvents = () => ({ data: [createEvent(`evt_${server.queries.length}`)], has_more: true });
      expect(await reconcile()).toBe(maxPagesPerRun);
      expect(await countProcessed()).toBe(maxPagesPerRun);
      server.listEvents = () => ({ data: [createEvent('evt_last')], has_more: false });
      expect(await reconcile()).toBe(1);
      expect(await reconcile()).toBe(0);
      expect(listCursors().slice(-3)).toEqual([`evt_${maxPagesPerRun - 1}`, `evt_${maxPagesPerRun}`, undefined]);
    });

    it.each([1, 3])('that repeats after %d pages is read only once', async (length) => {
      server.listEvents = () => ({ data: [createEvent(`evt_${server.queries.length % length}`)], has_more: true });
      expect(await reconcile()).toBe(length);
      expect(server.queries).toHaveLength(length + 1);
      server.listEvents = () => ({ data: [], has_more: true });
      expect(await reconcile()).toBe(0);
      expect(listCursors().at(-1)).toBeUndefined();
    });

    it('that fails in the middle does not affect the earlier pages', async () => {
      server.listEvents = () => {
        server.responseOverride = (response) => response.writeHead(400).end('{"error":{}}');
        return { data: [createEvent('evt_before')], has_more: true };
      };
      await expect(reconcile()).rejects.toMatchObject({ code: 'unavailable' });
      expect(await countProcessed()).toBe(1);
    });

    it('with a broken event is processed without that event, and the run fails', async () => {
      const { id: ownerId } = await app.nest.get(OwnerService).create();
      const brokenEvent = stripeEvents.completed(buildStripePayment(ownerId));
      Object.assign(brokenEvent.data.object, { amount_total: null });
      server.listEvents = () => ({
        data: [createEvent('evt_newer'), brokenEvent, createEvent('evt_older')],
        has_more: false,
      });
      await expect(reconcile()).rejects.toThrow('does not contain the amount');
      expect(await countProcessed()).toBe(2);
    });

    it('that is long does not delay a stop', async () => {
      const abortController = new AbortController();
      server.listEvents = () => {
        if (server.queries.length === 2) abortController.abort();
        return { data: [createEvent(`evt_${server.queries.length}`)], has_more: true };
      };
      await reconcile(abortController.signal);
      expect(server.queries).toHaveLength(2);
    });
  });

  describe('a response', () => {
    it('that never ends is aborted when it gets too large', async () => {
      let sentBytes = 0;
      const closePromise = new Promise<void>((resolve) => {
        server.responseOverride = (response) => {
          response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"data":"');
          const chunk = Buffer.alloc(100_000, 'x');
          const send = () => {
            while (!response.destroyed && response.write(chunk)) sentBytes += chunk.length;
          };
          response.on('drain', send).on('close', () => resolve());
          send();
        };
      });
      await expect(reconcile()).rejects.toMatchObject({ code: 'unavailable' });
      await closePromise;
      // The bytes beyond the limit are in the system's buffers.
      expect(sentBytes).toBeLessThan(2 * maxResponseBytes);
    });

    it('that arrives too slowly does not block a checkout', async () => {
      server.responseOverride = (response) => {
        response.writeHead(200, { 'Content-Type': 'application/json' });
        const timer = setInterval(() => response.write(' '), 5);
        response.once('close', () => clearInterval(timer));
      };
      const { status, body } = await app.createClient().post('/api/payment/checkout').send({});
      expect([status, (body as { code: string }).code]).toEqual([503, 'unavailable']);
    });
  });
});
