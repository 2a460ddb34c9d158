import { DataRetentionService } from '../src/account/privacy/data-retention.service';
import { describeOnBothDatabases, buildRegistration } from './harness/test-app';

const message = { name: 'A', email: 'a@example.com', subject: 'S', message: 'M' };

describeOnBothDatabases('jobs', (app) => {
  it("deletes a guest's data 30 days after the last visit, and nobody else's", async () => {
    const count = async () => Number((await app.database.query('SELECT count(*) FROM contact_messages'))[0].count);
    const [visitor, recent, user] = [app.createClient(), app.createClient(), app.createClient()];
    for (const client of [visitor, recent, user]) await client.post('/api/contact').send(message);
    await user.post('/api/auth/register').send(buildRegistration());
    await app.database.query(
      `UPDATE contact_messages SET status = 'closed', created_at = created_at - interval '40 days'`,
    );
    await app.database.query(`UPDATE owners SET created_at = now() - interval '40 days'`);
    await app.database.query(`UPDATE sessions SET used_at = now() - interval '31 days'`);
    await app.database.query(
      `UPDATE sessions SET used_at = now() - interval '29 days'
       WHERE owner_id = (SELECT owner_id FROM contact_messages ORDER BY created_at OFFSET 1 LIMIT 1)`,
    );

    expect((await visitor.post('/api/contact').send(message)).headers['set-cookie']).toBeDefined();
    const cleanup = app.nest.get(DataRetentionService);
    await cleanup.deleteExpiredGuests();
    expect(await count()).toBe(3);

    await recent.get('/api/me/allowance');
    const used = await app.database.query(`SELECT count(*) FROM sessions WHERE used_at > now() - interval '1 minute'`);
    expect(Number(used[0].count)).toBe(2);
  });

  it('keeps the message of a guest until 30 days after it was answered, and nothing else', async () => {
    const client = app.createClient();
    const { body } = await client.post('/api/contact').send(message);
    const change = async (set: string) => {
      await app.database.query(`UPDATE contact_messages SET ${set} WHERE reference = $1`, [body.reference]);
    };
    const [sent] = await app.database.query<{ owner_id: string }[]>(
      'SELECT owner_id FROM contact_messages WHERE reference = $1',
      [body.reference],
    );
    const count = async (table: string, where = `owner_id = '${sent!.owner_id}'`) =>
      Number((await app.database.query<{ count: string }[]>(`SELECT count(*) FROM ${table} WHERE ${where}`))[0]!.count);
    await app.database.query(
      `INSERT INTO chat_turns (owner_id, content, is_user, sources, actions) VALUES ($1, 'Hello', true, '[]', '[]')`,
      [sent!.owner_id],
    );
    await app.database.query(`UPDATE owners SET created_at = now() - interval '40 days' WHERE id = $1`, [
      sent!.owner_id,
    ]);
    await app.database.query(`UPDATE sessions SET used_at = now() - interval '31 days' WHERE owner_id = $1`, [
      sent!.owner_id,
    ]);
    await change(`created_at = now() - interval '40 days'`);

    const cleanup = app.nest.get(DataRetentionService);
    await cleanup.deleteExpiredGuests();
    expect([await count('contact_messages'), await count('chat_turns'), await count('sessions')]).toEqual([1, 0, 0]);
    await change(`status = 'answered', answered_at = now() - interval '29 days'`);
    await cleanup.deleteExpiredGuests();
    expect(await count('contact_messages')).toBe(1);
    await change(`answered_at = now() - interval '31 days'`);
    await cleanup.deleteExpiredGuests();
    expect([await count('contact_messages'), await count('owners', `id = '${sent!.owner_id}'`)]).toEqual([0, 0]);
  });

  it('deletes records after two years, also those of accounts, but no unanswered messages', async () => {
    const run = async (sql: string) => await app.database.query<Record<string, string>[]>(sql);
    const client = app.createClient();
    await client.post('/api/auth/register').send(buildRegistration());
    await run('DELETE FROM contact_messages');
    for (const subject of ['closed', 'open', 'young']) await client.post('/api/contact').send({ ...message, subject });
    await run(`UPDATE contact_messages SET status = 'closed' WHERE subject <> 'open'`);
    await run(`UPDATE contact_messages SET created_at = now() - interval '25 months' WHERE subject <> 'young'`);
    const ages = ['23 months', '25 months'];
    for (const age of ages) {
      const at = `now() - interval '${age}'`;
      await run(
        `INSERT INTO chat_turns (owner_id, content, is_user, sources, actions, created_at)
         SELECT id, 'Hello', true, '[]', '[]', ${at} FROM owners WHERE id = (SELECT min(owner_id::text)::uuid FROM users)`,
      );
      await run(
        `INSERT INTO ai_calls VALUES (gen_random_uuid(), ${at}, NULL, NULL, 'one-click', 'm', 'ok', 0, 0, 0, 0, 0, 0)`,
      );
      await run(
        `INSERT INTO ai_activity_log (staff_id, task, response, priority, completed_at, follow_up_required, user_id)
         VALUES ('sarah', 'T', 'R', 'low', ${at}, true, gen_random_uuid())`,
      );
      await run(`INSERT INTO audit_entries (at, action, details) VALUES (${at}, 'refund', '{}')`);
    }
    const counts = async () =>
      await Promise.all(
        ['chat_turns', 'ai_calls', 'ai_activity_log', 'audit_entries'].map(async (table) =>
          Number((await run(`SELECT count(*) FROM ${table}`))[0]!.count),
        ),
      );
    const before = await counts();
    await app.nest.get(DataRetentionService).deleteExpiredRecords();
    expect(await counts()).toEqual(before.map((number) => number - 1));
    const left = await run('SELECT subject FROM contact_messages ORDER BY subject');
    expect(left.map(({ subject }) => subject)).toEqual(['open', 'young']);
  });
});
