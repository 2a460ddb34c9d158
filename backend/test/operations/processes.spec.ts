import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '../harness/server-process';
import { buildRegistration } from '../harness/accounts';
import { unpackEmptyDatabase } from '../harness/test-app';
import { waitFor } from '../harness/wait-for';

describe('processes', () => {
  let dataDir: string;
  const servers: ServerProcess[] = [];
  const start = (env: NodeJS.ProcessEnv = {}, program: [string, ...string[]] = ['main.js']) => {
    const server = new ServerProcess(program, { DATA_DIR: dataDir, ...env });
    servers.push(server);
    return server;
  };

  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'shortlist-process-'));
    unpackEmptyDatabase(dataDir);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop('SIGKILL')));
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('lock the embedded database, keep acknowledged writes after kill -9, and stop cleanly', async () => {
    const people = Array.from({ length: 5 }, buildRegistration);
    const firstServer = await start().waitUntilReady();
    const [secondServer, admin] = [start({ LOG_LEVEL: 'warn' }), start({}, ['admin-cli.js', 'grant', 'x@example.com'])];
    expect(await Promise.all([secondServer.exit, admin.exit])).toEqual([1, 1]);
    expect(secondServer.output).toMatch(/^The database in \S+ is in use by process \d+\. Stop that process, set .*\n$/);
    expect(admin.output).toBe(secondServer.output);
    const registrationStatuses = await Promise.all(
      people.map((person) => firstServer.post('/api/auth/register', person)),
    );
    expect(registrationStatuses).toEqual([201, 201, 201, 201, 201]);
    await firstServer.stop('SIGKILL');

    const thirdServer = await start().waitUntilReady();
    const loginStatuses = await Promise.all(people.map((person) => thirdServer.post('/api/auth/login', person)));
    expect(loginStatuses).toEqual([200, 200, 200, 200, 200]);
    expect(thirdServer.output).toMatch(
      /^The database is embedded, in .*See \.env\.example to configure them\.\nShortlist is ready on http:\/\/localhost:\d+ \(Ctrl-C stops it\)\n(.*SMTP_URL is not set: email \S+ was written to .*\n)*$/,
    );
    expect(await thirdServer.stop('SIGTERM')).toBe(0);

    const runAdminCommand = async (...args: string[]) => {
      const command = start({}, ['admin-cli.js', ...args]);
      return [await command.exit, command.output.trim()];
    };
    const email = people[0]!.email.toUpperCase();
    expect(await runAdminCommand('grant', email)).toEqual([
      1,
      expect.stringContaining(`The address ${email} is not verified`),
    ]);
    expect(await runAdminCommand('grant', 'nobody@example.com')).toEqual([
      1,
      expect.stringContaining('No account has the email address'),
    ]);
    expect(await runAdminCommand('newsletter', 'an-article', 'T', 'D')).toEqual([
      1,
      'The site has no page /blog/an-article. Release the article first.',
    ]);
    expect(await runAdminCommand('grant')).toEqual([
      1,
      expect.stringContaining('Usage: npm run admin -- grant EMAIL | revoke EMAIL'),
    ]);
  }, 300_000);

  it('stop soon even while a client keeps sending requests on its connection', async () => {
    const server = await start({ DATA_DIR: join(dataDir, 'busy') }).waitUntilReady();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let responseCount = 0;
    const send = () =>
      get(`${server.url}/api/config`, { agent }, (response) => {
        responseCount += 1;
        response.resume().on('end', send);
      }).on('error', () => undefined);
    send();
    await waitFor(() => expect(responseCount).toBeGreaterThan(2));
    expect(await server.stop('SIGTERM')).toBe(0);
    agent.destroy();
  }, 120_000);

  it('report in one line why they cannot start', async () => {
    const file = join(dataDir, 'a-file');
    writeFileSync(file, '');
    const portHolder = createServer().listen(0);
    const { port } = portHolder.address() as AddressInfo;
    const [invalidDataDir, usedPort, unreachableDatabase] = [
      start({ LOG_LEVEL: 'warn', DATA_DIR: file }),
      start({ LOG_LEVEL: 'error', DATA_DIR: join(dataDir, 'other'), PORT: String(port) }),
      start({ LOG_LEVEL: 'warn', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }),
    ];
    expect(await Promise.all([invalidDataDir.exit, usedPort.exit, unreachableDatabase.exit])).toEqual([1, 1, 1]);
    portHolder.close();
    expect(invalidDataDir.output).toMatch(/^\S+ cannot be written \(EEXIST\)\. Set DATA_DIR to .*\n$/);
    expect(usedPort.output).toBe(
      `Port ${port} is in use by another program. Stop that program, or set PORT to another port.\n`,
    );
    expect(unreachableDatabase.output).toBe('The database of DATABASE_URL cannot be opened: ECONNREFUSED.\n');
  });

  it('refuse to start with an invalid configuration, and list every invalid variable', async () => {
    const server = start({ PORT: 'many', FREE_GENERATIONS: '-1' });
    expect(await server.exit).toBe(1);
    expect(server.output.trim().split('\n')).toEqual([
      'The configuration is not valid:',
      expect.stringMatching(/^ {2}PORT: /),
      expect.stringMatching(/^ {2}FREE_GENERATIONS: /),
    ]);
  });
});
