import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '@shortlist/scripts/process';
import { openStore } from '../stores/open-store';
import { formatJson } from '../stores/store';
import { testTargets, type TestTarget } from '../stores/test-targets';
import { registryPath } from '../versions/registry';
import { uploadVersion } from '../versions/upload';

const packageJson = { name: 'shortlist-backend', version: '1.0.0', type: 'module' };
const files = new Map([
  ['dist/main.js', "console.log('main', ...process.argv.slice(2))"],
  ['dist/admin-cli.js', "console.log('admin', ...process.argv.slice(2)); process.exitCode = 3"],
  ['package.json', formatJson(packageJson)],
  ['package-lock.json', formatJson({ ...packageJson, lockfileVersion: 3, packages: { '': packageJson } })],
]);

describe.each(Object.entries(testTargets))('a backend released to %s', (_kind, createTarget) => {
  const version = `test-${randomUUID()}`;
  let target: TestTarget;
  beforeAll(async () => {
    target = await createTarget();
    const store = await openStore(target.location);
    const bytes = new Map([...files].map(([path, content]) => [path, Buffer.from(content)]));
    await uploadVersion(store, { name: 'backend', version, files: bytes, privateFiles: new Map() });
    await store.write(registryPath, formatJson({ backend: { version }, remotes: [] }));
  });
  afterAll(async () => {
    rmSync(join(root, '.run', version), { recursive: true, force: true });
    await target.close();
  });

  async function run(...args: string[]) {
    const child = spawn('node', [join(root, 'scripts/run-backend.mjs'), '--from', target.location, ...args], {
      // Passes the URL of the bucket. Without `env`, a child process would not get the changes to jest's `process.env`.
      env: process.env,
    });
    const code = new Promise((resolve) => child.on('exit', resolve));
    const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { code: await code, out, error };
  }

  it('does not start if a file was changed', async () => {
    const store = await openStore(target.location);
    const main = `backend/${version}/dist/main.js`;
    await store.write(main, 'changed');
    const rejectedRun = await run();
    expect([rejectedRun.code, rejectedRun.error]).toEqual([
      1,
      expect.stringContaining(`${main} is missing or was changed since its release\n`),
    ]);
    expect(readdirSync(join(root, '.run')).filter((name) => name.startsWith(version))).toEqual([]);
    await store.write(main, files.get('dist/main.js')!);
    expect(await run()).toMatchObject({ code: 0, out: `shortlist: downloading the backend ${version} …\nmain\n` });
    expect(await run('--version', 'none')).toMatchObject({
      code: 1,
      error: expect.stringContaining('does not contain backend none'),
    });
  });

  it('runs its programs with their arguments', async () => {
    const program = await run('--program', 'admin-cli', '--', 'grant', '--all', 'a b');
    expect(program).toMatchObject({
      code: 3,
      out: expect.stringMatching(/^(shortlist: .*\n)?admin grant --all a b\n$/),
    });
    expect(await run('migrate')).toMatchObject({
      code: 2,
      error: expect.stringContaining('--program NAME -- ARGUMENTS'),
    });
  });
});
