import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

describe('check-docs', () => {
  let folder: string;
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'docs-'));
    execFileSync('git', ['init', '-q'], { cwd: folder });
    write('package.json', JSON.stringify({ scripts: { check: 'true' } }));
    write('tools/package.json', JSON.stringify({ scripts: { draw: 'true' } }));
    write('tools/draw.mjs', 'export const port = process.env.DRAW_PORT;');
    write('tools/README.md', '# Tools\n\n## How it draws\n\n`draw.mjs` draws.');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function check(readme: string) {
    write('README.md', readme);
    execFileSync('git', ['add', '.'], { cwd: folder });
    const { status, stderr } = spawnSync('node', [join(__dirname, 'check-docs.mjs'), folder], { encoding: 'utf8' });
    return { status, errors: stderr.split('\n').filter(Boolean) };
  }

  it('accepts links, headings, commands, paths and settings that exist', () => {
    const readme = [
      '[tools](tools), [drawing](tools/README.md#how-it-draws), [site](https://example.com)',
      '`npm run check`, `npm run draw -w tools`, `tools/draw.mjs`, `tools/{draw,*}.mjs`, `DRAW_PORT`, `a/b`',
    ].join('\n\n');
    expect(check(readme)).toEqual({ status: 0, errors: [] });
  });

  it.each([
    ['a link to a missing file', '[x](missing.md)', 'The link missing.md leads nowhere'],
    ['a link to a missing heading', '[x](tools/README.md#how)', 'tools/README.md has no heading #how'],
    ['a missing command', '`npm run build`', 'There is no command build in .'],
    ['a command of another package', '```sh\nnpm run check -w tools\n```', 'There is no command check in tools'],
    ['a missing script', '`node tools/write.mjs`', 'There is no script tools/write.mjs'],
    ['a missing path', '`tools/write.mjs`', 'There is no tools/write.mjs'],
    ['one missing path of several', '`tools/{draw,write}.mjs`', 'There is no tools/write.mjs'],
    ['a missing setting', '`DRAW_HOST`', 'There is no setting DRAW_HOST'],
  ])('reports %s', (_, readme, error) => {
    expect(check(readme)).toEqual({ status: 1, errors: [`README.md:1: ${error}`] });
  });

  it('resolves paths relative to the folder of the file', () => {
    write('tools/README.md', '# Tools\n\n`draw.mjs` and `lib/write.mjs`');
    write('tools/lib/read.mjs', '');
    expect(check('# Home').errors).toEqual(['tools/README.md:3: There is no lib/write.mjs']);
  });
});
