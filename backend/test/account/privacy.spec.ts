import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import type { EntityMetadata } from 'typeorm';
import { DataRetentionService } from '../../src/account/privacy/data-retention.service';
import { hasOwnerColumn, listOwnerTables } from '../../src/account/privacy/owner-tables';
import { findLastEmailTo } from '../harness/mailbox';
import { createNurseResume } from '../harness/nurse-resume';
import { buildRegistration, getSessionSetCookie } from '../harness/accounts';
import { nurseGenerationRequest } from '../harness/requests';
import { describeOnBothDatabases, type TestApp, type TestClient } from '../harness/test-app';

/** Tables without an owner. Each new table needs an owner column, a foreign key, or an entry with a reason here. */
const unownedTables = [
  'rate_limits', // hashes, stored for at most a day
  'security_events', // actions on accounts; outlives the accounts, and contains only ids
  'password_guesses', // hashes, stored for a day
  'spent_challenges', // random bytes, stored for at most two days
  'job_runs',
  'idempotency_keys', // hashes, stored for a day
  'ai_budgets',
  'ai_state',
  'ai_settings',
  'ai_alerts',
  'audit_entries', // actions that involve money; outlives the accounts, and contains only ids
  'ai_activity_log', // tasks that administrators gave to agents; contains only ids
  'ai_reports', // counts
  'paid_visits', // hashes, stored for a day
  'measurements', // durations
  'payment_events', // ids of the payment service
  'newsletter_issues', // contents sent to all subscribers
];

type Row = Record<string, unknown>;
let nextNumber = 1_000;

async function insertRow(
  app: TestApp,
  { tableName, columns, foreignKeys }: EntityMetadata,
  getReference: (table: string) => unknown,
) {
  const values = columns.map(({ databaseName, type, length, isArray }) => {
    const key = foreignKeys.find(({ columnNames }) => columnNames.includes(databaseName));
    if (key) return getReference(key.referencedEntityMetadata.tableName);
    if (isArray) return [];
    if (type === 'uuid') return randomUUID();
    if (type === 'jsonb') return '{}';
    if (type === 'boolean') return false;
    if (type === 'timestamptz' || type === Date) return new Date(Date.now() + 3_600_000);
    if (type === 'varchar' || type === 'text') return randomUUID().slice(0, Number(length) || 36);
    return (nextNumber += 1);
  });
  const names = columns.map(({ databaseName }) => `"${databaseName}"`).join(', ');
  const placeholders = columns.map((_, index) => `$${index + 1}`).join(', ');
  const [row] = await app.database.query<Row[]>(
    `INSERT INTO ${tableName} (${names}) VALUES (${placeholders}) RETURNING *`,
    values,
  );
  return row!;
}

describeOnBothDatabases(
  'the data of an owner',
  (app: TestApp) => {
    const listTables = () => listOwnerTables(app.database);
    const count = async (table: string) =>
      Number((await app.database.query<{ count: string }[]>(`SELECT count(*) FROM ${table}`))[0]!.count);
    const countAiCalls = async (ownerId: string) => await count(`ai_calls WHERE owner_id = '${ownerId}'`);
    /** Returns the number of rows in each table except `mails`, whose rows are sent and deleted at any time. */
    const countRows = async () => {
      const names = listTables().map(({ metadata: { tableName } }) => tableName);
      const entries = names.filter((name) => name !== 'mails').map(async (name) => [name, await count(name)] as const);
      return Object.fromEntries(await Promise.all(entries));
    };

    const createOwnerWithRows = async ({ account }: { account: boolean }) => {
      const client = app.createClient();
      const credentials = buildRegistration();
      const message = { name: 'A', email: 'a@example.com', subject: 'S', message: 'M' };
      const { body } = await client.post('/api/contact').send(message);
      const [messageRow] = await app.database.query<Row[]>(
        'SELECT owner_id FROM contact_messages WHERE reference = $1',
        [body.reference],
      );
      const ownerId = messageRow!.owner_id as string;
      if (account) await client.post('/api/auth/register').send(credentials);
      const rows: Record<string, Row> = {};
      for (const { metadata } of listTables()) {
        const { tableName } = metadata;
        if (tableName === 'owners' || tableName === 'users') continue;
        rows[tableName] = await insertRow(app, metadata, (table) =>
          table === 'owners' ? ownerId : (rows[table]?.id ?? null),
        );
      }
      return { browser: client, credentials, ownerId, rows };
    };

    it('is found in every table with an owner', () => {
      const ownedTables = listTables().map(({ metadata }) => metadata.tableName);
      const allTables = app.database.entityMetadatas.map(({ tableName }) => tableName);
      expect([...ownedTables, ...unownedTables].sort()).toEqual(allTables.sort());
      expect(ownedTables).toEqual(
        expect.arrayContaining(['owners', 'users', 'sessions', 'generations', 'resume_versions']),
      );
    });

    it('is deleted with its owner, because every foreign key cascades or is set to null', () => {
      for (const { metadata } of listTables().filter(({ metadata: { tableName } }) => tableName !== 'users')) {
        const deleteRules = metadata.foreignKeys.map(({ onDelete }) => onDelete);
        if (metadata.tableName !== 'owners') expect(deleteRules).not.toEqual([]);
        for (const deleteRule of deleteRules) expect(['CASCADE', 'SET NULL']).toContain(deleteRule);
        expect(hasOwnerColumn(metadata) || deleteRules.includes('CASCADE') || metadata.tableName === 'owners').toBe(
          true,
        );
      }
    });

    it.each([
      ['of a user', true],
      ['of a guest', false],
    ])('is deleted completely, %s, without affecting the data of others', async (_, account) => {
      const otherOwner = await createOwnerWithRows({ account: true });
      const otherCounts = await countRows();
      const { browser, credentials, ownerId } = await createOwnerWithRows({ account });
      const aiCallCount = await countAiCalls(ownerId);
      const response = await browser.delete('/api/me').send(account ? { password: credentials.password } : {});
      expect([response.status, response.body]).toEqual([200, { success: true }]);
      expect(getSessionSetCookie(response)).toMatch(/^shortlist\.sid=; /);
      const { ai_calls: aiCallsAfter, ...countsAfter } = await countRows();
      const { ai_calls: aiCallsBefore, ...countsBefore } = otherCounts;
      expect(countsAfter).toEqual(countsBefore);
      expect(aiCallsAfter).toBe(aiCallsBefore! + aiCallCount);
      for (const { metadata } of listTables().filter(({ metadata }) => hasOwnerColumn(metadata))) {
        expect(await app.database.query(`SELECT 1 FROM ${metadata.tableName} WHERE owner_id = $1`, [ownerId])).toEqual(
          [],
        );
      }
      expect((await browser.get('/api/auth/me')).status).toBe(401);
      expect((await otherOwner.browser.get('/api/auth/me')).status).toBe(200);
      if (!account) return;
      await app.database.query(`DELETE FROM mails WHERE kind <> 'accountDeleted'`);
      expect((await findLastEmailTo(app, credentials.email))?.text).toContain('was deleted');
      expect((await app.createClient().post('/api/auth/login').send(credentials)).status).toBe(401);
    });

    it('is deleted 30 days after the guest’s last visit', async () => {
      const { ai_calls: aiCallsBefore, ...countsBefore } = await countRows();
      const { ownerId } = await createOwnerWithRows({ account: false });
      const aiCallCount = await countAiCalls(ownerId);
      await app.database.query(`UPDATE owners SET created_at = now() - interval '31 days' WHERE id = $1`, [ownerId]);
      await app.database.query(`UPDATE sessions SET used_at = now() - interval '31 days' WHERE owner_id = $1`, [
        ownerId,
      ]);
      await app.database.query(
        `UPDATE contact_messages SET status = 'answered', answered_at = now() - interval '31 days' WHERE owner_id = $1`,
        [ownerId],
      );
      await app.nest.get(DataRetentionService).deleteExpiredGuests();
      const { ai_calls: aiCallsAfter, ...countsAfter } = await countRows();
      expect(countsAfter).toEqual(countsBefore);
      expect(aiCallsAfter).toBe(aiCallsBefore! + aiCallCount);
    });

    it('is deleted only with the password', async () => {
      const { browser, credentials } = await createOwnerWithRows({ account: true });
      for (const body of [{}, { password: 'not the password' }]) {
        const response = await browser.delete('/api/me').set('Accept-Language', 'de').send(body);
        expect([response.status, response.body.issues]).toEqual([
          400,
          [{ path: 'password', message: 'Das Passwort ist nicht richtig.' }],
        ]);
      }
      expect((await browser.get('/api/auth/me')).body.user.username).toBe(credentials.username);
      expect((await app.createClient().delete('/api/me')).status).toBe(401);
    });

    const downloadExport = async (client: TestClient) => {
      const exportResponse = await client
        .post('/api/me/export')
        .buffer(true)
        .parse((response, done) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => done(null, Buffer.concat(chunks)));
        });
      expect([exportResponse.status, exportResponse.headers['content-type']]).toEqual([200, 'application/zip']);
      expect(exportResponse.headers['content-disposition']).toMatch(/filename="shortlist-export-\d{4}-\d\d-\d\d\.zip"/);
      return unzipSync(new Uint8Array(exportResponse.body as Buffer));
    };

    it.each([
      ['of a user', true],
      ['of a guest', false],
    ])('is exported completely, %s, except for credentials', async (_, account) => {
      const { browser, credentials, rows, ownerId } = await createOwnerWithRows({ account });
      const otherOwner = await createOwnerWithRows({ account: true });
      const files = await downloadExport(browser);
      const data = JSON.parse(strFromU8(files['data.json']!)) as Record<string, Row[]>;
      expect(Object.keys(data).sort()).toEqual(
        listTables()
          .map(({ metadata }) => metadata.tableName)
          .sort(),
      );
      for (const [table, exportedRows] of Object.entries(data)) {
        expect([table, exportedRows.length > 0]).toEqual([table, account || table !== 'users']);
      }
      expect(data.owners).toEqual([expect.objectContaining({ id: ownerId, used: 0, createdAt: expect.any(String) })]);
      expect(data.contact_messages!.map(({ reference }) => reference)).toContain(rows.contact_messages!.reference);
      const text = JSON.stringify(data);
      for (const secret of ['argon2', rows.sessions!.id, rows.password_resets!.token_hash, otherOwner.ownerId]) {
        expect(text).not.toContain(secret);
      }
      if (account) {
        expect(data.users).toEqual([
          expect.objectContaining({ username: credentials.username, email: credentials.email, isAdmin: false }),
        ]);
      }
      // The inserted rows contain no valid documents, so the export lists them as not printed and continues.
      expect(strFromU8(files['not-printed.txt']!)).toMatch(/^results, 1\nresults, 2$/m);
    });

    it('is exported with PDFs of all documents, including drafts, the trash and premium templates', async () => {
      const client = app.createClient();
      await client.post('/api/autonomous-generate').send(nurseGenerationRequest);
      const resume = await createNurseResume(client, { templateId: 'creative-split' });
      const trashedResume = await createNurseResume(client);
      await client.delete(`/api/resumes/${trashedResume.id}`).expect(200);
      await client
        .post('/api/resumes/draft')
        .send({ personalInfo: { firstName: 'Begun', lastName: '', email: '', phone: '', location: '' } })
        .expect(201);
      const letter = { jobTitle: 'Nurse', companyName: 'Acme', content: 'I apply.', resumeId: resume.id };
      await client.post('/api/cover-letters').send(letter).expect(201);
      const files = await downloadExport(client);
      expect(Object.keys(files).sort()).toEqual([
        'cover-letters/Inés-Halvorsen-Nurse-Acme-Cover-Letter.pdf',
        'data.json',
        'results/Registered-Nurse-Cover-Letter.pdf',
        'results/Registered-Nurse-Resume.pdf',
        'resumes/Begun-Resume.pdf',
        'resumes/Inés-Halvorsen-Registered-Nurse-Resume-2.pdf',
        'resumes/Inés-Halvorsen-Registered-Nurse-Resume.pdf',
      ]);
      for (const [path, bytes] of Object.entries(files)) {
        if (path.endsWith('.pdf')) expect(strFromU8(bytes.slice(0, 5))).toBe('%PDF-');
      }
    });

    it('is exported only for existing owners, at most five times per minute', async () => {
      expect((await app.createClient().post('/api/me/export')).status).toBe(401);
      const { browser } = await createOwnerWithRows({ account: false });
      // Freezes the clock, so that the test stays within one minute.
      jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 21, 12, 0, 20));
      const statuses = [];
      for (let index = 0; index < 6; index += 1) statuses.push((await browser.post('/api/me/export')).status);
      jest.restoreAllMocks();
      expect(statuses).toEqual([...Array<number>(5).fill(200), 429]);
    });
  },
  { RATE_CONTACT: '1000' },
);
