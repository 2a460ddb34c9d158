import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, LessThan } from 'typeorm';
import { Config } from '../config/config';
import { fileLifetime } from '../http/signed-link';
import { Job, minute } from '../jobs/job';
import { type FileStore, openFileStore } from './file-store';
import { KeptFileEntity } from './kept-file.entity';

export interface MadeFile {
  name: string;
  type: string;
  bytes: Buffer;
}

@Injectable()
export class KeptFilesService {
  private store: Promise<FileStore> | undefined;

  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  /**
   * Stores a file and returns its id. Inserts the row first and checks afterwards that it still exists, so that no
   * bytes stay in the store without a row.
   */
  async keep(ownerId: string, { name, type, bytes }: MadeFile): Promise<string> {
    const store = await this.open();
    const { id } = await this.database.manager.save(KeptFileEntity, { ownerId, name, type, size: bytes.length });
    await store.put(id, bytes, type);
    if (!(await this.database.manager.existsBy(KeptFileEntity, { id }))) await store.remove(id);
    return id;
  }

  /** Returns undefined when the file does not exist or belongs to another owner. */
  async read(id: string, ownerId: string): Promise<(KeptFileEntity & { stream: Readable }) | undefined> {
    const row = await this.database.manager.findOneBy(KeptFileEntity, { id, ownerId });
    const stream = row && (await (await this.open()).get(id));
    return stream ? Object.assign(row, { stream }) : undefined;
  }

  /** Must run before the rows are deleted with their owner. */
  async removeOf(ownerId: string): Promise<void> {
    await this.remove(await this.database.manager.findBy(KeptFileEntity, { ownerId }));
  }

  @Job({ name: 'forget-files', every: 10 * minute, deletes: true })
  async forgetOld(): Promise<void> {
    const createdAt = LessThan(new Date(Date.now() - fileLifetime * 1_000));
    for (;;) {
      const rows = await this.database.manager.find(KeptFileEntity, { where: { createdAt }, take: 100 });
      if (!rows.length) return;
      await this.remove(rows);
    }
  }

  private async remove(rows: KeptFileEntity[]): Promise<void> {
    const store = await this.open();
    for (const { id } of rows) {
      await store.remove(id);
      await this.database.manager.delete(KeptFileEntity, { id });
    }
  }

  private open(): Promise<FileStore> {
    return (this.store ??= openFileStore(this.config));
  }
}
