import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { Client } from 'pg';
import { ReadinessService } from '../../src/platform/health/readiness.service';
import { buildRegistration } from '../harness/accounts';
import { createDatabase, createTestApp, type TestApp } from '../harness/test-app';

class TcpProxy {
  private server!: Server;
  private readonly sockets = new Set<Socket>();
  port = 0;

  constructor(private readonly target: URL) {}

  async start(): Promise<void> {
    this.server = createServer((client) => {
      const upstream = connect(Number(this.target.port), this.target.hostname);
      for (const socket of [client, upstream]) {
        this.sockets.add(socket);
        socket.on('error', () => undefined);
      }
      client.pipe(upstream).pipe(client);
    }).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as { port: number }).port;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
    this.server.close();
    await once(this.server, 'close');
  }
}

describe('database outage', () => {
  let app: TestApp;
  let proxy: TcpProxy;
  beforeAll(async () => {
    const address = new URL(await createDatabase());
    proxy = new TcpProxy(address);
    await proxy.start();
    app = await createTestApp('PGlite', {
      DATABASE_URL: address.href.replace(address.host, `127.0.0.1:${proxy.port}`),
    });
  });
  afterAll(async () => {
    await app.close();
    await proxy.stop();
  });

  it('causes 503 responses with a retry time until the database is back', async () => {
    const client = app.createClient();
    await client.post('/api/auth/register').send(buildRegistration());
    await proxy.stop();

    for (const path of ['/api/health/ready', '/api/auth/me']) {
      const response = await client.get(path);
      expect([response.status, response.body.code, response.headers['retry-after']]).toEqual([503, 'unavailable', '5']);
    }
    expect((await client.get('/api/health/live')).status).toBe(200);

    await proxy.start();
    expect((await client.get('/api/health/ready')).status).toBe(200);
    expect((await client.get('/api/auth/me')).status).toBe(200);
  });

  it('does not affect a shutdown, which reports "not ready" and still serves requests', async () => {
    app.nest.get(ReadinessService).isStopping = true;
    expect((await app.createClient().get('/api/health/ready')).status).toBe(503);
    expect((await app.createClient().get('/api/config')).status).toBe(200);
  });
});

it('responds 503 while the database rejects the login', async () => {
  const address = new URL(await createDatabase());
  const role = `role_${address.pathname.slice(1)}`;
  const admin = new Client({ connectionString: address.href });
  await admin.connect();
  await admin.query(`CREATE ROLE ${role} SUPERUSER LOGIN`);
  address.username = role;
  const app = await createTestApp('PGlite', { DATABASE_URL: address.href, DATABASE_POOL: '2' });
  const client = app.createClient();
  await client.post('/api/auth/register').send(buildRegistration()).expect(201);
  await admin.query(`ALTER ROLE ${role} NOLOGIN`);
  await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1', [role]);
  // The first two requests may get terminated connections. The third opens a new connection, which is refused.
  for (let count = 0; count < 3; count += 1) {
    const { status, body } = await client.get('/api/auth/me');
    expect([status, body.code]).toEqual([503, 'unavailable']);
  }
  await admin.query(`ALTER ROLE ${role} LOGIN`);
  await client.get('/api/auth/me').expect(200);
  await app.close();
  await admin.end();
});
