import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createTestApp, type TestApp } from '../harness/test-app';

describe('the built site', () => {
  let site: string;
  let app: TestApp;
  beforeAll(async () => {
    site = mkdtempSync(join(tmpdir(), 'shortlist-site-'));
    const folder = join(site, 'mf-generator', 'abc123');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'entry.js'), 'export {};');
    writeFileSync(join(site, 'app.html'), '<!doctype html><title>the shell</title>');
    mkdirSync(join(site, 'de'));
    writeFileSync(join(site, 'de', 'index.html'), '<!doctype html><title>home in German</title>');
    mkdirSync(join(site, 'fr'));
    writeFileSync(join(site, 'fr', '404.html'), '<!doctype html><title>lost in French</title>');
    writeFileSync(join(site, 'pages.json'), JSON.stringify({ pages: [{ path: '/de', file: '/de/index.html' }] }));
    const entry = { name: 'mf-generator', entry: '/mf-generator/abc123/m.json', version: 'abc123', contract: 1 };
    writeFileSync(
      join(site, 'remotes.json'),
      JSON.stringify({ remotes: [{ ...entry, mounts: ['/', '/autonomous'] }] }),
    );
    app = await createTestApp('PostgreSQL', { SITE_DIR: site });
  });
  afterAll(async () => {
    await app.close();
    rmSync(site, { recursive: true });
  });

  const visit = (path: string) => app.createClient().get(path).set('Accept', 'text/html,*/*;q=0.8');

  it.each([
    ['/', 200, 'the shell'],
    ['/autonomous', 200, 'the shell'],
    ['/autonomous/', 200, 'the shell'],
    ['/autonomous?title=Nurse', 200, 'the shell'],
    ['/ja/autonomous', 200, 'the shell'],
    ['/de', 200, 'home in German'],
    ['/de/?from=mail', 200, 'home in German'],
    ['/nothing', 404, 'the shell'],
    ['/fr/nothing', 404, 'lost in French'],
    ['/mf-generator/', 404, 'the shell'],
    ['/%2e%2e/%2e%2e/etc/passwd', 404, 'the shell'],
  ])('%s returns %d with the text “%s”', async (path, status, title) => {
    const response = await visit(path);
    expect(response.status).toBe(status);
    expect(response.text).toContain(title);
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers['content-security-policy']).toContain("default-src 'self'");
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/autonomous?title=Nurse', '/autonomous?title=Nurse'],
    ['/en//evil.example', '/evil.example'],
  ])('redirects %s to %s', async (path, target) => {
    const response = await visit(path);
    expect([response.status, response.headers.location]).toEqual([308, target]);
  });

  // Sends a raw request, because HTTP clients turn backslashes into slashes.
  it('does not redirect to another site through a backslash', async () => {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    socket.end('GET /en/\\evil.example HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 308 [\s\S]*\r\nLocation: \/evil\.example\r\n/);
  });

  it('allows permanent caching of versioned files but no caching of the registry', async () => {
    const file = await app.createClient().get('/mf-generator/abc123/entry.js');
    expect(file.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript',
      'access-control-allow-origin': '*',
    });
    expect((await app.createClient().get('/remotes.json')).headers['cache-control']).toBe('no-cache');
  });

  it('returns JSON instead of a page for a missing file', async () => {
    const response = await app.createClient().get('/mf-generator/abc123/gone.js').set('Accept', '*/*');
    expect(response.status).toBe(404);
    expect(response.text).not.toContain('the shell');
  });

  it('serves no private files', async () => {
    for (const folder of ['private', 'backend']) {
      mkdirSync(join(site, folder, '1'), { recursive: true });
      writeFileSync(join(site, folder, '1', 'main.js'), 'a secret of ours');
      for (const path of [`/${folder}/1/main.js`, `/%2e/${folder}/1/main.js`, `/${folder.toUpperCase()}/1/main.js`]) {
        const response = await app.createClient().get(path).set('Accept', '*/*');
        expect([path, response.status, response.text.includes('a secret')]).toEqual([path, 404, false]);
      }
    }
  });

  it('serves a file that a release has added', async () => {
    mkdirSync(join(site, 'mf-generator', 'def456'));
    writeFileSync(join(site, 'mf-generator', 'def456', 'entry.js'), 'export {};');
    expect((await app.createClient().get('/mf-generator/def456/entry.js')).status).toBe(200);
  });
});
