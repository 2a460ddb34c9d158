import { once } from 'node:events';
import { createServer } from 'node:http';
import { createReleasedSiteProxy } from './released-site-proxy.mjs';

const listen = async (handle) => {
  const server = createServer(handle);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, origin: `http://localhost:${server.address().port}` };
};

describe('released site proxy of a remote dev server', () => {
  const registry = { shell: { mounts: ['/account'] }, remotes: [{ name: 'mf-builder', mounts: ['/templates'] }] };
  let site;
  let devServer;
  let lastSiteRequest;
  beforeEach(async () => {
    site = await listen((request, response) => {
      lastSiteRequest = request;
      if (request.url === '/remotes.json') return response.end(JSON.stringify(registry));
      if (request.url === '/leave') return response.writeHead(302, { Location: `${site.origin}/account` }).end();
      response.writeHead(200, {
        'Set-Cookie': [
          '__Host-shortlist.sid=a.b; Path=/; HttpOnly; Secure; SameSite=Lax',
          'seen=1; Domain=site.example',
        ],
        'Strict-Transport-Security': 'max-age=31536000',
        'Content-Security-Policy': "default-src 'self';upgrade-insecure-requests",
      });
      response.end(request.url);
    });
    devServer = await listen((request, response) =>
      createReleasedSiteProxy('mf-builder', devServer.origin, site.origin)(request, response, () =>
        response.end('the remote’s'),
      ),
    );
  });
  afterEach(() => {
    for (const { server } of [site, devServer]) {
      server.close();
      server.closeAllConnections();
    }
  });
  const get = (path, headers = {}) => fetch(devServer.origin + path, { headers, redirect: 'manual' });

  it('adds the local remote to the registry as an override', async () => {
    const { remotes } = await (await get('/remotes.json')).json();
    expect(remotes).toEqual([
      expect.objectContaining({
        name: 'mf-builder',
        entry: '/mf-builder/dev/entry.js',
        mounts: expect.arrayContaining(['/resume-builder/import']),
        override: { from: devServer.origin, site: site.origin },
      }),
    ]);
    expect(await (await get('/mf-builder/dev/entry.js')).text()).toBe('the remote’s');
  });

  it('serves app.html for screens and passes on all other requests', async () => {
    const visit = async (path) => await (await get(path, { Accept: 'text/html' })).text();
    for (const path of ['/templates', '/ja/resume-builder/import', '/account?tab=x'])
      expect(await visit(path)).toBe('/app.html');
    for (const path of ['/nothing', '/api/files/1.pdf', '/shell/1/main.js', '/japan/templates'])
      expect(await visit(path)).toBe(path);
    expect(await (await get('/templates', { Accept: '*/*' })).text()).toBe('/templates');
  });

  it('keeps the user signed in although the site sets a secure cookie', async () => {
    const response = await get('/api/auth/me');
    expect(response.headers.getSetCookie()).toEqual([
      'of-Host-shortlist.sid=a.b; Path=/; HttpOnly; SameSite=Lax',
      'seen=1',
    ]);
    expect(response.headers.get('strict-transport-security')).toBeNull();
    expect(response.headers.get('content-security-policy')).toBe("default-src 'self'");
    await get('/api/auth/me', { Cookie: 'seen=1; of-Host-shortlist.sid=a.b' });
    expect(lastSiteRequest.headers.cookie).toBe('seen=1; __Host-shortlist.sid=a.b');
  });

  it('replaces only its own origin with that of the site', async () => {
    await get('/api/x', { Origin: devServer.origin });
    const { headers } = lastSiteRequest;
    expect([headers.origin, headers.host]).toEqual([site.origin, new URL(site.origin).host]);
    await get('/api/x', { Origin: 'https://evil.example' });
    expect(lastSiteRequest.headers.origin).toBe('https://evil.example');
    expect((await get('/leave')).headers.get('location')).toBe(`${devServer.origin}/account`);
  });

  it('reports that the site does not respond', async () => {
    site.server.close();
    site.server.closeAllConnections();
    for (const [path, expectedText] of [
      ['/api/x', 'did not respond'],
      ['/remotes.json', 'has no registry'],
    ]) {
      const response = await get(path);
      expect([response.status, await response.text()]).toEqual([502, expect.stringContaining(expectedText)]);
    }
  });
});
