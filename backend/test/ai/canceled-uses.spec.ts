import { letterEventSchema } from '@shortlist/contracts/builder/cover-letter';
import { readEventStream, readGenerationEvents } from '../harness/event-stream';
import { describeOnBothDatabases } from '../harness/test-app';
import { waitFor } from '../harness/wait-for';
import { nurseGenerationRequest, letterRequest } from '../harness/requests';
import { createGuestSession } from '../harness/accounts';

describeOnBothDatabases(
  'canceled uses',
  (app) => {
    it('refunds the first canceled generation, and finishes, stores and counts the second', async () => {
      const client = app.createClient();
      const cookie = await createGuestSession(client);
      const getQuota = async () => (await client.get('/api/me/allowance').expect(200)).body as object;
      const startAndDisconnect = () =>
        readGenerationEvents(app.url, nurseGenerationRequest, { cookie, disconnectAfter: 3 });

      await startAndDisconnect();
      await waitFor(async () => expect(await getQuota()).toMatchObject({ used: 0, canCancel: false }));
      expect((await client.get('/api/generations')).body).toEqual([]);

      await startAndDisconnect();
      await waitFor(async () => expect((await client.get('/api/generations')).body).toHaveLength(1));
      expect(await getQuota()).toMatchObject({ used: 1, canCancel: false });
    });

    it('counts a letter that is canceled again, and returns the letter to a repeated request', async () => {
      const client = app.createClient();
      const cookie = await createGuestSession(client);
      const url = `${app.url}/api/cover-letters/generate`;
      const getQuota = async () => (await client.get('/api/me/allowance').expect(200)).body as object;
      const request = (disconnectAfter: number, key: string) =>
        readEventStream(url, letterEventSchema, letterRequest, {
          cookie,
          disconnectAfter,
          headers: { 'Idempotency-Key': key },
        });

      await request(1, 'first');
      await waitFor(async () => expect(await getQuota()).toMatchObject({ used: 0, canCancel: false }));
      await request(1, 'second');
      const events = await request(Infinity, 'second');
      expect(events.at(-1)).toMatchObject({ type: 'result' });
      expect(await getQuota()).toMatchObject({ used: 1 });
    });
  },
  { RATE_CANCELED: '1' },
);
