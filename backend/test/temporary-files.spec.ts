import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { TemporaryFilesService } from '../src/platform/storage/temporary-files.service';
import { createNurseResume } from './harness/nurse-resume';
import { createTestApp, buildRegistration, type TestApp } from './harness/test-app';
import { startFakeS3Server } from './fake-servers/s3-server';

type S3Server = Awaited<ReturnType<typeof startFakeS3Server>>;

describe.each(['a folder', 'a bucket'])('temporary files in %s', (kind) => {
  let server: S3Server;
  let world: TestApp;
  const before = { ...process.env };
  beforeAll(async () => {
    server = await startFakeS3Server();
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_S3: server.url,
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
    });
    world = await createTestApp('PostgreSQL', kind === 'a bucket' ? { FILES_URL: 's3://shortlist/files' } : {});
  });
  afterAll(async () => {
    process.env = before;
    await world.close();
    await server.stop();
  });

  const stored = () => {
    const folder = join(world.config.dataDir, 'files');
    if (kind === 'a folder') return existsSync(folder) ? readdirSync(folder) : [];
    expect(existsSync(folder)).toBe(false);
    return [...server.objects.keys()];
  };
  const linkOf = async (browser: ReturnType<TestApp['createClient']>) => {
    const { id } = await createNurseResume(browser);
    const { body } = await browser.post(`/api/resumes/${id}/pdf`).send({}).expect(200);
    return body.pdfUrl as string;
  };

  it('stores a file when its link is created, and serves it only to its owner', async () => {
    const browser = world.createClient();
    const url = await linkOf(browser);
    expect(stored()).toHaveLength(1);
    const { body, headers } = await browser.get(url).responseType('blob').expect(200);
    expect((body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    expect(headers['content-length']).toBe(String((body as Buffer).length));
    await world.createClient().get(url).expect(404);
    await browser.post('/api/auth/register').send(buildRegistration()).expect(201);
    await browser.get(url).expect(200);
  });

  it('deletes files with their account, and when they expire', async () => {
    await world.database.query(`UPDATE kept_files SET created_at = now() - interval '1 hour'`);
    await world.app.get(TemporaryFilesService).deleteExpired();
    expect(stored()).toEqual([]);

    const [browser, other] = [world.createClient(), world.createClient()];
    const person = buildRegistration();
    await browser.post('/api/auth/register').send(person).expect(201);
    const [url, left] = [await linkOf(browser), await linkOf(other)];
    expect(stored()).toHaveLength(2);
    await browser.delete('/api/me').send({ password: person.password }).expect(200);
    expect(stored()).toHaveLength(1);
    await browser.get(url).expect(404);
    await other.get(left).expect(200);
    await world.app.get(TemporaryFilesService).deleteExpired();
    expect(stored()).toHaveLength(1);
  });
});
