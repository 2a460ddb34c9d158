import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { importResultSchema, maxImportBytes } from '@shortlist/contracts/builder/import';
import { createDocxWithBody } from '../../src/engine/importing/testing/malicious-files';
import { describeOnDefaultDatabase, createTestApp, type TestApp, unlimitedEnv } from '../harness/test-app';
import { waitFor } from '../harness/wait-for';

const readFixture = (name: string) => readFileSync(`${__dirname}/../fixtures/imports/${name}`).toString('base64');
const toBase64 = (data: string | Uint8Array) => Buffer.from(data).toString('base64');
const jsonResume = {
  basics: { name: 'Ana Duarte', label: 'Nurse', email: 'ana@example.com', phone: '+1 555 0100 200' },
  work: [{ name: 'Clinic', position: 'Nurse', startDate: '03/04/2020' }],
};

describeOnDefaultDatabase('imports', (app) => {
  const send = (body: object, language = 'en') =>
    app.createClient().post('/api/imports').set('Accept-Language', language).send(body);

  it('reads a file without an account, regardless of its name, and stores nothing', async () => {
    const { body } = await send({ fileName: 'x.pdf', data: toBase64(JSON.stringify(jsonResume)) }).expect(200);
    const importResult = importResultSchema.parse(body);
    expect(importResult).toMatchObject({ kind: 'json-resume', fileName: 'x.pdf', pages: 0, language: 'en' });
    expect(importResult.content.personalInfo).toMatchObject({ firstName: 'Ana', lastName: 'Duarte' });
    expect(importResult.content.experience).toMatchObject([{ company: 'Clinic', startDate: '03/2020', current: true }]);
    expect(importResult.fields).toContainEqual({ path: 'personalInfo.location', value: '', confidence: 'missing' });
    const [{ count }] = await app.database.query<[{ count: string }]>('SELECT count(*) FROM resumes');
    expect(Number(count)).toBe(0);
  });
});

/**
 * These tests do not depend on the database, so they run only once. Each file starts a thread, which takes seconds to
 * compile.
 */
describe('files to import', () => {
  const app = {} as TestApp;
  beforeAll(async () => {
    Object.assign(app, await createTestApp());
  });
  afterAll(() => app.close());
  const send = (body: object, language = 'en') =>
    app.createClient().post('/api/imports').set('Accept-Language', language).send(body);

  it('reads a PDF, and asks about ambiguities in the caller’s language', async () => {
    const { body } = await send({ data: readFixture('readable/chromium-fr.pdf') }, 'de').expect(200);
    const importResult = importResultSchema.parse(body);
    expect(importResult).toMatchObject({ kind: 'pdf', pages: 1, language: 'fr', fileName: '' });
    const { body: ambiguousBody } = await send({ data: toBase64(JSON.stringify(jsonResume)) }, 'de').expect(200);
    const ambiguousField = importResultSchema
      .parse(ambiguousBody)
      .fields.find(({ confidence }) => confidence === 'check');
    expect(ambiguousField).toMatchObject({ path: 'experience.0.startDate', value: '03/2020', other: '04/2020' });
    expect(ambiguousField?.question).toBe('Dieses Datum lässt sich auf zwei Arten lesen. Welche ist richtig?');
  });

  it.each([
    [readFixture('refused/scanned.pdf'), 'This file is a scan without text.'],
    [readFixture('refused/encrypted.pdf'), 'The file is password-protected.'],
    [toBase64('<!-- '.repeat(3) + '\0'.repeat(9)), 'We can’t read this kind of file.'],
    ['', 'The file is empty. Choose another one.'],
    [
      '?',
      'The file is damaged, so we can’t read it. Please save it again in the program that made it, or choose another one.',
    ],
  ])('explains why it cannot read a file', async (data, message) => {
    const { body } = await send({ data }).expect(400);
    expect(body).toMatchObject({ code: 'invalid_input', issues: [{ path: 'data' }] });
    expect(body.message).toContain(message);
  });

  it('rejects oversized files and invalid requests', async () => {
    const tooLargeResponse = await send({ data: 'A'.repeat(Math.ceil((maxImportBytes * 4) / 3) + 8) }).expect(400);
    expect(tooLargeResponse.body.message).toContain('too large');
    await send({ data: 'A'.repeat(Math.ceil((maxImportBytes * 4) / 3) + 20_000) }).expect(413);
    await send({}).expect(400);
    await send({ data: 7 }).expect(400);
    await send({ data: toBase64('x'), fileName: 'x'.repeat(301) }).expect(400);
  });

  it('treats special keys, NUL and unpaired surrogates in a file as text', async () => {
    const json = '{"__proto__":{"admin":true},"basics":{"name":"A\\u0000na Du\\ud800arte","email":"a@b.example"}}';
    const { body } = await send({ fileName: 'a\u0000\ud800.json', data: toBase64(json) }).expect(200);
    expect(importResultSchema.parse(body).content.personalInfo).toMatchObject({
      firstName: 'Ana',
      lastName: 'Du\uFFFDarte',
    });
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it('reads the next file after a hostile file', async () => {
    const oversizedDocx = createDocxWithBody('<w:p/>', { 'word/styles.xml': new Uint8Array(40_000_000) });
    const { body } = await send({ data: toBase64(oversizedDocx) }).expect(400);
    expect(body.message).toContain('too large');
    await send({ data: toBase64('Ana Duarte\nana@example.com') }).expect(200);
  });
});

describe('slow uploads of files to import', () => {
  const app = {} as TestApp;
  beforeAll(async () => {
    Object.assign(app, await createTestApp('PostgreSQL', { ...unlimitedEnv, TRUST_PROXY: '1' }));
  });
  beforeEach(() =>
    jest.useFakeTimers({
      doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setTimeout'],
    }),
  );
  afterEach(() => jest.useRealTimers());
  afterAll(() => app.close());

  const data = toBase64('Ana Duarte\nana@example.com');
  const sendOneByte = (network = '127.0.0.1') => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    socket.write('POST /api/imports HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n');
    socket.write(`X-Forwarded-For: ${network}\r\nContent-Length: 1000000\r\n\r\n{`);
    return socket;
  };

  it('are rejected and do not block other imports', async () => {
    const slowImports = Promise.all(Array.from({ length: 4 }, () => text(sendOneByte())));
    const quickImport = app.createClient().post('/api/imports').send({ data }).expect(200);
    let isDone = false;
    const markDone = () => (isDone = true);
    void Promise.all([slowImports, quickImport]).then(markDone, markDone);
    while (!isDone) {
      jest.advanceTimersByTime(1_000);
      await wait(10);
    }
    await quickImport;
    for (const answer of await slowImports)
      expect(answer).toMatch(/^HTTP\/1\.1 503 [^]*\r\nConnection: close\r\n[^]*"code":"unavailable"/);
  });

  it('from three networks do not block a fourth network', async () => {
    const countImports = async () => {
      const [row] = await app.database.query<[{ sum: number | null }]>(
        `SELECT sum(count)::int FROM rate_limits WHERE key LIKE 'imports:%'`,
      );
      return row.sum ?? 0;
    };
    const importCountBefore = await countImports();
    const sockets = Array.from({ length: 6 }, (_, i) => sendOneByte(`198.51.100.${i % 3}`));
    await waitFor(async () => expect(await countImports()).toBe(importCountBefore + sockets.length));
    await app.createClient().post('/api/imports').send({ data }).expect(200);
    for (const socket of sockets) socket.destroy();
  });
});

describeOnDefaultDatabase(
  'imports of one owner',
  (app) => {
    afterEach(() => jest.restoreAllMocks());

    it('are limited per minute', async () => {
      // Freezes the clock, so that the test stays within one minute.
      jest.spyOn(Date, 'now').mockReturnValue(Date.now());
      const client = app.createClient();
      const data = toBase64(' ');
      const { status } = await client.post('/api/imports').send({ data });
      expect(status).toBe(400);
      await client.post('/api/imports').send({ data }).expect(400);
      await client.post('/api/imports').send({ data }).expect(429);
    });
  },
  { RATE_IMPORTS: '2' },
);
