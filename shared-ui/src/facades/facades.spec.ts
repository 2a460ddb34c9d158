import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const frontEnds = readdirSync(root).filter(
  (name) => name === 'shared-ui' || name === 'shell' || name.startsWith('mf-'),
);

const sources = frontEnds.flatMap((frontEnd) =>
  readdirSync(join(root, frontEnd, 'src'), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name))
    .map((file) => join(file.parentPath, file.name)),
);

/** The page loads a façade twice if it is imported under two names. Each copy then has its own contexts. */
it('imports every facade by its package name', () => {
  const directImports = sources.filter((file) =>
    /(from|import\()\s*'[^']*\bfacades\//.test(readFileSync(file, 'utf8')),
  );
  expect(sources.length).toBeGreaterThan(50);
  expect(directImports.map((file) => file.slice(root.length))).toEqual([]);
});
