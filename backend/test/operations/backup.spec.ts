import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pino from 'pino';
import request from 'supertest';
import { createApp } from '../../src/create-app';
import { createBackup, restoreBackup } from '../../src/platform/backup/backup';
import { Config } from '../../src/platform/config/config';
import { openDataSource } from '../../src/platform/database/open-data-source';
import { resumeForm } from '@shortlist/testing/resume-form';
import { isNightly } from '@shortlist/testing/scope';
import { buildRegistration } from '../harness/accounts';
import { type DatabaseEngine, unpackEmptyDatabase, createDatabase, type TestClient } from '../harness/test-app';

const title = 'Zweiter – 二つ目 "quoted" \\ 🎉';
const engines: DatabaseEngine[] = ['PGlite', 'PostgreSQL'];
/** Creating an embedded database takes seconds, and much longer on a busy machine. */
const timeoutMs = 300_000;
const folders: string[] = [];
const createTempDir = () => {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-backup-'));
  folders.push(folder);
  return folder;
};
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const createConfig = async (engine: DatabaseEngine) => {
  const databaseUrl = engine === 'PostgreSQL' ? await createDatabase() : undefined;
  const dataDir = createTempDir();
  if (!databaseUrl) unpackEmptyDatabase(dataDir);
  return new Config({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SITE_DIR: tmpdir(), PORT: '0' });
};

async function withApp<T>(config: Config, work: (client: TestClient) => Promise<T>): Promise<T> {
  const app = await createApp(config, { logger: pino({ level: 'silent' }) });
  await app.listen(0, '127.0.0.1');
  try {
    return await work(request.agent(await app.getUrl()));
  } finally {
    await app.close();
  }
}

const listUsernames = async (config: Config) => {
  const database = await openDataSource(config, { entities: [] });
  const rows = await database.query<{ username: string }[]>('SELECT username FROM users ORDER BY 1');
  await database.destroy();
  return rows.map(({ username }) => username);
};

jest.setTimeout(timeoutMs);

describe.each(engines)('a backup of %s', (engine) => {
  const registration = buildRegistration();
  let sourceConfig: Config;
  let folder: string;
  beforeAll(async () => {
    sourceConfig = await createConfig(engine);
    folder = join(createTempDir(), 'backup');
    await withApp(sourceConfig, async (client) => {
      await client.post('/api/auth/register').send(registration).expect(201);
      const { body } = await client.post('/api/resumes').send(resumeForm).expect(201);
      await client
        .put(`/api/resumes/${body.id}`)
        .send({ ...resumeForm, title })
        .expect(200);
      await client.post(`/api/resumes/${body.id}/copy`).send({ linked: true }).expect(201);
    });
    mkdirSync(join(sourceConfig.dataDir, 'files', 'a'), { recursive: true });
    writeFileSync(join(sourceConfig.dataDir, 'files', 'a', 'one.pdf'), Buffer.from([0, 255, 10, 13]));
    await createBackup(sourceConfig, folder);
  });

  it.each(engines.filter((targetEngine) => isNightly || targetEngine !== engine))(
    'is restored completely on %s, and the product can be used afterwards',
    async (targetEngine) => {
      const targetConfig = await createConfig(targetEngine);
      const manifest = await restoreBackup(targetConfig, folder, { replace: false });
      expect(manifest.files).toBe(1);
      expect(readFileSync(join(targetConfig.dataDir, 'files', 'a', 'one.pdf'))).toEqual(Buffer.from([0, 255, 10, 13]));
      const secondManifest = await createBackup(targetConfig, join(createTempDir(), 'again'));
      expect(secondManifest.tables).toEqual(manifest.tables);
      expect(secondManifest.migrations).toEqual(manifest.migrations);
      expect(manifest.tables.users?.rows).toBe(1);
      expect(manifest.tables.resume_versions?.rows).toBeGreaterThan(0);
      await withApp(targetConfig, async (client) => {
        await client.post('/api/auth/login').send(registration).expect(200);
        const { body } = await client.get('/api/resumes').expect(200);
        const [firstResume] = body as { id: string; title: string }[];
        expect((body as { title: string }[]).map(({ title: resumeTitle }) => resumeTitle)).toContain(title);
        // This save fails if a sequence returns a number that is already in use.
        await client
          .put(`/api/resumes/${firstResume?.id}`)
          .send({ ...resumeForm, name: 'Third' })
          .expect(200);
      });
    },
  );

  it('replaces existing data only with the --replace option', async () => {
    const targetConfig = await createConfig(engine);
    const otherRegistration = buildRegistration();
    await withApp(targetConfig, (client) => client.post('/api/auth/register').send(otherRegistration).expect(201));
    await expect(restoreBackup(targetConfig, folder, { replace: false })).rejects.toThrow(
      /not empty \(owners: 1\)\. .*--replace\.$/,
    );
    expect(await listUsernames(targetConfig)).toEqual([otherRegistration.username]);
    await restoreBackup(targetConfig, folder, { replace: true });
    expect(await listUsernames(targetConfig)).toEqual([registration.username]);
  });

  it('is rejected without any change when it was modified or is incomplete', async () => {
    const targetConfig = await createConfig(engine);
    const otherRegistration = buildRegistration();
    await withApp(targetConfig, (client) => client.post('/api/auth/register').send(otherRegistration).expect(201));
    const file = join(folder, 'tables', 'users.jsonl.gz');
    const originalBytes = readFileSync(file);
    writeFileSync(file, gzipSync(gunzipSync(originalBytes).toString().replace(registration.email, 'evil@example.com')));
    await expect(restoreBackup(targetConfig, folder, { replace: true })).rejects.toThrow(
      /^Restored rows of users do not match the backup \(restored: 1, backup: 1\)/,
    );
    writeFileSync(file, originalBytes);
    expect(await listUsernames(targetConfig)).toEqual([otherRegistration.username]);
    await expect(restoreBackup(targetConfig, createTempDir(), { replace: true })).rejects.toThrow(
      /does not contain a complete backup/,
    );
    await expect(createBackup(sourceConfig, folder)).rejects.toThrow(/is not empty/);
  });

  it('is rejected when it comes from a newer version', async () => {
    const file = join(folder, 'backup.json');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('"migrations": [', '"migrations": ["Tomorrow2000000000000",'));
    await expect(restoreBackup(await createConfig(engine), folder, { replace: false })).rejects.toThrow(
      /newer version/,
    );
    writeFileSync(file, text);
  });
});
