import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, LessThan } from 'typeorm';
import { Config } from '../config/config';
import { OwnerTransactions } from '../database/owner-transactions';
import { AppError } from '../http/app-error';
import { fileLinkLifetimeSeconds } from '../http/signed-token';
import { Job } from '../jobs/job.decorator';
import { hashCurrentNetwork } from '../threads/caller';
import { secondsInMinute } from '../time';
import { type FileStore, createFileStore } from './file-store';
import { TemporaryFileEntity } from './temporary-file.entity';

export interface GeneratedFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** Maximum total size of an owner's files. A PDF has about 50 kB. */
const maxStoredBytes = 20_000_000;
/** Smaller files count as this size. This bounds the number of files, so that adding up their sizes stays fast. */
const minCountedBytes = 50_000;
/** Share of the limit for all files. The rest is reserved for owners who have paid. */
const freeShare = 0.5;

@Injectable()
export class TemporaryFilesService {
  private store: Promise<FileStore> | undefined;

  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
    private readonly transactions: OwnerTransactions,
  ) {}

  /**
   * Stores a file and returns its id. Deletes the owner's oldest files if there are too many. Inserts the row first and
   * checks afterwards that the row still exists, so that no bytes stay in the store without a row. Throws
   * `rate_limited` if the network of an owner who has not paid has too many files, and `unavailable` if there are too
   * many in total.
   */
  async save(ownerId: string, { name, type, bytes }: GeneratedFile, { hasPaid = false } = {}): Promise<string> {
    const store = await this.getStore();
    const size = bytes.length;
    const network = hasPaid ? null : hashCurrentNetwork(this.config);
    const row = await this.transactions.run(async (manager) => {
      await this.assertHasRoom(manager, size, network);
      return await manager.save(TemporaryFileEntity, { ownerId, name, type, size, network } as TemporaryFileEntity);
    });
    try {
      await store.put(row.id, bytes, type);
    } catch (error) {
      await this.deleteFiles([row]);
      throw error;
    }
    if (!(await this.database.manager.existsBy(TemporaryFileEntity, { id: row.id }))) await store.delete(row.id);
    await this.deleteOldest(ownerId);
    return row.id;
  }

  async find(id: string, ownerId: string): Promise<(TemporaryFileEntity & { stream: Readable }) | undefined> {
    const row = await this.database.manager.findOneBy(TemporaryFileEntity, { id, ownerId });
    const stream = row && (await (await this.getStore()).get(id));
    return stream ? Object.assign(row, { stream }) : undefined;
  }

  /** Must run before the owner is deleted, because that deletion removes the rows that name the files. */
  async deleteByOwner(ownerId: string): Promise<void> {
    await this.deleteFiles(await this.database.manager.findBy(TemporaryFileEntity, { ownerId }));
  }

  /**
   * Runs even if the clock cannot be trusted. A file that is deleted too early can be generated again, and old files
   * must not fill the disk.
   */
  @Job({ name: 'forget-files', every: secondsInMinute })
  async deleteExpired(): Promise<void> {
    const createdAt = LessThan(getExpiryTime());
    for (;;) {
      const rows = await this.database.manager.find(TemporaryFileEntity, { where: { createdAt }, take: 100 });
      if (!rows.length) return;
      await this.deleteFiles(rows);
    }
  }

  /** Holds a lock until the transaction ends, so that concurrent requests cannot exceed a limit together. */
  private async assertHasRoom(manager: EntityManager, size: number, network: string | null): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('kept_files', 0))`);
    const [storedBytes] = await manager.query<[{ all: number; free: number; network: number }]>(
      `SELECT coalesce(sum(counted), 0)::float8 AS all,
         coalesce(sum(counted) FILTER (WHERE network IS NOT NULL), 0)::float8 AS free,
         coalesce(sum(counted) FILTER (WHERE network = $3), 0)::float8 AS network
       FROM (SELECT network, greatest(size, $2) AS counted FROM kept_files WHERE created_at > $1) AS files`,
      [getExpiryTime(), minCountedBytes, network],
    );
    const limits = this.config.fileBytes;
    const countedBytes = Math.max(size, minCountedBytes);
    const retryAfter = secondsInMinute;
    if (network && storedBytes.network + countedBytes > limits.network)
      throw new AppError('rate_limited', { retryAfter });
    const isFreeShareFull = network && storedBytes.free + countedBytes > limits.all * freeShare;
    const isFull = storedBytes.all + countedBytes > limits.all || isFreeShareFull;
    if (isFull) throw new AppError('unavailable', { retryAfter });
  }

  private async deleteOldest(ownerId: string): Promise<void> {
    const where = { ownerId };
    const files = await this.database.manager.find(TemporaryFileEntity, { where, order: { createdAt: 'DESC' } });
    let storedBytes = 0;
    const excessFiles = files.filter(({ size }, index) => (storedBytes += size) > maxStoredBytes && index > 0);
    await this.deleteFiles(excessFiles);
  }

  private async deleteFiles(rows: TemporaryFileEntity[]): Promise<void> {
    if (!rows.length) return;
    const store = await this.getStore();
    const ids = rows.map(({ id }) => id);
    await Promise.all(ids.map((id) => store.delete(id)));
    await this.database.manager.delete(TemporaryFileEntity, { id: In(ids) });
  }

  private getStore(): Promise<FileStore> {
    return (this.store ??= createFileStore(this.config));
  }
}

const getExpiryTime = () => new Date(Date.now() - fileLinkLifetimeSeconds * 1_000);
