import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const listExports = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^export (?:const|(?:async )?function) (\w+)/gm)]
    .map(([, name]) => name)
    .sort();

it('the module that replaces `remotes/load-remote` of the shell has the same exports', () => {
  const original = join(__dirname, '../../../../shell/src/remotes/load-remote.ts');
  expect(listExports(join(__dirname, 'load-remote.js'))).toEqual(listExports(original));
});
