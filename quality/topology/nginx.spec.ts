import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeNginxFolder } from './nginx-folder';
import { findFreePort } from '@shortlist/testing/free-port';
import { waitUntilReady, type RunningProcess, startProcess } from './processes';

interface ForwardedRequest {
  path: string;
  headers: IncomingHttpHeaders;
}

const listenOnFreePort = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

describe('deploy/nginx', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-nginx-'));
  const processes: RunningProcess[] = [];
  const replica = createServer(({ url = '', headers }, response) => {
    if (url === '/api/resumes/large') return void response.end('A'.repeat(15_000_000));
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ path: url, headers } satisfies ForwardedRequest));
  });
  let balancerUrl = '';
  let webUrl = '';

  beforeAll(async () => {
    const [apiPort, webPort, edgePort] = [await listenOnFreePort(replica), await findFreePort(), await findFreePort()];
    const [webFolder, edgeFolder] = [join(folder, 'web'), join(folder, 'edge')];
    for (const path of [webFolder, edgeFolder]) mkdirSync(path);
    mkdirSync(join(folder, 'site'));
    writeFileSync(join(folder, 'site/robots.txt'), 'User-agent: *\n');
    const webConfig = writeNginxFolder(webFolder, webPort, join(folder, 'site'));
    const upstream = readFileSync(join(import.meta.dirname, '../../deploy/nginx/upstream.conf'), 'utf8');
    writeFileSync(join(webFolder, 'upstream.conf'), upstream.replace('api:4300', `127.0.0.1:${apiPort}`));
    const user = process.getuid?.() === 0 ? 'user root;\n' : '';
    const tempPathLines = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${edgeFolder}/${kind};`,
    );
    writeFileSync(
      join(edgeFolder, 'nginx.conf'),
      `${user}pid ${edgeFolder}/pid;\nerror_log stderr crit;\nevents {}\nhttp {\n  access_log off;\n  ${tempPathLines.join(' ')}\n` +
        `  client_max_body_size 16m;\n  server {\n    listen 127.0.0.1:${edgePort};\n    location / {\n      proxy_pass http://127.0.0.1:${webPort};\n` +
        `      proxy_set_header X-Forwarded-For $http_test_client;\n    }\n  }\n}\n`,
    );
    for (const file of [webConfig, join(edgeFolder, 'nginx.conf')]) {
      processes.push(
        startProcess('nginx', ['-c', file, '-g', 'daemon off;'], { PATH: `${process.env.PATH}:/usr/sbin` }),
      );
    }
    webUrl = `http://127.0.0.1:${webPort}`;
    balancerUrl = `http://127.0.0.1:${edgePort}`;
    await waitUntilReady(`${balancerUrl}/healthz`, processes[1]!);
  });

  afterAll(async () => {
    await Promise.all(processes.map((process) => process.stop()));
    await new Promise((resolve) => replica.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  });

  const getForwardedRequest = async (path: string, client = '198.51.100.7') =>
    (await (await fetch(balancerUrl + path, { headers: { 'Test-Client': client } })).json()) as ForwardedRequest;

  it.each([
    '/api/files/abc.pdf',
    '/api/files/abc.docx?name=Resume.docx',
    '/api/admin/payments.csv',
    '/api/resumes',
    '/.well-known/security.txt',
  ])('forwards %s to the API even if it looks like a file', async (path) => {
    expect((await getForwardedRequest(path)).path).toBe(path);
  });

  it('continues an interrupted download', async () => {
    const response = await fetch(`${balancerUrl}/api/files/abc.pdf`, { headers: { Range: 'bytes=9-' } });
    expect([response.status, response.headers.get('content-range')]).toEqual([206, expect.stringMatching(/^bytes 9-/)]);
    expect(await response.text()).toMatch(/^\/api\/files\/abc\.pdf"/);
  });

  it('accepts large bodies only for imports, and only a few at a time per client', async () => {
    const post = (path: string, megabytes: number) =>
      fetch(balancerUrl + path, {
        method: 'POST',
        headers: { 'Test-Client': '198.51.100.8' },
        body: 'A'.repeat(megabytes * 1_000_000),
      });
    expect((await post('/api/imports', 6.7)).status).toBe(200);
    const rejectedResponse = await post('/api/resumes', 2);
    expect([rejectedResponse.status, await rejectedResponse.json()]).toEqual([
      413,
      expect.objectContaining({ code: 'too_large' }),
    ]);

    const unfinishedCalls = Array.from({ length: 5 }, () =>
      request(`${webUrl}/api/imports`, { method: 'POST', headers: { 'Content-Length': 1_000 } }),
    );
    for (const call of unfinishedCalls) call.on('error', () => undefined).write('A');
    const responses = unfinishedCalls.map((call) => once(call, 'response') as Promise<[IncomingMessage]>);
    const [{ statusCode }] = await Promise.race(responses);
    expect(statusCode).toBe(429);
    expect((await fetch(`${webUrl}/api/resumes`, { method: 'POST', body: 'A' })).status).toBe(200);
    for (const call of unfinishedCalls) call.destroy();
  });

  it('limits the requests of one client without affecting other clients', async () => {
    const call = (client: string) =>
      fetch(`${balancerUrl}/api/resumes`, { headers: { 'Test-Client': client } }).then(async (response) => ({
        status: response.status,
        body: (await response.json()) as { code?: string },
      }));
    let rejection: Awaited<ReturnType<typeof call>> | undefined;
    while (!rejection) {
      const results = await Promise.all(Array.from({ length: 50 }, () => call('198.51.100.9')));
      rejection = results.find(({ status }) => status !== 200);
    }
    expect(rejection).toEqual({ status: 429, body: expect.objectContaining({ code: 'rate_limited' }) as object });
    expect((await call('198.51.100.10')).status).toBe(200);
  });

  it('buffers a response from the API if the client reads slowly', async () => {
    const isSent = (async () => {
      const [, response] = (await once(replica, 'request')) as [IncomingMessage, ServerResponse];
      await once(response, 'close');
      return response.writableFinished;
    })();
    const call = request(`${webUrl}/api/resumes/large`);
    call.end();
    const [unreadResponse] = (await once(call, 'response')) as [IncomingMessage];
    expect(await isSent).toBe(true);
    unreadResponse.destroy();
  });

  it('serves files of the site without the API', async () => {
    expect(await (await fetch(`${balancerUrl}/robots.txt`)).text()).toBe('User-agent: *\n');
    expect((await fetch(`${balancerUrl}/there-is-none.js`)).status).toBe(404);
  });

  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['203.0.113.50, 198.51.100.7', '198.51.100.7'],
    ['198.51.100.7, 10.2.3.4', '198.51.100.7'],
    ['2001:db8::9', '2001:db8::9'],
  ])('forwards the client address from "%s" instead of the load balancer’s address', async (forwarded, client) => {
    expect((await getForwardedRequest('/api/me', forwarded)).headers['x-forwarded-for']).toBe(client);
  });
});
