import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Store } from './store';

const computeEtag = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const getErrorCode = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';
const isNotFoundError = (error: unknown) => ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(getErrorCode(error));

/** No process holds a lock this long, so an older lock belongs to a process that was killed. */
const staleLockMs = 10_000;

export function createFolderStore(folder: string): Store {
  const root = resolve(folder);
  const toFilePath = (path: string) => join(root, path);

  async function read(path: string) {
    try {
      const bytes = await readFile(toFilePath(path));
      return { bytes, etag: computeEtag(bytes) };
    } catch (error) {
      if (isNotFoundError(error)) return undefined;
      throw error;
    }
  }

  /** Writes to a temporary file first, so that a concurrent reader never sees a partial file. */
  async function write(path: string, bytes: Buffer | string) {
    const temporaryPath = `${toFilePath(path)}.${randomUUID().slice(0, 8)}.new`;
    await mkdir(dirname(temporaryPath), { recursive: true });
    await writeFile(temporaryPath, bytes);
    await rename(temporaryPath, toFilePath(path));
  }

  /** Holds the lock of a path during `work`. A lock is a file, because releases run in separate processes. */
  async function withLock<Result>(path: string, work: () => Promise<Result>) {
    const lock = `${toFilePath(path)}.lock`;
    await mkdir(dirname(lock), { recursive: true });
    for (;;) {
      const lockFile = await open(lock, 'wx').catch((error: unknown) => {
        if (getErrorCode(error) !== 'EEXIST') throw error;
      });
      if (lockFile) {
        await lockFile.close();
        break;
      }
      const lockStats = await stat(lock).catch(() => undefined);
      if (lockStats && Date.now() - lockStats.mtimeMs > staleLockMs) await rm(lock, { force: true });
      await wait(20);
    }
    try {
      return await work();
    } finally {
      await rm(lock, { force: true });
    }
  }

  return {
    name: folder,
    read,
    write,
    async list(prefix) {
      const startFolder = toFilePath(prefix.endsWith('/') ? prefix : dirname(prefix));
      if (!existsSync(startFolder)) return [];
      const files = await readdir(startFolder, { recursive: true, withFileTypes: true });
      return files
        .filter((file) => file.isFile() && !/\.(new|lock)$/.test(file.name))
        .map((file) => relative(root, join(file.parentPath, file.name)).replaceAll(sep, '/'))
        .filter((path) => path.startsWith(prefix))
        .sort();
    },
    writeIf: (path, bytes, etag) =>
      withLock(path, async () => {
        if ((await read(path))?.etag !== etag) return false;
        await write(path, bytes);
        return true;
      }),
    async remove(path) {
      await rm(toFilePath(path), { force: true });
      // Removes folders that are now empty, because buckets have no empty folders either.
      for (let folder = dirname(toFilePath(path)); folder.startsWith(root + sep); folder = dirname(folder)) {
        const isRemoved = await rmdir(folder).then(
          () => true,
          () => false,
        );
        if (!isRemoved) return;
      }
    },
  };
}
