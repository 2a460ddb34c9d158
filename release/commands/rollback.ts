/**
 * `npm run rollback -- NAME --to TARGET [--version VERSION]`: activates the previous version of a part, or a specific
 * version. Builds nothing.
 */
import { exitWithError, exitWithUsage, readArguments } from '@shortlist/scripts/arguments';
import { log } from '@shortlist/scripts/process';
import { openStore } from '../stores/open-store';
import { rollBack } from '../versions/roll-back';

const usage = 'npm run rollback -- NAME --to TARGET [--version VERSION]';
const { names, values } = readArguments(usage, { to: { type: 'string' }, version: { type: 'string' } });
const [name, ...otherNames] = names;
if (!name || otherNames.length > 0 || !values.to) exitWithUsage(usage);
const startTime = Date.now();
try {
  const { version, replacedVersion } = await rollBack(await openStore(values.to), name, values.version);
  const seconds = ((Date.now() - startTime) / 1_000).toFixed(1);
  log(`${name} ${version} is in use again and replaces ${replacedVersion} (${seconds} s)`);
} catch (error) {
  exitWithError(error instanceof Error ? error.message : String(error));
}
