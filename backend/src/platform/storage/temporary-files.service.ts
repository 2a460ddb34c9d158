import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, LessThan } from 'typeorm';
import { Config } from '../config/config';
import { fileLinkLifetimeSeconds } from '../http/signed-token';
import { Job, secondsInMinute } from '../jobs/job.decorator';
import { type FileStore, createFileStore } from './file-store';
import { TemporaryFileEntity } from './temporary-file.entity';

export interface GeneratedFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** Of an owner at the same time, in bytes; a PDF has some 50 kB. */
const maxStoredBytes = 20_000_000;

@Injectable()
export class TemporaryFilesService {
  private store: Promise<FileStore> | undefined;

  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  /**
   * Stores a file and returns its id. Deletes the owner's oldest files if there are too many. Inserts the row first and
   * checks afterwards that it still exists, so that no bytes stay in the store without a row.
   */
  async save(ownerId: string, { name, type, bytes }: GeneratedFile): Promise<string> {
    const store = await this.getStore();
    const { id } = await this.database.manager.save(TemporaryFileEntity, { ownerId, name, type, size: bytes.length });
    await store.put(id, bytes, type);
    if (!(await this.database.manager.existsBy(TemporaryFileEntity, { id }))) await store.delete(id);
    await this.deleteOldest(ownerId);
    return id;
  }

  /** Returns undefined when the file does not exist or belongs to another owner. */
  async find(id: string, ownerId: string): Promise<(TemporaryFileEntity & { stream: Readable }) | undefined> {
    const row = await this.database.manager.findOneBy(TemporaryFileEntity, { id, ownerId });
    const stream = row && (await (await this.getStore()).get(id));
    return stream ? Object.assign(row, { stream }) : undefined;
  }

  /** Must run before the owner is deleted, because that deletes the rows, which name the files. */
  async deleteByOwner(ownerId: string): Promise<void> {
    await this.deleteFiles(await this.database.manager.findBy(TemporaryFileEntity, { ownerId }));
  }

  @Job({ name: 'forget-files', every: 10 * secondsInMinute, deletes: true })
  async deleteExpired(): Promise<void> {
    const createdAt = LessThan(new Date(Date.now() - fileLinkLifetimeSeconds * 1_000));
    for (;;) {
      const rows = await this.database.manager.find(TemporaryFileEntity, { where: { createdAt }, take: 100 });
      if (!rows.length) return;
      await this.deleteFiles(rows);
    }
  }

  private async deleteOldest(ownerId: string): Promise<void> {
    const where = { ownerId };
    const files = await this.database.manager.find(TemporaryFileEntity, { where, order: { createdAt: 'DESC' } });
    let storedBytes = 0;
    const excessFiles = files.filter(({ size }, index) => (storedBytes += size) > maxStoredBytes && index > 0);
    await this.deleteFiles(excessFiles);
  }

  private async deleteFiles(rows: TemporaryFileEntity[]): Promise<void> {
    const store = await this.getStore();
    for (const { id } of rows) {
      await store.delete(id);
      await this.database.manager.delete(TemporaryFileEntity, { id });
    }
  }

  private getStore(): Promise<FileStore> {
    return (this.store ??= createFileStore(this.config));
  }
}
