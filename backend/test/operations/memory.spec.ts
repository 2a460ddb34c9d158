import { brotliCompressSync } from 'node:zlib';
import { maxImportBytes } from '@shortlist/contracts/builder/import';
import { Client } from 'pg';
import request from 'supertest';
import { BuiltServer } from '../harness/built-server';
import { resumeForm } from '@shortlist/testing/resume-form';
import { createResumeDraft } from '../harness/resume-factory';
import { isNightly } from '@shortlist/testing/scope';
import { unlimitedEnv, type TestClient } from '../harness/test-app';

/** Enough for the server, but not for many large requests at the same time. */
const heapMegabytes = 220;
/** The maximum content of a document, in characters of three bytes. */
const achievements = Array.from({ length: 14 }, () => 'あ'.repeat(4_000));
const longForm = { ...resumeForm, experience: [{ ...resumeForm.experience[0], achievements }] };

(isNightly ? describe : describe.skip)('the memory of the server', () => {
  let server: BuiltServer;
  beforeAll(async () => {
    const env = { ...unlimitedEnv, NODE_OPTIONS: `--max-old-space-size=${heapMegabytes}` };
    server = await BuiltServer.start('PostgreSQL', env);
  });
  afterAll(() => server.stop());

  /** Returns the number of responses by status. Status 0 means no response. */
  async function sendAtOnce(count: number, send: () => Promise<{ status: number }>): Promise<Record<number, number>> {
    const outcomes = await Promise.allSettled(Array.from({ length: count }, send));
    const statuses: Record<number, number> = {};
    for (const outcome of outcomes) {
      const status = outcome.status === 'fulfilled' ? outcome.value.status : 0;
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    return statuses;
  }

  it('does not grow with waiting imports, and compressed imports are rejected', async () => {
    const data = 'A'.repeat(Math.ceil((maxImportBytes * 4) / 3));
    // The file name must be a string, so the server reads the file but does not import it. An import takes seconds.
    const body = Buffer.from(JSON.stringify({ fileName: 1, data }));
    const send = (content: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
      fetch(`${server.url}/api/imports`, {
        method: 'POST',
        body: content,
        headers: { 'Content-Type': 'application/json', ...headers },
      });
    const compressedBody = brotliCompressSync(body);
    expect(await sendAtOnce(60, () => send(compressedBody, { 'Content-Encoding': 'br' }))).toEqual({ 415: 60 });
    const statuses = await sendAtOnce(60, () => send(body));
    expect(statuses[0]).toBeUndefined();
    expect((await fetch(`${server.url}/api/health/live`)).status).toBe(200);
  });

  it('does not grow with lists of documents', async () => {
    const client = request.agent(server.url);
    const { id } = await createResumeDraft(client, longForm);
    // Scores the document, so that its copies need no scoring.
    await client.get('/api/resumes').expect(200);
    for (let i = 1; i < 30; i++) await client.post(`/api/resumes/${id}/copy`).send({}).expect(201);
    const { statuses, length } = await listAtOnce(client, 40);
    expect(statuses).toEqual({ 200: 40 });
    // The list returns only its first page.
    expect(length).toBeGreaterThan(10);
    expect(length).toBeLessThan(30);
    expect((await fetch(`${server.url}/api/health/live`)).status).toBe(200);
  });

  it('does not grow with data exports', async () => {
    const client = request.agent(server.url);
    const { id } = await createResumeDraft(client, longForm);
    await client.post(`/api/resumes/${id}/versions`).send({ name: 'v' }).expect(201);
    const database = new Client({ connectionString: server.databaseUrl });
    await database.connect();
    await database.query(
      `INSERT INTO resume_versions (resume_id, version, cause, name, state)
       SELECT resume_id, version, cause, name, state FROM resume_versions, generate_series(1, 500) WHERE resume_id = $1`,
      [id],
    );
    await database.end();
    expect(await sendAtOnce(3, () => client.post('/api/me/export').then((response) => response))).toEqual({ 200: 3 });
    expect((await fetch(`${server.url}/api/health/live`)).status).toBe(200);
  });

  async function listAtOnce(client: TestClient, count: number) {
    let length = 0;
    const statuses = await sendAtOnce(count, async () => {
      const response = await client.get('/api/resumes');
      length = (response.body as unknown[]).length;
      return response;
    });
    return { statuses, length };
  }
});
