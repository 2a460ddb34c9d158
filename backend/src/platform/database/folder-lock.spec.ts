import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUseError, lockFolder } from './folder-lock';

describe('folder lock', () => {
  let home: string;
  let folder: string;
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'shortlist-lock-'));
    folder = join(home, 'data', 'database');
  });
  afterEach(() => rmSync(home, { recursive: true }));

  it('admits one holder at a time', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    unlock();
    expect(existsSync(`${folder}.lock`)).toBe(false);
    lockFolder(folder)();
  });

  it('takes over the lock of a process that has exited', () => {
    const { pid } = spawnSync('true');
    lockFolder(folder)();
    writeFileSync(`${folder}.lock`, `${pid} 1`);
    lockFolder(folder)();
  });

  it('takes over the lock if its process id now belongs to another process', () => {
    const unlock = lockFolder(folder);
    const [pid] = readFileSync(`${folder}.lock`, 'utf8').split(' ');
    unlock();
    writeFileSync(`${folder}.lock`, `${pid} 1`);
    lockFolder(folder)();
  });

  it('names the process that holds the lock', () => {
    lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
  });
});
