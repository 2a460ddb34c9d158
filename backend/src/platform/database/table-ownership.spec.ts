import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const source = join(__dirname, '../..');
const getRoom = (file: string) => relative(source, file).split('/')[0] ?? '';
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
  .map((name) => join(source, name));

/** Area that owns each table: the folder with its entity. */
const ownerByTable = new Map(
  files
    .filter((file) => file.endsWith('.entity.ts'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/@Entity\((?:'|\{ *name: ')(\w+)'/g)].map(
        ([, table = '']) => [table, getRoom(file)] as const,
      ),
    ),
);

/** Files that access the tables of all areas, or queue thousands of emails at once. */
const exceptions = [
  'account/privacy/data-retention.service.ts',
  'platform/database/migrations/',
  'marketing/enqueue-issue.ts',
];

it('finds the table of each entity', () => {
  const entityCount = files.filter((file) => readFileSync(file, 'utf8').includes('@Entity(')).length;
  expect(ownerByTable.size).toBe(entityCount);
});

it("has no SQL on another room's table", () => {
  const foreignTables = files
    .filter((file) => !exceptions.some((exception) => relative(source, file).startsWith(exception)))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\b(?:FROM|JOIN|UPDATE|INTO) +(\w+)/g)]
        .map(([, table = '']) => table)
        .filter((table) => ownerByTable.has(table) && ownerByTable.get(table) !== getRoom(file))
        .map((table) => `${relative(source, file)}: ${table}`),
    );
  expect(foreignTables).toEqual([]);
});
