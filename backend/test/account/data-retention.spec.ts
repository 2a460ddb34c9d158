import { DataRetentionService } from '../../src/account/privacy/data-retention.service';
import { buildRegistration } from '../harness/accounts';
import { contactForm } from '../harness/requests';
import { describeOnBothDatabases } from '../harness/test-app';

describeOnBothDatabases('data retention', (app) => {
  it("deletes a guest's data 30 days after the last visit, and no other data", async () => {
    const count = async () => Number((await app.database.query('SELECT count(*) FROM contact_messages'))[0].count);
    const [expiredGuest, recentGuest, user] = [app.createClient(), app.createClient(), app.createClient()];
    for (const client of [expiredGuest, recentGuest, user]) await client.post('/api/contact').send(contactForm);
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

    expect((await expiredGuest.post('/api/contact').send(contactForm)).headers['set-cookie']).toBeDefined();
    const dataRetention = app.nest.get(DataRetentionService);
    await dataRetention.deleteExpiredGuests();
    expect(await count()).toBe(3);

    await recentGuest.get('/api/me/allowance');
    const sessions = await app.database.query(
      `SELECT count(*) FROM sessions WHERE used_at > now() - interval '1 minute'`,
    );
    expect(Number(sessions[0].count)).toBe(2);
  });

  it('retains an expired guest’s message, but no other data, until 30 days after the answer', async () => {
    const client = app.createClient();
    const { body } = await client.post('/api/contact').send(contactForm);
    const updateMessage = async (set: string) => {
      await app.database.query(`UPDATE contact_messages SET ${set} WHERE reference = $1`, [body.reference]);
    };
    const [messageRow] = await app.database.query<{ owner_id: string }[]>(
      'SELECT owner_id FROM contact_messages WHERE reference = $1',
      [body.reference],
    );
    const count = async (table: string, condition = `owner_id = '${messageRow!.owner_id}'`) =>
      Number(
        (await app.database.query<{ count: string }[]>(`SELECT count(*) FROM ${table} WHERE ${condition}`))[0]!.count,
      );
    await app.database.query(
      `INSERT INTO chat_turns (owner_id, content, is_user, sources, actions) VALUES ($1, 'Hello', true, '[]', '[]')`,
      [messageRow!.owner_id],
    );
    await app.database.query(`UPDATE owners SET created_at = now() - interval '40 days' WHERE id = $1`, [
      messageRow!.owner_id,
    ]);
    await app.database.query(`UPDATE sessions SET used_at = now() - interval '31 days' WHERE owner_id = $1`, [
      messageRow!.owner_id,
    ]);
    await updateMessage(`created_at = now() - interval '40 days'`);

    const dataRetention = app.nest.get(DataRetentionService);
    await dataRetention.deleteExpiredGuests();
    expect([await count('contact_messages'), await count('chat_turns'), await count('sessions')]).toEqual([1, 0, 0]);
    await updateMessage(`status = 'answered', answered_at = now() - interval '29 days'`);
    await dataRetention.deleteExpiredGuests();
    expect(await count('contact_messages')).toBe(1);
    await updateMessage(`answered_at = now() - interval '31 days'`);
    await dataRetention.deleteExpiredGuests();
    expect([await count('contact_messages'), await count('owners', `id = '${messageRow!.owner_id}'`)]).toEqual([0, 0]);
  });

  it('deletes records after two years, including records of accounts, but never unanswered messages', async () => {
    const run = async (sql: string) => await app.database.query<Record<string, string>[]>(sql);
    const client = app.createClient();
    await client.post('/api/auth/register').send(buildRegistration());
    await run('DELETE FROM contact_messages');
    for (const subject of ['closed', 'open', 'young'])
      await client.post('/api/contact').send({ ...contactForm, subject });
    await run(`UPDATE contact_messages SET status = 'closed' WHERE subject <> 'open'`);
    await run(`UPDATE contact_messages SET created_at = now() - interval '25 months' WHERE subject <> 'young'`);
    const ages = ['23 months', '25 months'];
    for (const age of ages) {
      const timestampSql = `now() - interval '${age}'`;
      await run(
        `INSERT INTO chat_turns (owner_id, content, is_user, sources, actions, created_at)
         SELECT id, 'Hello', true, '[]', '[]', ${timestampSql} FROM owners WHERE id = (SELECT min(owner_id::text)::uuid FROM users)`,
      );
      await run(
        `INSERT INTO ai_calls VALUES (gen_random_uuid(), ${timestampSql}, NULL, NULL, 'one-click', 'm', 'ok', 0, 0, 0, 0, 0, 0)`,
      );
      await run(
        `INSERT INTO ai_activity_log (staff_id, task, response, priority, completed_at, follow_up_required, user_id)
         VALUES ('sarah', 'T', 'R', 'low', ${timestampSql}, true, gen_random_uuid())`,
      );
      await run(`INSERT INTO audit_entries (at, action, details) VALUES (${timestampSql}, 'refund', '{}')`);
    }
    const countRecords = async () =>
      await Promise.all(
        ['chat_turns', 'ai_calls', 'ai_activity_log', 'audit_entries'].map(async (table) =>
          Number((await run(`SELECT count(*) FROM ${table}`))[0]!.count),
        ),
      );
    const countsBefore = await countRecords();
    await app.nest.get(DataRetentionService).deleteExpiredRecords();
    expect(await countRecords()).toEqual(countsBefore.map((number) => number - 1));
    const remainingMessages = await run('SELECT subject FROM contact_messages ORDER BY subject');
    expect(remainingMessages.map(({ subject }) => subject)).toEqual(['open', 'young']);
  });
});
