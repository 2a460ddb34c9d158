import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxFolder } from './nginx-folder';
import { waitUntilReady, type RunningProcess, startProcess } from './processes';

interface Seen {
  path: string;
  headers: IncomingHttpHeaders;
}

const listening = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );
const freePort = async () => {
  const server = createServer();
  const port = await listening(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
};

/** Tests the shipped configuration in a real nginx, behind a second one that ends TLS for it like a load balancer. */
describe('deploy/nginx', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-nginx-'));
  const running: RunningProcess[] = [];
  const replica = createServer(({ url = '', headers }, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ path: url, headers } satisfies Seen));
  });
  let balancer = '';

  beforeAll(async () => {
    const [api, web, edge] = [await listening(replica), await freePort(), await freePort()];
    const [inner, outer] = [join(folder, 'web'), join(folder, 'edge')];
    for (const one of [inner, outer]) mkdirSync(one);
    mkdirSync(join(folder, 'site'));
    writeFileSync(join(folder, 'site/robots.txt'), 'User-agent: *\n');
    const shipped = nginxFolder(inner, web, join(folder, 'site'));
    writeFileSync(join(inner, 'upstream.conf'), `upstream api {\n  server 127.0.0.1:${api};\n}\n`);
    const user = process.getuid?.() === 0 ? 'user root;\n' : '';
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${outer}/${kind};`,
    );
    writeFileSync(
      join(outer, 'nginx.conf'),
      `${user}pid ${outer}/pid;\nerror_log stderr crit;\nevents {}\nhttp {\n  access_log off;\n  ${temporary.join(' ')}\n` +
        `  server {\n    listen 127.0.0.1:${edge};\n    location / {\n      proxy_pass http://127.0.0.1:${web};\n` +
        `      proxy_set_header X-Forwarded-For $http_test_client;\n    }\n  }\n}\n`,
    );
    for (const file of [shipped, join(outer, 'nginx.conf')]) {
      running.push(startProcess('nginx', ['-c', file, '-g', 'daemon off;'], { PATH: `${process.env.PATH}:/usr/sbin` }));
    }
    balancer = `http://127.0.0.1:${edge}`;
    await waitUntilReady(`${balancer}/healthz`, running[1]!);
  });

  afterAll(async () => {
    await Promise.all(running.map((one) => one.stop()));
    await new Promise((resolve) => replica.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  });

  /** Sends a request as the load balancer forwards it. `client` is the value that it sets as X-Forwarded-For. */
  const seen = async (path: string, client = '198.51.100.7') =>
    (await (await fetch(balancer + path, { headers: { 'Test-Client': client } })).json()) as Seen;

  it.each([
    '/api/files/abc.pdf',
    '/api/files/abc.docx?name=Resume.docx',
    '/api/admin/payments.csv',
    '/api/resumes',
    '/.well-known/security.txt',
  ])('forwards %s to the API even if it looks like a file', async (path) => {
    expect((await seen(path)).path).toBe(path);
  });

  it('serves files of the site itself', async () => {
    expect(await (await fetch(`${balancer}/robots.txt`)).text()).toBe('User-agent: *\n');
    expect((await fetch(`${balancer}/there-is-none.js`)).status).toBe(404);
  });

  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['203.0.113.50, 198.51.100.7', '198.51.100.7'],
    ['198.51.100.7, 10.2.3.4', '198.51.100.7'],
    ['2001:db8::9', '2001:db8::9'],
  ])('forwards the client address of "%s" instead of the address of its own peer', async (forwarded, client) => {
    expect((await seen('/api/me', forwarded)).headers['x-forwarded-for']).toBe(client);
  });
});
