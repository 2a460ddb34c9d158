import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const sharedUi = join(__dirname, '../../shared-ui');
const folder = join(sharedUi, 'src/theme/display-fonts');

describe('Japanese and Korean heading fonts', () => {
  it('contain every character of the headings in all translations', () => {
    const { stderr } = spawnSync('node', [join(sharedUi, 'scripts/write-display-fonts.mjs'), '--check'], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
  });

  it('are at most 120 KB per file', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
    expect(files).toHaveLength(4);
    for (const name of files) expect([name, statSync(join(folder, name)).size < 120_000]).toEqual([name, true]);
  });
});
