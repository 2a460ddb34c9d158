import { readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ensureDir, OperatorError } from '../operator-error';

export class FolderInUseError extends OperatorError {
  constructor(folder: string, pid: string) {
    super(
      `The database in ${folder} is in use by process ${pid}. Stop that process, set another DATA_DIR for this one, ` +
        'or use PostgreSQL (DATABASE_URL), which several processes can share.',
    );
  }
}

/**
 * Locks a folder with a file next to it that names this process. Returns a function that unlocks the folder. The
 * embedded database does not protect its folder, so two processes would overwrite each other's data. Takes over the
 * lock of a killed process. Throws `FolderInUseError`, and `OperatorError` if the file cannot be written.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  const ownIdentity = getProcessIdentity(process.pid);
  ensureDir(dirname(folder));
  for (;;) {
    try {
      writeFileSync(file, ownIdentity, { flag: 'wx' });
      return () => unlinkSync(file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw OperatorError.cannotWrite(file, error);
    }
    const holderIdentity = readFileSync(file, 'utf8');
    const pid = holderIdentity.split(' ')[0] ?? '';
    if (holderIdentity === ownIdentity || getProcessIdentity(Number(pid)) === holderIdentity)
      throw new FolderInUseError(folder, pid);
    unlinkSync(file);
  }
}

/**
 * Returns the process id and, where the system provides it, the start time of the process, because ids are reused.
 * Returns '' if the process has exited.
 */
function getProcessIdentity(pid: number): string {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return '';
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return `${pid} `;
  }
}
