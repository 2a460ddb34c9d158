import { CleanupService } from '../src/account/cleanup.service';
import { JobsService } from '../src/platform/jobs/jobs.service';
import { onBothDatabases, somebody } from './harness/world';

const message = { name: 'A', email: 'a@example.com', subject: 'S', message: 'M' };

onBothDatabases('jobs', (world) => {
  it('run once a period, however many replicas try', async () => {
    const jobs = world.app.get(JobsService);
    let runs = 0;
    const work = () => {
      runs += 1;
      return Promise.resolve();
    };
    const tries = Array.from({ length: 40 }, (_, index) => jobs.oncePer('test', `period ${index % 20}`, work));
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(20);
    expect(runs).toBe(20);
  });

  it('that fail are free to run again', async () => {
    const jobs = world.app.get(JobsService);
    await expect(jobs.oncePer('fails', 'today', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await jobs.oncePer('fails', 'today', () => Promise.resolve())).toBe(true);
  });

  it("forget a visitor 30 days after the last visit, and nobody else's things", async () => {
    const count = async () => Number((await world.database.query('SELECT count(*) FROM contact_messages'))[0].count);
    const [visitor, recent, user] = [world.browser(), world.browser(), world.browser()];
    for (const browser of [visitor, recent, user]) await browser.post('/api/contact').send(message);
    await user.post('/api/auth/register').send(somebody());
    await world.database.query(`UPDATE owners SET created_at = now() - interval '40 days'`);
    await world.database.query(`UPDATE sessions SET used_at = now() - interval '31 days'`);
    await world.database.query(
      `UPDATE sessions SET used_at = now() - interval '29 days'
       WHERE owner_id = (SELECT owner_id FROM contact_messages ORDER BY created_at OFFSET 1 LIMIT 1)`,
    );

    expect((await visitor.post('/api/contact').send(message)).headers['set-cookie']).toBeDefined();
    const cleanup = world.app.get(CleanupService);
    expect(await cleanup.forgetVisitors('today')).toBe(true);
    expect(await cleanup.forgetVisitors('today')).toBe(false);
    expect(await count()).toBe(3);

    await recent.get('/api/me/allowance');
    const used = await world.database.query(
      `SELECT count(*) FROM sessions WHERE used_at > now() - interval '1 minute'`,
    );
    expect(Number(used[0].count)).toBe(2);
  });
});
