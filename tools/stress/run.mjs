import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run stress -- NAME …`: stress tests on the built product with numeric pass criteria. Each file in this folder
 * is a scenario.
 */
const folder = import.meta.dirname;
const helperFiles = ['backend-server.ts', 'run-backend-specs.ts', 'limits.ts', 'client-disconnects.ts'];
const parts = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !helperFiles.includes(file))
  .map((file) => file.slice(0, -3));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !parts.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown scenario: ${unknown.join(', ')}. Available: ${parts.join(', ')}.`);
  process.exit(1);
}
const failed = (wanted.length > 0 ? wanted : parts).filter((name) => {
  console.log(`\n${name}`);
  const command = ['--import', '@swc-node/register/esm-register', `${folder}/${name}.ts`];
  return spawnSync(process.execPath, command, { cwd: join(folder, '..'), stdio: 'inherit' }).status !== 0;
});
process.exit(failed.length > 0 ? 1 : 0);
