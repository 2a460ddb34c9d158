import { DataSource } from 'typeorm';
import { migrations } from '../../src/platform/database/migrations';
import { describeOnBothDatabases } from '../harness/test-app';

describeOnBothDatabases('database', (app) => {
  let database: DataSource;
  beforeAll(async () => {
    database = app.database;
    await database.query('CREATE TABLE credits (id int PRIMARY KEY, amount int NOT NULL)');
  });

  it('has the schema that the entities describe, so a generated migration is empty', async () => {
    await database.query('ALTER TABLE credits RENAME TO credits_elsewhere');
    const { upQueries } = await database.driver.createSchemaBuilder().log();
    await database.query('ALTER TABLE credits_elsewhere RENAME TO credits');
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('reverts every migration and applies it again', async () => {
    for (let revertCount = 0; revertCount < migrations.length; revertCount += 1) await database.undoLastMigration();
    const remainingTables = await database.query(
      `SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_name NOT IN ('migrations', 'credits')`,
    );
    expect(remainingTables).toEqual([]);
    await database.runMigrations();
    expect(await database.showMigrations()).toBe(false);
  });

  it('lets exactly ten of twenty concurrent transactions spend ten credits', async () => {
    await database.query('INSERT INTO credits VALUES (1, 10)');
    const spendOne = () =>
      database.transaction(async (manager) => {
        const [row] = await manager.query<{ amount: number }[]>('SELECT amount FROM credits WHERE id = 1 FOR UPDATE');
        if (row!.amount === 0) throw new Error('empty');
        await manager.query('UPDATE credits SET amount = $1 WHERE id = 1', [row!.amount - 1]);
      });
    const results = await Promise.allSettled(Array.from({ length: 20 }, spendOne));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await database.query('SELECT amount FROM credits WHERE id = 1')).toEqual([{ amount: 0 }]);
  });

  it('commits transactions while concurrent transactions roll back', async () => {
    await database.query('INSERT INTO credits VALUES (2, 0), (3, 0)');
    const add = (id: number, shouldFail: boolean) =>
      database.transaction(async (manager) => {
        await manager.query('UPDATE credits SET amount = amount + 1 WHERE id = $1', [id]);
        if (shouldFail) throw new Error('rolled back');
      });
    await Promise.allSettled(Array.from({ length: 100 }, (_, index) => add(2 + (index % 2), index % 2 === 1)));
    expect(await database.query('SELECT amount FROM credits WHERE id IN (2, 3) ORDER BY id')).toEqual([
      { amount: 50 },
      { amount: 0 },
    ]);
  });

  it('continues after an error inside a savepoint', async () => {
    await database.transaction(async (manager) => {
      await manager.query('INSERT INTO credits VALUES (4, 1)');
      const savepoint = manager.transaction((nestedManager) =>
        nestedManager.query('INSERT INTO credits VALUES (4, 2)'),
      );
      await expect(savepoint).rejects.toMatchObject({ driverError: { code: '23505' } });
      await manager.query('UPDATE credits SET amount = 5 WHERE id = 4');
    });
    expect(await database.query('SELECT amount FROM credits WHERE id = 4')).toEqual([{ amount: 5 }]);
  });

  it('returns values of the same types on both databases', async () => {
    const [row] = await database.query<object[]>(
      `SELECT 9007199254740993::int8 AS big, '{"a": [1]}'::jsonb AS json, $1::text[] AS list, $2::timestamptz AS at, NULL AS nothing`,
      [['a "b"', 'c,d'], new Date(0)],
    );
    const expectedRow = {
      big: '9007199254740993',
      json: { a: [1] },
      list: ['a "b"', 'c,d'],
      at: new Date(0),
      nothing: null,
    };
    expect(row).toEqual(expectedRow);
    expect(await database.query('UPDATE credits SET amount = 0 WHERE id = 99 RETURNING id')).toEqual([[], 0]);
  });
});
