import 'reflect-metadata';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp, type Manifest, restore } from './platform/backup/backup';
import { Config } from './platform/config/config';
import { loadEnvFile } from './platform/config/env-file';
import { StartError } from './platform/start-error';

const usage = 'Usage: npm run backup -- --to FOLDER | npm run restore -- --from FOLDER [--replace]';

async function run(): Promise<string> {
  const { to, from, replace = false } = wordsOf();
  if (Boolean(to) === Boolean(from)) throw new StartError(usage);
  loadEnvFile('.env');
  const config = new Config(process.env);
  if (to) return `${contentOf(await backUp(config, resolve(to)))}: kept in ${resolve(to)}`;
  const manifest = await restore(config, resolve(from ?? ''), { replace });
  return `${contentOf(manifest)}: restored, as of ${manifest.at}; counts and checksums are those of the backup`;
}

function wordsOf() {
  const options = { to: { type: 'string' }, from: { type: 'string' }, replace: { type: 'boolean' } } as const;
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new StartError(usage, { cause: error });
  }
}

function contentOf({ tables, files }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${Object.keys(tables).length} tables, ${files} files`;
}

run().then(
  (done) => console.log(done),
  (error: unknown) => {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  },
);
