import { once } from 'node:events';
import { get, type ClientRequest } from 'node:http';
import type { Socket } from 'node:net';
import type { Response } from 'supertest';
import { ResumeScoresService } from '../../src/builder/resumes/resume-scores.service';
import { createResume, createResumeDraft, insertCopies } from '../harness/resume-factory';
import { getSessionCookie } from '../harness/accounts';
import { describeOnBothDatabases, unlimitedEnv, type TestClient } from '../harness/test-app';
import { waitFor } from '../harness/wait-for';

const megabyte = 1_000_000;

interface ListedDocument {
  id: string;
}
const listIds = ({ body }: Pick<Response, 'body'>) => (body as ListedDocument[]).map(({ id }) => id);
const getNextPath = ({ headers }: Response) =>
  /^<(.+)>; rel="next"$/.exec((headers as Record<string, string | undefined>).link ?? '')?.[1];

async function readPages(client: TestClient, path: string): Promise<Response[]> {
  const pages: Response[] = [];
  for (let next: string | undefined = path; next; next = getNextPath(pages.at(-1)!))
    pages.push(await client.get(next).expect(200));
  return pages;
}

describeOnBothDatabases(
  'lists of documents',
  (app) => {
    afterEach(() => jest.restoreAllMocks());

    const setPostingSize = (id: string, bytes: number) =>
      app.database.query(`UPDATE resumes SET job_posting = repeat('x', $2) WHERE id = $1`, [id, bytes]);
    /** Creates a resume that exceeds the system's buffers, so that listing it must wait for the client to read. */
    const createHugeResume = async (network: string) => {
      const response = await app.createClient().post('/api/resumes/draft').set('X-Forwarded-For', network).send({});
      await setPostingSize((response.body as ListedDocument).id, 10 * megabyte);
      return { Cookie: getSessionCookie(response)!, 'X-Forwarded-For': network };
    };

    it('have pages of up to 4 MB, even if all documents have the same timestamp', async () => {
      const client = app.createClient();
      const { id } = await createResume(client);
      await setPostingSize(id, megabyte);
      await insertCopies(app.database, id, 9);
      const latest = await createResume(client);
      const pages = await readPages(client, '/api/resumes');
      expect(pages.map((page) => listIds(page).length)).toEqual([5, 4, 2]);
      const ids = pages.flatMap(listIds);
      expect(ids[0]).toBe(latest.id);
      expect(new Set(ids).size).toBe(11);
    });

    it('have pages of up to 200 documents', async () => {
      const client = app.createClient();
      const { id } = await createResumeDraft(client, {});
      await insertCopies(app.database, id, 399);
      const pages = await readPages(client, '/api/resumes');
      expect(pages.map((page) => listIds(page).length)).toEqual([200, 200]);
      expect(new Set(pages.flatMap(listIds)).size).toBe(400);
    });

    it('have at least one document per page, however long the document is', async () => {
      const client = app.createClient();
      const [firstResume, secondResume] = [await createResume(client), await createResume(client)];
      for (const { id } of [firstResume, secondResume]) await setPostingSize(id, 5 * megabyte);
      expect((await readPages(client, '/api/resumes')).map(listIds)).toEqual([[secondResume.id], [firstResume.id]]);
    });

    it('have separate pages for the trash', async () => {
      const client = app.createClient();
      const [firstResume, secondResume, untouchedResume] = [
        await createResume(client),
        await createResume(client),
        await createResume(client),
      ];
      for (const { id } of [secondResume, firstResume]) {
        await setPostingSize(id, 5 * megabyte);
        await client.delete(`/api/resumes/${id}`).expect(200);
      }
      expect((await readPages(client, '/api/resumes?bin=true')).map(listIds)).toEqual([
        [firstResume.id],
        [secondResume.id],
      ]);
      expect((await readPages(client, '/api/resumes')).map(listIds)).toEqual([[untouchedResume.id]]);
    });

    it('of cover letters are paginated in the same way', async () => {
      const client = app.createClient();
      const ids: string[] = [];
      for (let count = 0; count < 2; count += 1) {
        const { body } = await client.post('/api/cover-letters/draft').send({}).expect(201);
        ids.unshift((body as ListedDocument).id);
      }
      const suggestions = JSON.stringify(Array.from({ length: 20 }, () => 'x'.repeat(1_000)));
      await app.database.query(
        `UPDATE cover_letters SET suggestions = $2, draft = draft || jsonb_build_object('padding', repeat('x', $3))
         WHERE id = ANY($1)`,
        [ids, suggestions, 5 * megabyte],
      );
      expect((await readPages(client, '/api/cover-letters')).map(listIds)).toEqual(ids.map((id) => [id]));
    });

    it('continue only after a document that is in the list', async () => {
      const client = app.createClient();
      const [firstResume, secondResume] = [await createResume(client), await createResume(client)];
      expect(listIds(await client.get(`/api/resumes?after=${secondResume.id}`).expect(200))).toEqual([firstResume.id]);
      const foreignId = (await createResume(app.createClient())).id;
      await client.delete(`/api/resumes/${secondResume.id}`).expect(200);
      for (const id of [foreignId, secondResume.id, 'second', '']) {
        const response = await client.get(`/api/resumes?after=${id}`).expect(404);
        expect(response.body).toMatchObject({ code: 'not_found' });
      }
      await client.get(`/api/resumes?bin=true&after=${firstResume.id}`).expect(404);
      await client.get(`/api/cover-letters?after=${firstResume.id}`).expect(404);
      expect((await app.createClient().get(`/api/resumes?after=${firstResume.id}`).expect(200)).body).toEqual([]);
    });

    it('are available to other networks while three networks read slowly', async () => {
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

    it('are not read any further after the client has disconnected', async () => {
      const client = app.createClient();
      const response = await client.post('/api/resumes/draft').send({}).expect(201);
      const { id } = response.body as ListedDocument;
      await app.database.query('UPDATE resumes SET draft_scores = NULL WHERE id = $1', [id]);
      await insertCopies(app.database, id, 3);
      let finishFirstComputation: () => void = () => undefined;
      const scores = { atsScore: 1, potential: 1, matchScore: null, rubricVersion: 'none' };
      const computeTotals = jest
        .spyOn(app.nest.get(ResumeScoresService, { strict: false }), 'computeTotals')
        .mockResolvedValue(scores)
        .mockReturnValueOnce(new Promise((resolve) => (finishFirstComputation = () => resolve(scores))));
      const server = app.nest.getHttpServer();
      const connectionPromise = once(server, 'connection') as Promise<[Socket]>;
      const reader = get(`${app.url}/api/resumes`, {
        headers: { Cookie: getSessionCookie(response)! },
        agent: false,
      }).on('error', () => undefined);
      const [socket] = await connectionPromise;
      await waitFor(() => expect(computeTotals).toHaveBeenCalledTimes(1));
      const closePromise = once(socket, 'close');
      reader.destroy();
      await closePromise;
      finishFirstComputation();
      // After the response to another request, any further reading would have begun.
      await app.createClient().get('/api/config').expect(200);
      await client.get('/api/me/allowance').expect(200);
      expect(computeTotals).toHaveBeenCalledTimes(1);
    });
  },
  { ...unlimitedEnv, TRUST_PROXY: '1' },
);
