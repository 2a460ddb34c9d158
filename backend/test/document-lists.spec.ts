import { once } from 'node:events';
import { get, type ClientRequest } from 'node:http';
import type { Socket } from 'node:net';
import { ResumeScoresService } from '../src/builder/resumes/resume-scores.service';
import { createResume, insertCopies } from './harness/resume-factory';
import { getSessionCookie } from './harness/session-cookie';
import { describeOnBothDatabases, unlimitedEnv } from './harness/test-app';
import { waitFor } from './harness/wait-for';

const megabyte = 1_000_000;

interface ListedDocument {
  id: string;
}
describeOnBothDatabases(
  'lists of documents',
  (app) => {
    afterEach(() => jest.restoreAllMocks());

    const setPostingSize = (id: string, bytes: number) =>
      app.database.query(`UPDATE resumes SET job_posting = repeat('x', $2) WHERE id = $1`, [id, bytes]);
    /** Creates a resume that is longer than the system's buffers, so that a list of it must wait for its reader. */
    const createHugeResume = async (network: string) => {
      const response = await app.createClient().post('/api/resumes/draft').set('X-Forwarded-For', network).send({});
      await setPostingSize((response.body as ListedDocument).id, 10 * megabyte);
      return { Cookie: getSessionCookie(response)!, 'X-Forwarded-For': network };
    };

    it('are read for other networks while all owners of three networks read slowly', async () => {
      const networks = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];
      const startedNetworks: string[] = [];
      const slowReaders: ClientRequest[] = [];
      const reader = app.createClient();
      await createResume(reader);
      for (const network of networks.flatMap((address) => Array<string>(4).fill(address))) {
        const headers = await createHugeResume(network);
        for (let count = 0; count < 2; count += 1) {
          const slowReader = get(`${app.url}/api/resumes`, { headers, agent: false });
          slowReader.on('response', () => startedNetworks.push(network)).on('error', () => undefined);
          slowReaders.push(slowReader);
        }
      }
      try {
        await waitFor(() => expect(startedNetworks.length).toBeGreaterThanOrEqual(18));
        await reader.get('/api/resumes').set('X-Forwarded-For', '203.0.113.4').expect(200);
        expect(startedNetworks.sort()).toEqual(networks.flatMap((address) => Array<string>(6).fill(address)));
      } finally {
        for (const slowReader of slowReaders) slowReader.destroy();
      }
    });

    it('are no longer read once their reader has left', async () => {
      const client = app.createClient();
      const response = await client.post('/api/resumes/draft').send({}).expect(201);
      const { id } = response.body as ListedDocument;
      await app.database.query('UPDATE resumes SET draft_scores = NULL WHERE id = $1', [id]);
      await insertCopies(app.database, id, 3);
      let finishFirst: () => void = () => undefined;
      const scores = { atsScore: 1, potential: 1, matchScore: null, rubricVersion: 'none' };
      const computeTotals = jest
        .spyOn(app.nest.get(ResumeScoresService, { strict: false }), 'computeTotals')
        .mockResolvedValue(scores)
        .mockReturnValueOnce(new Promise((resolve) => (finishFirst = () => resolve(scores))));
      const server = app.nest.getHttpServer();
      const connected = once(server, 'connection') as Promise<[Socket]>;
      const reader = get(`${app.url}/api/resumes`, {
        headers: { Cookie: getSessionCookie(response)! },
        agent: false,
      }).on('error', () => undefined);
      const [socket] = await connected;
      await waitFor(() => expect(computeTotals).toHaveBeenCalledTimes(1));
      const closed = once(socket, 'close');
      reader.destroy();
      await closed;
      finishFirst();
      // By the time another call is answered, what was to follow has begun.
      await app.createClient().get('/api/config').expect(200);
      await client.get('/api/me/allowance').expect(200);
      expect(computeTotals).toHaveBeenCalledTimes(1);
    });
  },
  { ...unlimitedEnv, TRUST_PROXY: '1' },
);
