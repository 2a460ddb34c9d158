import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const computeEtag = (bytes) => createHash('sha256').update(bytes).digest('hex');
const isNotFoundError = (error) => ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(error.code);

/** In milliseconds. No process holds a lock this long, so an older lock belongs to a process that was killed. */
const staleLockMs = 10_000;

/** @returns {import('./store.mjs').Store} */
export function createFolderStore(folder) {
  const root = resolve(folder);
  const toFilePath = (path) => join(root, path);

  async function read(path) {
    try {
      const bytes = await readFile(toFilePath(path));
      return { bytes, seen: computeEtag(bytes) };
    } catch (error) {
      if (isNotFoundError(error)) return undefined;
      throw error;
    }
  }

  /**
   * Writes to a temporary file first, so that concurrent readers see the old or the new content, never a partial file.
   */
  async function write(path, bytes) {
    const fresh = `${toFilePath(path)}.${randomUUID().slice(0, 8)}.new`;
    await mkdir(dirname(fresh), { recursive: true });
    await writeFile(fresh, bytes);
    await rename(fresh, toFilePath(path));
  }

  /** Holds the lock file of a path during `work`, so that two releases to the same folder do not interfere. */
  async function withLock(path, work) {
    const lock = `${toFilePath(path)}.lock`;
    await mkdir(dirname(lock), { recursive: true });
    for (;;) {
      const held = await open(lock, 'wx').catch((error) => {
        if (error.code !== 'EEXIST') throw error;
      });
      if (held) {
        await held.close();
        break;
      }
      const since = await stat(lock).catch(() => undefined);
      if (since && Date.now() - since.mtimeMs > staleLockMs) await rm(lock, { force: true });
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
      const start = toFilePath(prefix.endsWith('/') ? prefix : dirname(prefix));
      if (!existsSync(start)) return [];
      return readdirSync(start, { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile() && !/\.(new|lock)$/.test(file.name))
        .map((file) => relative(root, join(file.parentPath, file.name)).replaceAll(sep, '/'))
        .filter((path) => path.startsWith(prefix))
        .sort();
    },
    writeIf: (path, bytes, seen) =>
      withLock(path, async () => {
        if ((await read(path))?.seen !== seen) return false;
        await write(path, bytes);
        return true;
      }),
    async remove(path) {
      await rm(toFilePath(path), { force: true });
      // Buckets have no folders, so this removes empty folders, too.
      for (let above = dirname(toFilePath(path)); above.startsWith(root + sep); above = dirname(above)) {
        const gone = await rmdir(above).then(
          () => true,
          () => false,
        );
        if (!gone) return;
      }
    },
  };
}
