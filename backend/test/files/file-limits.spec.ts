import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { TemporaryFilesService } from '../../src/platform/storage/temporary-files.service';
import { createResumeDraft } from '../harness/resume-factory';
import { createIsolatedAddress, describeOnBothDatabases, unlimitedEnv, type TestClient } from '../harness/test-app';

describeOnBothDatabases(
  'linked files',
  (app) => {
    const createGuest = async (network: string) => {
      const client = app.createClient().set('X-Forwarded-For', network);
      return { client, id: (await createResumeDraft(client)).id };
    };
    type Guest = Awaited<ReturnType<typeof createGuest>>;
    const createLink = ({ client, id }: Guest) => client.post(`/api/resumes/${id}/file`).send({ format: 'json' });
    const pay = async ({ id }: Guest) => {
      await app.database.query(
        `INSERT INTO payments (owner_id, receipt, currency, amount, language, paid_at)
         SELECT owner_id, $2, 'usd', 1900, 'en', now() FROM resumes WHERE id = $1`,
        [id, `SL-${id.slice(0, 8)}`],
      );
    };
    const fillNetwork = async (network: string) => {
      const guests = await Promise.all(Array.from({ length: 3 }, () => createGuest(network)));
      const responses = await Promise.all(
        guests.flatMap((guest) => Array.from({ length: 10 }, () => createLink(guest))),
      );
      return responses.map(({ status }) => status);
    };
    const expectRefused = async (guest: Guest, status: number, code: string) => {
      const response = await createLink(guest);
      expect([response.status, response.body.code]).toEqual([status, code]);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    };
    const expireLinks = () => app.database.query(`UPDATE kept_files SET created_at = now() - interval '11 minutes'`);
    const download = (client: TestClient, url: string) => client.get(url).expect(200);

    afterEach(async () => {
      await expireLinks();
      await app.nest.get(TemporaryFilesService).deleteExpired();
      expect(readdirSync(join(app.config.dataDir, 'files'))).toEqual([]);
    });

    it('are limited per network, even concurrently, without losing a link', async () => {
      const network = createIsolatedAddress();
      const firstGuest = await createGuest(network);
      const { body } = await createLink(firstGuest).expect(200);
      const statuses = await fillNetwork(network);
      // A small file counts as 50 kB.
      expect(statuses.filter((status) => status === 200)).toHaveLength(19);
      expect(statuses.filter((status) => status === 429)).toHaveLength(11);
      await expectRefused(await createGuest(network), 429, 'rate_limited');
      await download(firstGuest.client, (body as { url: string }).url);
      await createLink(await createGuest(createIsolatedAddress())).expect(200);

      await pay(firstGuest);
      await createLink(firstGuest).expect(200);
      await expireLinks();
      await createLink(await createGuest(network)).expect(200);
    });

    it('are limited in total, with half reserved for paying users', async () => {
      await fillNetwork(createIsolatedAddress());
      await fillNetwork(createIsolatedAddress());
      const guest = await createGuest(createIsolatedAddress());
      await expectRefused(guest, 503, 'unavailable');
      await pay(guest);
      const responses = await Promise.all(Array.from({ length: 45 }, () => createLink(guest)));
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(40);
      await expectRefused(guest, 503, 'unavailable');
    });

    it('leave nothing in storage if storing fails', async () => {
      const files = app.nest.get(TemporaryFilesService);
      const guest = await createGuest(createIsolatedAddress());
      await createLink(guest).expect(200);
      const [owner] = await app.database.query<[{ owner_id: string }]>('SELECT owner_id FROM kept_files');
      const failMidway = function* () {
        yield Buffer.alloc(1);
        throw new Error('The disk is full.');
      };
      const bytes = Object.assign(failMidway(), { length: 2 }) as unknown as Buffer;
      const file = { name: 'a.pdf', type: 'application/pdf', bytes };
      await expect(files.save(owner.owner_id, file)).rejects.toThrow('The disk is full.');
      expect(await app.database.query('SELECT name FROM kept_files')).toHaveLength(1);
      expect(readdirSync(join(app.config.dataDir, 'files'))).toHaveLength(1);
    });
  },
  { ...unlimitedEnv, TRUST_PROXY: '1', FILES_NETWORK_MB: '1', FILES_MB: '4' },
);
