import { buildRegistration, getSessionCookie, getSessionSetCookie } from '../harness/accounts';
import { createTestApp, type TestApp } from '../harness/test-app';

describe('production mode behind a TLS proxy', () => {
  let app: TestApp;
  beforeAll(async () => {
    const env = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://shortlist.example',
      SESSION_SECRET: 's'.repeat(32),
      SMTP_URL: 'smtp://127.0.0.1:9',
      RATE_REGISTER: '6',
    };
    app = await createTestApp('PostgreSQL', env);
  });
  afterAll(() => app.close());
  afterEach(() => jest.restoreAllMocks());

  const proxyHeaders = { 'X-Forwarded-Proto': 'https', Host: 'shortlist.example' };

  it('sends a host-only cookie, over TLS only', async () => {
    const response = await app.createClient().post('/api/auth/register').set(proxyHeaders).send(buildRegistration());
    expect(getSessionSetCookie(response)).toMatch(
      /^__Host-shortlist\.sid=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    );
    const cookie = getSessionCookie(response)!;
    expect((await app.createClient().get('/api/auth/me').set(proxyHeaders).set('Cookie', cookie)).status).toBe(200);
  });

  it('takes its origin from the configuration instead of the Host header', async () => {
    const post = (origin: string) =>
      app.createClient().post('/api/auth/register').set(proxyHeaders).set('Origin', origin).send(buildRegistration());
    expect((await post('https://shortlist.example')).status).toBe(201);
    expect((await post('http://shortlist.example')).status).toBe(403);
  });

  it('sends HSTS', async () => {
    const { headers } = await app.createClient().get('/api/config').set(proxyHeaders);
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  it('disables unused browser features', async () => {
    const { headers } = await app.createClient().get('/api/config').set(proxyHeaders);
    expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\)/);
  });

  it('does not publish the API description', async () => {
    for (const path of ['/api/docs', '/api/docs-json', '/api/docs-yaml'])
      expect((await app.createClient().get(path).set(proxyHeaders)).status).toBe(404);
  });

  it('publishes where to report vulnerabilities', async () => {
    const { text, type } = await app.createClient().get('/.well-known/security.txt').set(proxyHeaders);
    expect(type).toBe('text/plain');
    expect(text).toContain('Contact: mailto:support@shortlist.example\n');
    expect(text).toContain('Canonical: https://shortlist.example/.well-known/security.txt\n');
    expect(text).toContain('Preferred-Languages: en, es, fr, de, ja, ko');
    const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
    expect(Date.parse(expires)).toBeGreaterThan(Date.now());
  });

  it('treats an IPv6 /48 network as one client for rate limits', async () => {
    // Freezes the clock, so that the test stays within one minute.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const register = async (address: string) =>
      (
        await app
          .createClient()
          .post('/api/auth/register')
          .set({ ...proxyHeaders, 'X-Forwarded-For': address })
          .send(buildRegistration())
      ).status;
    for (let host = 1; host <= 6; host++) expect(await register(`2001:db8:1:${host}::1`)).toBe(201);
    expect(await register('2001:db8:1:ffff::1')).toBe(429);
    expect(await register('2001:db8:2:1::1')).toBe(201);
  });

  it('rejects paths in another letter case, which header and log rules would not match', async () => {
    expect((await app.createClient().get('/API/config').set(proxyHeaders)).status).toBe(404);
    expect((await app.createClient().get('/api/Config').set(proxyHeaders)).status).toBe(404);
  });
});

describe('production mode behind an unconfigured proxy', () => {
  it('warns that all clients have private addresses, until one has a public address', async () => {
    const app = await createTestApp('PostgreSQL', {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://shortlist.example',
      SESSION_SECRET: 's'.repeat(32),
      SMTP_URL: 'smtp://127.0.0.1:9',
    });
    const requestFrom = (address: string) =>
      app.createClient().get('/api/config').set({ 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': address });
    const getWarning = async () =>
      ((await app.createClient().get('/api/health/ready')).body as { warning?: string }).warning;
    for (let request = 0; request < 20; request++) await requestFrom('10.0.0.5');
    expect(await getWarning()).toBe('private_addresses');
    await requestFrom('198.41.0.4');
    expect(await getWarning()).toBeUndefined();
    await app.close();
  });
});
