import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { EmbeddedDatabase } from './embedded-database';
import { FolderInUseError } from './folder-lock';

const buildQueryMessage = (sql: string) => {
  const text = Buffer.from(`${sql}\0`);
  const header = Buffer.alloc(5);
  header.write('Q');
  header.writeInt32BE(text.length + 4, 1);
  return Buffer.concat([header, text]);
};

describe('embedded database', () => {
  let folder: string;
  let database: EmbeddedDatabase;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'shortlist-embedded-'));
    database = await EmbeddedDatabase.open(join(folder, 'database'));
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  it('refuses to open a folder twice', async () => {
    await expect(EmbeddedDatabase.open(join(folder, 'database'))).rejects.toThrow(FolderInUseError);
  });

  it('retains no responses in memory', async () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage = runInNewContext('gc') as () => void;
    const measureHeapMegabytes = () => {
      collectGarbage();
      return process.memoryUsage().heapUsed / 1024 / 1024;
    };
    const initialMegabytes = measureHeapMegabytes();
    for (let i = 0; i < 20; i++) await database.exchange({}, buildQueryMessage("SELECT repeat('x', 1000000)"));
    expect(measureHeapMegabytes() - initialMegabytes).toBeLessThan(10);
  });

  it('makes a second connection wait for the transaction of the first', async () => {
    const [first, second] = [{}, {}];
    const completedStatements: string[] = [];
    const run = async (connection: object, sql: string) => {
      await database.exchange(connection, buildQueryMessage(sql));
      completedStatements.push(sql);
    };
    await run(first, 'BEGIN');
    const pendingRun = run(second, 'SELECT 2');
    await run(first, 'SAVEPOINT a');
    await run(first, 'ROLLBACK TO a');
    await run(first, 'COMMIT');
    await pendingRun;
    expect(completedStatements).toEqual(['BEGIN', 'SAVEPOINT a', 'ROLLBACK TO a', 'COMMIT', 'SELECT 2']);
  });

  it('explains the cause when a transaction waits for itself', async () => {
    jest.useFakeTimers();
    const [first, second] = [{}, {}];
    await database.exchange(first, buildQueryMessage('BEGIN'));
    const rejection = expect(database.exchange(second, buildQueryMessage('SELECT 1'))).rejects.toThrow(/own manager/);
    await jest.advanceTimersByTimeAsync(15_000);
    await rejection;
    jest.useRealTimers();
    await database.disconnect(first);
    await expect(database.exchange(second, buildQueryMessage('SELECT 1'))).resolves.toBeDefined();
  });
});
