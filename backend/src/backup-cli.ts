import 'reflect-metadata';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createBackup, type BackupManifest, restoreBackup } from './platform/backup/backup';
import { Config, loadEnvFile } from './platform/config/config';
import { OperatorError } from './platform/operator-error';

const usage = 'Usage: npm run backup -- --to FOLDER | npm run restore -- --from FOLDER [--replace]';

async function run(): Promise<string> {
  const { to, from, replace = false } = parseCliArgs();
  if (Boolean(to) === Boolean(from)) throw new OperatorError(usage);
  loadEnvFile('.env');
  const config = new Config(process.env);
  if (to) return `Backed up ${formatManifest(await createBackup(config, resolve(to)))} to ${resolve(to)}.`;
  const manifest = await restoreBackup(config, resolve(from ?? ''), { replace });
  return `Restored ${formatManifest(manifest)} from the backup of ${manifest.at}. All counts and checksums match.`;
}

function parseCliArgs() {
  const options = { to: { type: 'string' }, from: { type: 'string' }, replace: { type: 'boolean' } } as const;
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new OperatorError(usage, { cause: error });
  }
}

function formatManifest({ tables, files }: BackupManifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${Object.keys(tables).length} tables and ${files} files`;
}

run().then(
  (message) => console.log(message),
  (error: unknown) => {
    console.error(error instanceof OperatorError ? error.message : error);
    process.exitCode = 1;
  },
);
