import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statfsSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { ServerProcess } from '../harness/server-process';
import { draftForm } from '../harness/resume-factory';
import { buildRegistration } from '../harness/accounts';
import { GuestClient } from '../harness/guest-client';
import { unpackEmptyDatabase } from '../harness/test-app';

/** Mounting requires a user namespace, which not every machine allows. */
const unshare = ['unshare', '--map-root-user', '--mount'];
const canMount = spawnSync(unshare[0]!, [...unshare.slice(1), 'true']).status === 0;

/** Too little for the database's next log file, but enough for the growth of its tables until then. */
const freeBytesLeft = 15.5 * 1024 ** 2;

(canMount ? describe : describe.skip)('full disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-disk-'));
  const servers: ServerProcess[] = [];
  let mount: ChildProcess;
  /** Path of the small disk outside its namespace. */
  let disk: string;

  const start = () => {
    const enterNamespace = ['nsenter', '--target', String(mount.pid), '--user', '--mount', '--preserve-credentials'];
    const env = { DATA_DIR: folder, RATE_DEFAULT: '100000' };
    const server = new ServerProcess(['main.js'], env, enterNamespace);
    servers.push(server);
    return server;
  };
  const fillDisk = () => {
    const filler = join(disk, 'filler');
    spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k']);
    const { bavail, bsize } = statfsSync(disk);
    const size = Number(execFileSync('stat', ['-c', '%s', filler]));
    truncateSync(filler, size - (freeBytesLeft - bavail * bsize));
  };

  beforeAll(async () => {
    const script = `mount -t tmpfs -o size=150m tmpfs ${folder} && echo ready && exec sleep infinity`;
    mount = spawn(unshare[0]!, [...unshare.slice(1), 'sh', '-c', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(mount.stdout!, 'data');
    disk = `/proc/${mount.pid}/root${folder}`;
    unpackEmptyDatabase(disk);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop('SIGKILL')));
    mount.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it('stops the server, which restarts without data loss after space is freed', async () => {
    const server = await start().waitUntilReady();
    const client = new GuestClient(server.url);
    await client.send({ path: '/api/auth/register', body: buildRegistration() });
    const id = await client.create({ path: '/api/resumes/draft', body: draftForm });

    fillDisk();
    let lastAcknowledgedText = '';
    let hasEnded = false;
    const exitCode = server.exit.finally(() => (hasEnded = true));
    while (!hasEnded) {
      const achievements = Array.from({ length: 38 }, () => randomBytes(1_000).toString('base64'));
      const draft = { ...draftForm, experience: [{ ...draftForm.experience[0], achievements }] };
      const { status } = await client.send({ method: 'PUT', path: `/api/resumes/${id}/draft`, body: draft });
      if (status === 200) lastAcknowledgedText = achievements[0]!;
    }
    expect(lastAcknowledgedText).not.toBe('');
    expect(await exitCode).toBe(75);
    expect(server.output).toMatch(/\nThe disk of \S+ is full\. Free at least 64 MB; all saved data is intact\.\n$/);

    const earlyServer = start();
    expect(await earlyServer.exit).toBe(75);
    expect(earlyServer.output).toMatch(/^The disk of \S+ is full\. .*\n$/);

    rmSync(join(disk, 'filler'));
    const restartedServer = await start().waitUntilReady();
    const restartedClient = new GuestClient(restartedServer.url, client.cookie);
    const { text } = await restartedClient.send({ method: 'GET', path: `/api/resumes/${id}` });
    expect(text).toContain(lastAcknowledgedText);
    expect(await restartedServer.stop('SIGTERM')).toBe(0);
  }, 300_000);
});
