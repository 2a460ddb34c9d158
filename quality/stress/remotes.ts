import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Tests failures and releases of remotes in a browser, on the built product. */
const { status } = spawnSync('npx', ['playwright', 'test', '-c', 'e2e/stress/stress.config.ts'], {
  cwd: join(import.meta.dirname, '../..'),
  stdio: 'inherit',
  env: { ...process.env, SHORTLIST_E2E_PORT: process.env.SHORTLIST_E2E_PORT ?? '4395' },
});
process.exitCode = status ?? 1;
