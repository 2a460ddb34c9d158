import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { TemporaryFilesService } from '../../src/platform/storage/temporary-files.service';
import { createNurseResume } from '../harness/nurse-resume';
import { buildRegistration } from '../harness/accounts';
import { createTestApp, type TestApp, type TestClient } from '../harness/test-app';
import { startFakeS3Server } from '@shortlist/testing/servers/s3-server';

type S3Server = Awaited<ReturnType<typeof startFakeS3Server>>;

describe.each(['a folder', 'a bucket'])('temporary files in %s', (kind) => {
  let server: S3Server;
  let app: TestApp;
  const envBefore = { ...process.env };
  beforeAll(async () => {
    server = await startFakeS3Server();
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_S3: server.url,
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
    });
    app = await createTestApp('PostgreSQL', kind === 'a bucket' ? { FILES_URL: 's3://shortlist/files' } : {});
  });
  afterAll(async () => {
    process.env = envBefore;
    await app.close();
    await server.stop();
  });

  const listStoredFiles = () => {
    const folder = join(app.config.dataDir, 'files');
    if (kind === 'a folder') return existsSync(folder) ? readdirSync(folder) : [];
    expect(existsSync(folder)).toBe(false);
    return [...server.objects.keys()];
  };
  const createLink = async (client: TestClient) => {
    const { id } = await createNurseResume(client);
    const { body } = await client.post(`/api/resumes/${id}/pdf`).send({}).expect(200);
    return body.pdfUrl as string;
  };

  it('stores a file when its link is created, and serves it only to its owner', async () => {
    const client = app.createClient();
    const url = await createLink(client);
    expect(listStoredFiles()).toHaveLength(1);
    const { body, headers } = await client.get(url).responseType('blob').expect(200);
    expect((body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    expect(headers['content-length']).toBe(String((body as Buffer).length));
    await app.createClient().get(url).expect(404);
    await client.post('/api/auth/register').send(buildRegistration()).expect(201);
    await client.get(url).expect(200);
  });

  it('deletes the oldest files of an owner who stores many', async () => {
    const client = app.createClient();
    const url = await createLink(client);
    const [{ owner_id: ownerId }] = await app.database.query<[{ owner_id: string }]>(
      'SELECT owner_id FROM kept_files ORDER BY created_at DESC LIMIT 1',
    );
    const files = app.nest.get(TemporaryFilesService);
    const countBefore = listStoredFiles().length;
    const file = { name: 'a.pdf', type: 'application/pdf', bytes: Buffer.alloc(9_000_000) };
    for (let i = 0; i < 4; i++) await files.save(ownerId, file);
    expect(listStoredFiles()).toHaveLength(countBefore + 1);
    await client.get(url).expect(404);
    const largeFile = { ...file, bytes: Buffer.alloc(21_000_000) };
    const storedFile = await files.find(await files.save(ownerId, largeFile), ownerId);
    expect(storedFile?.size).toBe(21_000_000);
    storedFile?.stream.destroy();
  });

  it('deletes files with their account, and when they expire', async () => {
    await app.database.query(`UPDATE kept_files SET created_at = now() - interval '1 hour'`);
    await app.nest.get(TemporaryFilesService).deleteExpired();
    expect(listStoredFiles()).toEqual([]);

    const [browser, otherClient] = [app.createClient(), app.createClient()];
    const credentials = buildRegistration();
    await browser.post('/api/auth/register').send(credentials).expect(201);
    const [url, otherUrl] = [await createLink(browser), await createLink(otherClient)];
    expect(listStoredFiles()).toHaveLength(2);
    await browser.delete('/api/me').send({ password: credentials.password }).expect(200);
    expect(listStoredFiles()).toHaveLength(1);
    await browser.get(url).expect(404);
    await otherClient.get(otherUrl).expect(200);
    await app.nest.get(TemporaryFilesService).deleteExpired();
    expect(listStoredFiles()).toHaveLength(1);
  });
});
