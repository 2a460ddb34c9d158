import { setTimeout as sleep } from 'node:timers/promises';
import { JobsService } from '../src/platform/jobs/jobs.service';
import { BuiltServer } from './harness/built-server';
import { waitFor } from './harness/wait-for';
import { createResumeDraft } from './harness/resume-factory';
import { onUsualDatabase } from './harness/test-app';
import { GuestClient } from './fuzzing/hostile-calls';

onUsualDatabase('a clock that jumped by 35 days while nothing ran', (app) => {
  const query = (sql: string) => app.database.query<{ count: string }[]>(sql);
  const kept = async () => Number((await query('SELECT count(*) FROM resumes'))[0]!.count);
  const runJobs = async (now: Date) => {
    await Promise.all(await app.nest.get(JobsService).tick(now));
  };

  it('deletes no documents, and reports so, until the last run is recent again', async () => {
    const client = app.createClient();
    const [shown, binned] = [await createResumeDraft(client), await createResumeDraft(client)];
    await client.delete(`/api/resumes/${binned.id}`).expect(200);
    for (const job of ['forget-visitors', 'empty-bins'])
      await query(
        `INSERT INTO job_runs (job, period, started_at, attempts, next_try_at, done_at) VALUES ('${job}', 'before', now(), 1, NULL, now())`,
      );
    // Moves all times as far back as if the clock had jumped.
    const ago = `- interval '35 days'`;
    await query(`UPDATE owners SET created_at = created_at ${ago}`);
    await query(`UPDATE sessions SET used_at = used_at ${ago}`);
    await query(`UPDATE resumes SET deleted_at = deleted_at ${ago} WHERE id = '${binned.id}'`);
    await query(`UPDATE job_runs SET done_at = done_at ${ago}, started_at = started_at ${ago}`);
    await runJobs(new Date());
    expect(await kept()).toBe(2);
    const { body } = await app.createClient().get('/api/health/ready').expect(200);
    expect(body).toMatchObject({ status: 'ok', deletions: 'waiting' });

    await query(`UPDATE job_runs SET done_at = now() WHERE period = 'before'`);
    await runJobs(new Date(Date.now() + 86_400_000));
    expect(await kept()).toBe(0);
    expect(shown.deletedAt).toBeNull();
    expect((await app.createClient().get('/api/health/ready')).body).toEqual({ status: 'ok' });
  });
});

/** Moves the clock of the process 35 days ahead at one SIGUSR2, and back at the next. */
const jumpy = `
  const now = Date.now;
  let days = 0;
  Date.now = () => now() + days * 86400000;
  globalThis.Date = class extends Date {
    constructor(...words) { super(...(words.length ? words : [Date.now()])); }
    static now() { return now() + days * 86400000; }
  };
  process.on('SIGUSR2', () => (days = 35 - days));
`;

describe('a clock that jumps by 35 days under the server', () => {
  let server: BuiltServer;
  beforeAll(async () => {
    server = await BuiltServer.start('PGlite', {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(jumpy)}`,
    });
  });
  afterAll(() => server.stop());

  it('deletes no documents: they are there when the clock is right again', async () => {
    const client = new GuestClient(server.url);
    const id = await client.make({ path: '/api/resumes/draft', body: {} });
    const ready = async () =>
      JSON.parse((await new GuestClient(server.url).send({ method: 'GET', path: '/api/health/ready' })).text) as object;
    await sleep(2_000);
    process.kill(server.pid, 'SIGUSR2');
    await waitFor(async () => expect(await ready()).toMatchObject({ deletions: 'waiting' }));
    await sleep(3_000);
    process.kill(server.pid, 'SIGUSR2');
    // Signals are delivered asynchronously.
    await sleep(500);
    const answer = await client.send({ method: 'GET', path: `/api/resumes/${id}` });
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining(id)]);
  }, 60_000);
});
