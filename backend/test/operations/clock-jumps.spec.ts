import { setTimeout as sleep } from 'node:timers/promises';
import { JobsService } from '../../src/platform/jobs/jobs.service';
import { BuiltServer } from '../harness/built-server';
import { waitFor } from '../harness/wait-for';
import { createResumeDraft } from '../harness/resume-factory';
import { GuestClient } from '../harness/guest-client';
import { describeOnDefaultDatabase } from '../harness/test-app';

describeOnDefaultDatabase('a clock that jumped by 35 days while the server was stopped', (app) => {
  const query = (sql: string) => app.database.query<{ count: string }[]>(sql);
  const countResumes = async () => Number((await query('SELECT count(*) FROM resumes'))[0]!.count);
  const runJobs = async (now: Date) => {
    await Promise.all(await app.nest.get(JobsService).tick(now));
  };

  it('postpones deletions until the last job run is recent again, and reports the delay', async () => {
    const client = app.createClient();
    const [listedDraft, trashedDraft] = [await createResumeDraft(client), await createResumeDraft(client)];
    await client.delete(`/api/resumes/${trashedDraft.id}`).expect(200);
    for (const job of ['forget-visitors', 'empty-bins'])
      await query(
        `INSERT INTO job_runs (job, period, started_at, attempts, next_try_at, done_at) VALUES ('${job}', 'before', now(), 1, NULL, now())`,
      );
    // Moving all timestamps back has the same effect as a clock that jumps ahead.
    const shiftSql = `- interval '35 days'`;
    await query(`UPDATE owners SET created_at = created_at ${shiftSql}`);
    await query(`UPDATE sessions SET used_at = used_at ${shiftSql}`);
    await query(`UPDATE resumes SET deleted_at = deleted_at ${shiftSql} WHERE id = '${trashedDraft.id}'`);
    await query(`UPDATE job_runs SET done_at = done_at ${shiftSql}, started_at = started_at ${shiftSql}`);
    await runJobs(new Date());
    expect(await countResumes()).toBe(2);
    const { body } = await app.createClient().get('/api/health/ready').expect(200);
    expect(body).toMatchObject({ status: 'ok', deletions: 'waiting' });

    await query(`UPDATE job_runs SET done_at = now() WHERE period = 'before'`);
    await runJobs(new Date(Date.now() + 86_400_000));
    expect(await countResumes()).toBe(0);
    expect(listedDraft.deletedAt).toBeNull();
    expect((await app.createClient().get('/api/health/ready')).body).toEqual({ status: 'ok' });
  });
});

/** Program that moves its process's clock 35 days ahead on SIGUSR2, and back on the next SIGUSR2. */
const clockProgram = `
  const now = Date.now;
  let days = 0;
  Date.now = () => now() + days * 86400000;
  globalThis.Date = class extends Date {
    constructor(...args) { super(...(args.length ? args : [Date.now()])); }
    static now() { return now() + days * 86400000; }
  };
  process.on('SIGUSR2', () => (days = 35 - days));
`;

describe('a clock that jumps by 35 days while the server runs', () => {
  let server: BuiltServer;
  beforeAll(async () => {
    server = await BuiltServer.start('PGlite', {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(clockProgram)}`,
    });
  });
  afterAll(() => server.stop());

  it('does not cause the server to delete documents', async () => {
    const client = new GuestClient(server.url);
    const id = await client.create({ path: '/api/resumes/draft', body: {} });
    const getReadiness = async () =>
      JSON.parse((await new GuestClient(server.url).send({ method: 'GET', path: '/api/health/ready' })).text) as object;
    await sleep(2_000);
    process.kill(server.pid, 'SIGUSR2');
    await waitFor(async () => expect(await getReadiness()).toMatchObject({ deletions: 'waiting' }));
    await sleep(3_000);
    process.kill(server.pid, 'SIGUSR2');
    // Signals are delivered asynchronously.
    await sleep(500);
    const response = await client.send({ method: 'GET', path: `/api/resumes/${id}` });
    expect([response.status, response.text]).toEqual([200, expect.stringContaining(id)]);
  }, 60_000);
});
