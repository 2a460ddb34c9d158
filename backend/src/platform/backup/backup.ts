import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { DataSource, QueryRunner } from 'typeorm';
import { z } from 'zod';
import type { Config } from '../config/config';
import { connectDataSource, runPendingMigrations } from '../database/open-data-source';
import { OperatorError } from '../operator-error';
import * as tables from './tables';

const manifestSchema = z.object({
  at: z.string(),
  migrations: z.array(z.string()),
  tables: z.record(z.string().regex(/^[a-z_]+$/), z.object({ rows: z.number(), checksum: z.string() })),
  files: z.number(),
});
/** The content of `backup.json`. The file is written last, so a folder without it is an incomplete backup. */
export type BackupManifest = z.infer<typeof manifestSchema>;

const getTableFilePath = (folder: string, table: string) => join(folder, 'tables', `${table}.jsonl.gz`);
const getFilesDir = (folder: string) => join(folder, 'files');

/**
 * Writes a consistent snapshot of all tables, one JSON Lines file each, and the stored files into an empty folder. The
 * format is the same for PostgreSQL and the embedded database, so a backup of one can be restored into the other. With
 * PostgreSQL, the server may be running. Throws `OperatorError`.
 */
export async function createBackup(config: Config, folder: string): Promise<BackupManifest> {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new OperatorError(`${folder} is not empty. Back up to an empty folder.`);
  }
  mkdirSync(join(folder, 'tables'), { recursive: true });
  const manifest = await runInTransactionAndClose(await connectDataSource(config, { entities: [] }), async (runner) => {
    await runner.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    await runner.query(`SET LOCAL TIME ZONE 'UTC'`);
    const initialManifest: BackupManifest = {
      at: new Date().toISOString(),
      migrations: await tables.listMigrations(runner),
      tables: {},
      files: 0,
    };
    for (const table of await tables.listTables(runner)) {
      initialManifest.tables[table] = await tables.computeTableChecksum(runner, table);
      await pipeline(streamTableLines(runner, table), createGzip(), createWriteStream(getTableFilePath(folder, table)));
    }
    return initialManifest;
  });
  manifest.files = await copyAndCountFiles(getFilesDir(config.dataDir), getFilesDir(folder));
  await writeFile(join(folder, 'backup.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/**
 * Replaces the content of the database with the backup. On any failure, the database stays unchanged. The row count and
 * checksum of each table must match the backup. The restored schema is that of the backup until the next start migrates
 * it. Throws `OperatorError`.
 */
export async function restoreBackup(
  config: Config,
  folder: string,
  { replace }: { replace: boolean },
): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  const database = await connectDataSource(config, { entities: [], migrationNames: manifest.migrations });
  await runInTransactionAndClose(database, async (runner) => {
    await runner.query(`SET LOCAL TIME ZONE 'UTC'`);
    const existingTables = await tables.listTables(runner);
    if (!replace) await assertNoUserData(runner, existingTables);
    for (const table of [...existingTables, 'migrations'])
      await runner.query(`DROP TABLE IF EXISTS "${table}" CASCADE`);
    await runPendingMigrations(database, runner);
    await restoreTables(runner, folder, manifest);
  });
  await copyAndCountFiles(getFilesDir(folder), getFilesDir(config.dataDir));
  return manifest;
}

async function restoreTables(runner: QueryRunner, folder: string, manifest: BackupManifest): Promise<void> {
  await tables.runWithoutForeignKeys(runner, async () => {
    for (const [table, expected] of Object.entries(manifest.tables)) {
      await runner.query(`DELETE FROM "${table}"`);
      for await (const rows of readLineBatches(getTableFilePath(folder, table)))
        await tables.insertRows(runner, table, rows);
      const actual = await tables.computeTableChecksum(runner, table);
      if (actual.rows === expected.rows && actual.checksum === expected.checksum) continue;
      throw new OperatorError(
        `Restored rows of ${table} do not match the backup (restored: ${actual.rows}, backup: ${expected.rows}). ` +
          'Nothing was changed.',
      );
    }
  });
  await tables.resetSequences(runner);
}

async function assertNoUserData(runner: QueryRunner, existingTables: string[]): Promise<void> {
  // Only `owners` shows whether the database has been used, because other tables have rows after the first start.
  if (!existingTables.includes('owners')) return;
  const { rows } = await tables.computeTableChecksum(runner, 'owners');
  if (rows === 0) return;
  throw new OperatorError(
    `The database is not empty (owners: ${rows}). To replace its data with the backup, add --replace.`,
  );
}

async function readManifest(folder: string): Promise<BackupManifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8')));
  } catch (error) {
    throw new OperatorError(`${folder} does not contain a complete backup: backup.json cannot be read.`, {
      cause: error,
    });
  }
}

async function* streamTableLines(runner: QueryRunner, table: string): AsyncGenerator<string> {
  for await (const rows of tables.streamRows(runner, table)) yield `${rows.join('\n')}\n`;
}

async function* readLineBatches(file: string): AsyncGenerator<string[]> {
  let lines: string[] = [];
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
    if (lines.push(line) < 500) continue;
    yield lines;
    lines = [];
  }
  if (lines.length > 0) yield lines;
}

async function copyAndCountFiles(from: string, to: string): Promise<number> {
  if (!existsSync(from)) return 0;
  await cp(from, to, { recursive: true });
  return readdirSync(from, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
}

async function runInTransactionAndClose<T>(
  database: DataSource,
  work: (runner: QueryRunner) => Promise<T>,
): Promise<T> {
  const runner = database.createQueryRunner();
  try {
    await runner.startTransaction();
    const result = await work(runner);
    await runner.commitTransaction();
    return result;
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  } finally {
    await runner.release();
    await database.destroy();
  }
}
