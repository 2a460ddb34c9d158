import { openWorld, somebody, type World } from './harness/world';

describe('production mode behind a proxy that speaks TLS', () => {
  let world: World;
  beforeAll(async () => {
    const env = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://shortlist.example',
      SESSION_SECRET: 's'.repeat(32),
      SMTP_URL: 'smtp://127.0.0.1:9',
    };
    world = await openWorld('PGlite', env);
  });
  afterAll(() => world.close());

  const forwarded = { 'X-Forwarded-Proto': 'https', Host: 'shortlist.example' };

  it('sends a cookie that only this host gets, over TLS only', async () => {
    const answer = await world.browser().post('/api/auth/register').set(forwarded).send(somebody());
    expect(answer.headers['set-cookie']![0]).toMatch(
      /^__Host-shortlist\.sid=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    );
    const cookie = answer.headers['set-cookie']![0]!.split(';')[0]!;
    expect((await world.browser().get('/api/auth/me').set(forwarded).set('Cookie', cookie)).status).toBe(200);
  });

  it('knows its own origin from the configuration, not from the Host header', async () => {
    const post = (origin: string) =>
      world.browser().post('/api/auth/register').set(forwarded).set('Origin', origin).send(somebody());
    expect((await post('https://shortlist.example')).status).toBe(201);
    expect((await post('http://shortlist.example')).status).toBe(403);
  });

  it('asks browsers to stay on TLS', async () => {
    const { headers } = await world.browser().get('/api/config').set(forwarded);
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });
});
