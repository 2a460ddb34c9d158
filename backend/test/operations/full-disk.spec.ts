import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statfsSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { ServerProcess } from '../harness/server-process';
import { draftForm } from '../harness/resume-factory';
import { buildRegistration } from '../harness/accounts';
import { unpackEmptyDatabase } from '../harness/test-app';

/** Mounting requires a user namespace, which not every machine allows. */
const unshare = ['unshare', '--map-root-user', '--mount'];
const canMount = spawnSync(unshare[0]!, [...unshare.slice(1), 'true']).status === 0;

/** Less than the next log file of the database needs, but more than its tables grow until then. */
const freeBytesLeft = 15.5 * 1024 ** 2;

(canMount ? describe : describe.skip)('full disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-disk-'));
  const servers: ServerProcess[] = [];
  let mount: ChildProcess;
  /** Path of the small disk outside its namespace. */
  let disk: string;

  const start = () => {
    const enter = ['nsenter', '--target', String(mount.pid), '--user', '--mount', '--preserve-credentials'];
    const env = { DATA_DIR: folder, RATE_DEFAULT: '100000' };
    const server = new ServerProcess(['main.js'], env, enter);
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

  it('stops the server, which starts again when there is space and has lost no acknowledged write', async () => {
    const server = await start().ready();
    const request = async (origin: string, method: string, path: string, cookie: string, body?: object) =>
      await fetch(origin + path, {
        method,
        headers: { cookie, ...(body && { 'Content-Type': 'application/json' }) },
        body: body && JSON.stringify(body),
      });
    const registered = await request(server.url, 'POST', '/api/auth/register', '', buildRegistration());
    const cookie = registered.headers
      .getSetCookie()
      .map((header) => header.split(';')[0])
      .join('; ');
    const created = await request(server.url, 'POST', '/api/resumes/draft', cookie, draftForm);
    const { id } = (await created.json()) as { id: string };

    fillDisk();
    let lastAcknowledged = '';
    let hasEnded = false;
    const ended = server.exit.finally(() => (hasEnded = true));
    while (!hasEnded) {
      const achievements = Array.from({ length: 38 }, () => randomBytes(1_000).toString('base64'));
      const draft = { ...draftForm, experience: [{ ...draftForm.experience[0], achievements }] };
      const saved = await request(server.url, 'PUT', `/api/resumes/${id}/draft`, cookie, draft).catch(() => undefined);
      if (saved?.ok) lastAcknowledged = achievements[0]!;
    }
    expect(lastAcknowledged).not.toBe('');
    expect(await ended).toBe(75);
    expect(server.output).toMatch(/\nThe disk of \S+ is full\. Free at least 64 MB; all saved data is intact\.\n$/);

    const tooEarly = start();
    expect(await tooEarly.exit).toBe(75);
    expect(tooEarly.output).toMatch(/^The disk of \S+ is full\. .*\n$/);

    rmSync(join(disk, 'filler'));
    const restarted = await start().ready();
    const stored = await (await request(restarted.url, 'GET', `/api/resumes/${id}`, cookie)).text();
    expect(stored).toContain(lastAcknowledged);
    expect(await restarted.stop('SIGTERM')).toBe(0);
  }, 300_000);
});
