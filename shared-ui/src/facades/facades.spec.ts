import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const fronts = readdirSync(root).filter((name) => name === 'shared-ui' || name === 'shell' || name.startsWith('mf-'));

const sources = fronts.flatMap((front) =>
  readdirSync(join(root, front, 'src'), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name))
    .map((file) => join(file.parentPath, file.name)),
);

/** A facade imported under two names is loaded twice, and each copy has its own contexts. */
it('imports every facade by its package name', () => {
  const bypaths = sources.filter((file) => /(from|import\()\s*'[^']*\bfacades\//.test(readFileSync(file, 'utf8')));
  expect(sources.length).toBeGreaterThan(50);
  expect(bypaths.map((file) => file.slice(root.length))).toEqual([]);
});
