import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { exitWithError, readArguments } from '../../scripts/arguments.mjs';

const folder = import.meta.dirname;
const helperFiles = ['run-specs.ts', 'limits.ts', 'client-disconnects.ts'];
const scenarios = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !helperFiles.includes(file))
  .map((file) => file.slice(0, -3));
const { names } = readArguments('npm run stress [-- SCENARIO…]');
const unknownNames = names.filter((name) => !scenarios.includes(name));
if (unknownNames.length > 0)
  exitWithError(`unknown scenario ${unknownNames.join(', ')}: choose from ${scenarios.join(', ')}`, 2);
const failedScenarios = (names.length > 0 ? names : scenarios).filter((name) => {
  console.log(`\n${name}`);
  const command = ['--import', '@swc-node/register/esm-register', `${folder}/${name}.ts`];
  return spawnSync(process.execPath, command, { cwd: join(folder, '..'), stdio: 'inherit' }).status !== 0;
});
process.exit(failedScenarios.length > 0 ? 1 : 0);
