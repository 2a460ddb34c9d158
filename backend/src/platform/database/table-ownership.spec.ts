import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const sourceDir = join(__dirname, '../..');
const getArea = (file: string) => relative(sourceDir, file).split('/')[0] ?? '';
const files = readdirSync(sourceDir, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
  .map((name) => join(sourceDir, name));

const areaByTable = new Map(
  files
    .filter((file) => file.endsWith('.entity.ts'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/@Entity\((?:'|\{ *name: ')(\w+)'/g)].map(
        ([, table = '']) => [table, getArea(file)] as const,
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
  expect(areaByTable.size).toBe(entityCount);
});

it("has no SQL on another area's table", () => {
  const foreignTables = files
    .filter((file) => !exceptions.some((exception) => relative(sourceDir, file).startsWith(exception)))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\b(?:FROM|JOIN|UPDATE|INTO) +(\w+)/g)]
        .map(([, table = '']) => table)
        .filter((table) => areaByTable.has(table) && areaByTable.get(table) !== getArea(file))
        .map((table) => `${relative(sourceDir, file)}: ${table}`),
    );
  expect(foreignTables).toEqual([]);
});
