import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { DataSource, QueryRunner } from 'typeorm';
import { z } from 'zod';
import type { Config } from '../config/config';
import { connect, migrateIn } from '../database/open-data-source';
import { StartError } from '../start-error';
import * as tables from './tables';

const manifestSchema = z.object({
  at: z.string(),
  migrations: z.array(z.string()),
  tables: z.record(z.string().regex(/^[a-z_]+$/), z.object({ rows: z.number(), checksum: z.string() })),
  files: z.number(),
});
/** `backup.json`. Written last: a folder without it is an incomplete backup. */
export type Manifest = z.infer<typeof manifestSchema>;

const tableFile = (folder: string, table: string) => join(folder, 'tables', `${table}.jsonl.gz`);
const filesOf = (folder: string) => join(folder, 'files');

/**
 * Writes a consistent snapshot of all tables, one JSON Lines file each, and the stored files into an empty folder. The
 * format is the same for both databases, so a backup of one can be restored into the other. With PostgreSQL, the server
 * may be running. Throws `OperatorError`.
 */
export async function backUp(config: Config, folder: string): Promise<Manifest> {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new StartError(`${folder} is not empty: a backup needs an empty folder.`);
  }
  mkdirSync(join(folder, 'tables'), { recursive: true });
  const manifest = await inTransaction(await connect(config, { entities: [] }), async (runner) => {
    await runner.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    await runner.query(`SET LOCAL TIME ZONE 'UTC'`);
    const written: Manifest = {
      at: new Date().toISOString(),
      migrations: await tables.migrationsOf(runner),
      tables: {},
      files: 0,
    };
    for (const table of await tables.tablesOf(runner)) {
      written.tables[table] = await tables.sumOf(runner, table);
      await pipeline(linesOf(runner, table), createGzip(), createWriteStream(tableFile(folder, table)));
    }
    return written;
  });
  manifest.files = await copyFiles(filesOf(config.dataDir), filesOf(folder));
  await writeFile(join(folder, 'backup.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/**
 * Replaces the content of the database with the backup, completely or, on any failure, not at all. The row count and
 * checksum of each table must match the backup. The schema is that of the backup; the next start migrates it. Throws
 * `OperatorError`.
 */
export async function restore(config: Config, folder: string, { replace }: { replace: boolean }): Promise<Manifest> {
  const manifest = await manifestOf(folder);
  const database = await connect(config, { entities: [], upTo: manifest.migrations });
  await inTransaction(database, async (runner) => {
    await runner.query(`SET LOCAL TIME ZONE 'UTC'`);
    const found = await tables.tablesOf(runner);
    if (!replace) await refuseRows(runner, found);
    for (const table of [...found, 'migrations']) await runner.query(`DROP TABLE IF EXISTS "${table}" CASCADE`);
    await migrateIn(database, runner);
    await fill(runner, folder, manifest);
  });
  await copyFiles(filesOf(folder), filesOf(config.dataDir));
  return manifest;
}

async function fill(runner: QueryRunner, folder: string, manifest: Manifest): Promise<void> {
  await tables.withoutForeignKeys(runner, async () => {
    for (const [table, sum] of Object.entries(manifest.tables)) {
      await runner.query(`DELETE FROM "${table}"`);
      for await (const rows of linesIn(tableFile(folder, table))) await tables.insertRows(runner, table, rows);
      const now = await tables.sumOf(runner, table);
      if (now.rows === sum.rows && now.checksum === sum.checksum) continue;
      throw new StartError(
        `${table} has ${now.rows} rows that are not the ${sum.rows} rows of the backup. Nothing was changed.`,
      );
    }
  });
  await tables.advanceSequences(runner);
}

async function refuseRows(runner: QueryRunner, found: string[]): Promise<void> {
  // Only `owners` shows that the database has been used; other tables have rows after the first start.
  if (!found.includes('owners')) return;
  const { rows } = await tables.sumOf(runner, 'owners');
  if (rows === 0) return;
  throw new StartError(`The database has the data of ${rows} people. To replace it with the backup, add --replace`);
}

async function manifestOf(folder: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8')));
  } catch (error) {
    throw new StartError(`${folder} does not contain a complete backup: its backup.json cannot be read.`, {
      cause: error,
    });
  }
}

async function* linesOf(runner: QueryRunner, table: string): AsyncGenerator<string> {
  for await (const rows of tables.rowsOf(runner, table)) yield `${rows.join('\n')}\n`;
}

async function* linesIn(file: string): AsyncGenerator<string[]> {
  let rows: string[] = [];
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
    if (rows.push(line) < 500) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

async function copyFiles(from: string, to: string): Promise<number> {
  if (!existsSync(from)) return 0;
  await cp(from, to, { recursive: true });
  return readdirSync(from, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
}

async function inTransaction<T>(database: DataSource, work: (runner: QueryRunner) => Promise<T>): Promise<T> {
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
