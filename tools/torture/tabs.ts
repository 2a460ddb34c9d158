import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** R12 in full: two tabs on one resume, on both databases. The test of the same name does a part of it. */
const interleavings = process.env.INTERLEAVINGS ?? '1000';
const root = join(import.meta.dirname, '../..');
const jest = [join(root, 'node_modules/.bin/jest'), '--selectProjects', 'http', '-w', '1', 'test/resumes-tabs'];
const { status } = spawnSync(process.execPath, jest, {
  cwd: join(root, 'backend'),
  env: { ...process.env, INTERLEAVINGS: interleavings },
  stdio: 'inherit',
});
console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${interleavings} interleavings on each database, 0 silent overwrites`);
process.exitCode = status === 0 ? 0 : 1;
