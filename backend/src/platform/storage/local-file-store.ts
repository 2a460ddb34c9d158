import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FileStore } from './file-store';

/** Stores files in a local folder, which several processes may share. */
export class LocalFileStore implements FileStore {
  constructor(private readonly folder: string) {}

  /** Writes to a temporary file first, so that no reader sees a partial file. */
  async put(key: string, bytes: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const file = join(this.folder, key);
    await writeFile(`${file}.new`, bytes, { mode: 0o600 });
    await rename(`${file}.new`, file);
  }

  async get(key: string): Promise<Readable | undefined> {
    try {
      return (await open(join(this.folder, key))).createReadStream();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    const file = join(this.folder, key);
    await rm(`${file}.new`, { force: true });
    await rm(file, { force: true });
  }
}
