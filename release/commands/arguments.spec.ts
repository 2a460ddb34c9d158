import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@shortlist/scripts/process';

describe('commands that change a live site', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'arguments-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  function run(command: string, args: string[]) {
    const { status, stderr } = spawnSync('node', [join(root, 'scripts', `${command}.mjs`), ...args], {
      encoding: 'utf8',
      cwd: folder,
    });
    return { status, error: stderr.trim() };
  }

  it.each([
    ['release', ['mf-builder', '--too', 'site'], "Unknown option '--too'"],
    ['release', ['mf-builder'], 'Usage: npm run release'],
    ['release', ['mf-bilder', '--to', 'site'], 'Unknown part: mf-bilder'],
    ['release', ['status', 'mf-builder', '--to', 'site'], 'Unknown part: status'],
    ['rollback', ['mf-builder', 'mf-support', '--to', 'site'], 'Usage: npm run rollback'],
    ['rollback', ['mf-builder', '--to', 'site', '--version'], "Option '--version <value>' argument missing"],
    ['assemble-site', ['site'], 'Unexpected site'],
    ['assemble-site', ['--into', 'site'], "Unknown option '--into'"],
  ])('%s rejects %j with one line and changes nothing', (command, args, message) => {
    const { status, error } = run(command, args);
    expect([status, error.split('\n').length]).toEqual([2, 1]);
    expect(error).toContain(message);
    expect(existsSync(join(folder, 'site'))).toBe(false);
  });

  it('a rollback in an empty target fails with one line', () => {
    expect(run('rollback', ['mf-builder', '--to', 'site'])).toEqual({
      status: 1,
      error: 'shortlist: mf-builder has not been released to site',
    });
    expect(existsSync(join(folder, 'site'))).toBe(false);
  });
});
