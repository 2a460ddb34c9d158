import { gzipSync } from 'node:zlib';
import type { Issue } from '@shortlist/contracts/platform/errors';
import { contactForm } from '../harness/requests';
import { createTestApp, type TestApp } from '../harness/test-app';

describe('HTTP pipeline', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp('PostgreSQL', { RATE_CONTACT: '1000', PUBLIC_URL: 'https://shortlist.example' });
  });
  afterAll(() => app.close());

  const post = () => app.createClient().post('/api/contact');

  describe('rejects cross-site requests', () => {
    it.each([
      ['the origin of another site', { Origin: 'https://evil.example' }],
      ['another subdomain of our domain', { Origin: 'https://evil.shortlist.example' }],
      ['a null origin', { Origin: 'null' }],
      ['a cross-site fetch', { 'Sec-Fetch-Site': 'cross-site' }],
      ['a same-site fetch', { 'Sec-Fetch-Site': 'same-site' }],
    ])('%s', async (_, headers) => {
      const response = await post().set(headers).send(contactForm);
      expect([response.status, response.body.code]).toEqual([403, 'foreign_origin']);
    });

    it.each([
      ['our own address', { Origin: 'https://shortlist.example', 'Sec-Fetch-Site': 'same-origin' }],
      ['a program that sends neither header', {}],
    ])('accepts %s', async (_, headers) => {
      expect((await post().set(headers).send(contactForm)).status).toBe(201);
    });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp'])(
    'rejects a body of type %s',
    async (type) => {
      const response = await post().set('Content-Type', type).send('{"name":"A"}');
      expect([response.status, response.body.code]).toEqual([415, 'not_json']);
    },
  );

  it.each(['/api/contact', '/api/imports'])('does not decompress the body of %s', async (path) => {
    const response = await app
      .createClient()
      .post(path)
      .set({ 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
      .send(gzipSync('{"name":"A"}'));
    expect([response.status, response.body.code]).toEqual([415, 'not_json']);
  });

  it('rejects cross-site requests and other body types on every route that changes data', async () => {
    const { body } = await app.createClient().get('/api/docs-json');
    const changingCalls = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => method !== 'get')
        .map((method) => [method.toUpperCase(), path.replace(/\{\w+\}/g, 'x')] as const),
    );
    expect(changingCalls.length).toBeGreaterThan(30);
    for (const [method, path] of changingCalls) {
      const call = async (headers: Record<string, string>) => {
        const response = await fetch(app.url + path, { method, headers, body: '{}' });
        return [method, path, response.status, ((await response.json()) as { code: string }).code];
      };
      const jsonHeader = { 'Content-Type': 'application/json' };
      for (const headers of [
        { ...jsonHeader, Origin: 'https://evil.example' },
        { ...jsonHeader, Origin: 'https://evil.shortlist.example' },
        { ...jsonHeader, Origin: 'null' },
        { ...jsonHeader, 'Sec-Fetch-Site': 'same-site' },
        { ...jsonHeader, 'Sec-Fetch-Site': 'cross-site' },
      ]) {
        expect(await call(headers)).toEqual([method, path, 403, 'foreign_origin']);
      }
      // Mail services send forms to this route only. The route requires a token in the URL.
      const expectedRefusal = path === '/api/newsletter/leave' ? [400, 'invalid_input'] : [415, 'not_json'];
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
        expect(await call({ 'Content-Type': type })).toEqual([method, path, ...expectedRefusal]);
      // Requests from our own pages, and from programs without these headers, reach the route.
      for (const headers of [
        { ...jsonHeader, Origin: 'https://shortlist.example', 'Sec-Fetch-Site': 'same-origin' },
        jsonHeader,
      ]) {
        const [, , status, code] = await call(headers);
        expect([method, path, status, ['foreign_origin', 'not_json'].includes(String(code))]).toEqual([
          method,
          path,
          status,
          false,
        ]);
      }
    }
  });

  it('rejects a body without a content type', async () => {
    const response = await fetch(`${app.url}/api/contact`, { method: 'POST', body: new Uint8Array([123, 125]) });
    expect(response.status).toBe(415);
  });

  it('treats a missing body as empty', async () => {
    const response = await post();
    expect(response.status).toBe(400);
    expect((response.body.issues as Issue[]).map(({ path }) => path)).toEqual(['name', 'email', 'subject', 'message']);
  });

  it('rejects a body larger than 256 KB', async () => {
    const response = await post().send({ ...contactForm, message: 'x'.repeat(257 * 1024) });
    expect([response.status, response.body.code]).toEqual([413, 'too_large']);
  });

  it.each([
    ['invalid JSON', '{"name":'],
    ['a list', '[1]'],
    ['a depth of 10,000', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['a deep field', `{"name":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`],
    ['prototype keys', '{"__proto__":{"name":"A"},"constructor":{"prototype":{}}}'],
  ])('responds 400 to %s', async (_, text) => {
    const response = await post().set('Content-Type', 'application/json').send(text);
    expect([response.status, response.body.code]).toEqual([400, 'invalid_input']);
  });

  it('removes NUL and unpaired surrogates, which PostgreSQL cannot store', async () => {
    const response = await post()
      .set('Content-Type', 'application/json')
      .send(JSON.stringify({ ...contactForm, name: 'a\0b\ud800' }));
    expect(response.status).toBe(201);
    const [row] = await app.database.query<{ name: string }[]>(
      'SELECT name FROM contact_messages WHERE reference = $1',
      [response.body.reference],
    );
    expect(row!.name).toBe('ab\ufffd');
  });

  it('rejects a URL with NUL, which PostgreSQL cannot store', async () => {
    const paths = ['/api/payment/status?session_id=%00', '/api/resumes/a%00b', '/api/help?q=%00'];
    for (const path of paths) {
      const response = await app.createClient().get(path);
      expect([path, response.status, response.body.code]).toEqual([path, 400, 'invalid_input']);
    }
    const response = await app.createClient().put('/api/tickets/%00/email').send({ email: 'a@example.com' });
    expect([response.status, response.body.code]).toEqual([400, 'invalid_input']);
  });

  it('returns JSON for an unknown path, in the caller’s language', async () => {
    const response = await app.createClient().get('/api/nothing').set('Accept-Language', 'fr');
    expect(response.status).toBe(404);
    expect(response.body).toEqual({
      code: 'not_found',
      message: 'Élément introuvable.',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('allows neither inline scripts nor other origins', async () => {
    const { headers } = await app.createClient().get('/api/config');
    expect(headers['content-security-policy']).toContain("script-src 'self';style-src 'self';");
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script';trusted-types default");
    expect(headers['content-security-policy']).not.toMatch(/unsafe|https:|\*/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('describes every route with the schemas that validate it', async () => {
    const { body } = await app.createClient().get('/api/docs-json');
    const register = body.paths['/api/auth/register'].post;
    const { properties } = register.requestBody.content['application/json'].schema;
    expect(properties.password).toMatchObject({ type: 'string', minLength: 6, maxLength: 200 });
    expect(register.responses['201'].content['application/json'].schema.required).toEqual(['user']);
    expect((await app.createClient().get('/api/docs')).text).toContain('swagger-ui');
  });

  it('is always live, and ready while the database is reachable', async () => {
    expect((await app.createClient().get('/api/health/live')).status).toBe(200);
    expect((await app.createClient().get('/api/health/ready')).body).toEqual({ status: 'ok' });
  });

  it('serves the public configuration to every page', async () => {
    const { body } = await app.createClient().get('/api/config');
    expect(body).toMatchObject({
      freeGenerations: 3,
      priceId: 'premium_lifetime',
      payments: true,
      writer: 'built-in',
      year: new Date().getUTCFullYear(),
    });
    expect(body.prices.ko).toEqual({ currency: 'krw', amount: 23000, display: '₩23,000' });
  });
});
