import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../../platform/config/config';
import { OwnerTransactions } from '../../platform/database/owner-transactions';
import { AppError } from '../../platform/http/app-error';
import { hashCurrentNetwork } from '../../platform/threads/caller';
import { buildHasPremiumSql } from '../quota/entitlement.service';

const megabyte = 1_000_000;
/** Limits per owner, including versions, drafts and the trash. */
const limits = {
  visitor: { documents: 50, bytes: 5 * megabyte },
  account: { documents: 500, bytes: 50 * megabyte },
};
/**
 * Bytes of guests are counted in steps, so that few writes change a count, and so that the limit of a network is reached
 * by so few guests that their counts are added up quickly.
 */
const countedStep = 50_000;

interface StorageOwner {
  countedBytes: number;
  network: string | null;
  hasAccount: boolean;
  hasPremium: boolean;
}

interface Usage extends StorageOwner {
  documents: number;
  bytes: number;
  /** Generations, generated cover letters and the chat, which the limits of an owner do not include. */
  generatedBytes: number;
}

const ownerColumns = `counted_bytes AS "countedBytes", network,
    EXISTS (SELECT 1 FROM users WHERE owner_id = $1) AS "hasAccount", ${buildHasPremiumSql('$1')} AS "hasPremium"`;

/**
 * Measures the compressed sizes on disk. Does not join the tables to `owners`: planning that takes the embedded database
 * four times as long.
 */
const usageQuery = `
  SELECT kept.*, ${ownerColumns} FROM owners, (
    SELECT sum(documents)::int AS documents, coalesce(sum(bytes), 0)::float8 AS bytes,
      coalesce(sum(generated), 0)::float8 AS "generatedBytes" FROM (
      SELECT count(*) AS documents, sum(pg_column_size(content) + coalesce(pg_column_size(draft), 0)
        + coalesce(pg_column_size(base_content), 0) + pg_column_size(job_posting) + pg_column_size(tray)) AS bytes,
        0 AS generated FROM resumes WHERE owner_id = $1
      UNION ALL SELECT count(*), sum(pg_column_size(content) + coalesce(pg_column_size(draft), 0)
        + pg_column_size(job_description) + pg_column_size(suggestions)), 0 FROM cover_letters WHERE owner_id = $1
      UNION ALL SELECT 0, sum(pg_column_size(state)), 0 FROM resume_versions
        WHERE resume_id IN (SELECT id FROM resumes WHERE owner_id = $1)
      UNION ALL SELECT 0, sum(pg_column_size(state)), 0 FROM cover_letter_versions
        WHERE letter_id IN (SELECT id FROM cover_letters WHERE owner_id = $1)
      UNION ALL SELECT 0, 0, sum(pg_column_size(resume) + pg_column_size(letter) + pg_column_size(keywords)
        + pg_column_size(fills) + pg_column_size(left_out) + pg_column_size(own_lines))
        FROM generations WHERE owner_id = $1
      UNION ALL SELECT 0, 0, sum(pg_column_size(letter)) FROM written_letters WHERE owner_id = $1
      UNION ALL SELECT 0, 0, sum(pg_column_size(content) + pg_column_size(sources) + pg_column_size(actions))
        FROM chat_turns WHERE owner_id = $1) AS parts) AS kept
  WHERE id = $1`;

/**
 * Limits the documents of an owner and, because guests are free to create, the bytes that all guests of a network have
 * stored. Writes first and checks then, in one transaction, so that whatever is written counts.
 */
@Injectable()
export class StorageService {
  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
    private readonly transactions: OwnerTransactions,
  ) {}

  /**
   * Stores documents in a transaction. Throws `storage_full` if the owner or, for a guest, the network then exceeds a
   * limit.
   */
  async store<T>(ownerId: string, write: (manager: EntityManager) => Promise<T>): Promise<T> {
    return await this.transactions.run(async (manager) => {
      await this.lock(manager, ownerId);
      const result = await write(manager);
      const usage = await this.measure(manager, ownerId);
      if (usage) {
        assertWithinOwnerLimits(usage);
        await this.count(manager, ownerId, usage);
      }
      return result;
    });
  }

  /** Stores generated texts or a chat, which count for the network of a guest only. Throws `storage_full` if it exceeds its limit. */
  async storeGenerated<T>(manager: EntityManager, ownerId: string, write: () => Promise<T>): Promise<T> {
    await this.lock(manager, ownerId);
    const result = await write();
    const usage = await this.measure(manager, ownerId);
    if (usage) await this.count(manager, ownerId, usage);
    return result;
  }

  /** Deletes documents in a transaction, also when a limit is exceeded. */
  async delete(ownerId: string, deleteRows: (manager: EntityManager) => Promise<unknown>): Promise<void> {
    await this.transactions.run(async (manager) => {
      await this.lock(manager, ownerId);
      await deleteRows(manager);
      const usage = await this.measure(manager, ownerId);
      if (usage && toCountedBytes(usage) < usage.countedBytes) await this.count(manager, ownerId, usage);
    });
  }

  async hasStored(manager: EntityManager, ownerId: string): Promise<boolean> {
    const usage = await this.measure(manager, ownerId);
    return !!usage && usage.documents + usage.generatedBytes > 0;
  }

  /**
   * Throws `storage_full` if an account has more than twice its limit after a guest's data has moved to it. An account
   * over its limit can store nothing, but may take what people made before they signed in. Without an end to it, guests
   * could fill an account forever.
   */
  async assertCanMerge(manager: EntityManager, ownerId: string): Promise<void> {
    const usage = await this.measure(manager, ownerId);
    if (!usage) return;
    const stored = { documents: usage.documents, bytes: usage.bytes + usage.generatedBytes };
    for (const resource of ['documents', 'bytes'] as const) {
      const limit = 2 * limits.account[resource];
      if (stored[resource] > limit) throw createError('storage_merge', limit);
    }
  }

  /** Throws `storage_full` if the network of a guest has no room, before work that costs much. */
  async assertNetworkHasRoom(ownerId: string): Promise<void> {
    const { manager } = this.database;
    const [owner] = await manager.query<StorageOwner[]>(`SELECT ${ownerColumns} FROM owners WHERE id = $1`, [ownerId]);
    if (!owner || isExempt(owner)) return;
    const otherBytes = await this.sumOthers(manager, ownerId, owner.network ?? hashCurrentNetwork(this.config));
    this.assertNetworkLimit(otherBytes + owner.countedBytes + countedStep);
  }

  /**
   * Until the transaction ends, so that concurrent requests cannot exceed a limit together. Comes before documents are
   * locked, in the same order as at a sign-in.
   */
  private async lock(manager: EntityManager, ownerId: string): Promise<void> {
    await manager.query('SELECT id FROM owners WHERE id = $1 FOR NO KEY UPDATE', [ownerId]);
  }

  private async measure(manager: EntityManager, ownerId: string): Promise<Usage | undefined> {
    return (await manager.query<Usage[]>(usageQuery, [ownerId]))[0];
  }

  private async count(manager: EntityManager, ownerId: string, usage: Usage): Promise<void> {
    const countedBytes = toCountedBytes(usage);
    if (isExempt(usage) || countedBytes === usage.countedBytes) return;
    const network = usage.network ?? hashCurrentNetwork(this.config);
    if (countedBytes > usage.countedBytes) {
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [network]);
      this.assertNetworkLimit((await this.sumOthers(manager, ownerId, network)) + countedBytes);
    }
    await manager.query('UPDATE owners SET network = $2, counted_bytes = $3 WHERE id = $1', [
      ownerId,
      countedBytes ? network : null,
      countedBytes,
    ]);
  }

  private async sumOthers(manager: EntityManager, ownerId: string, network: string): Promise<number> {
    const [row] = await manager.query<[{ bytes: number }]>(
      'SELECT coalesce(sum(counted_bytes), 0)::float8 AS bytes FROM owners WHERE network = $1 AND id <> $2',
      [network, ownerId],
    );
    return row.bytes;
  }

  private assertNetworkLimit(bytes: number): void {
    const { guestNetworkBytes } = this.config;
    if (bytes > guestNetworkBytes) throw createError('storage_bytes_network', guestNetworkBytes);
  }
}

function assertWithinOwnerLimits(usage: Usage): void {
  const ownerKind = usage.hasAccount ? 'account' : 'visitor';
  for (const resource of ['documents', 'bytes'] as const) {
    const limit = limits[ownerKind][resource];
    if (usage[resource] > limit) throw createError(`storage_${resource}_${ownerKind}`, limit);
  }
}

/** The others of a network must not keep a guest who has paid from working. */
const isExempt = ({ hasAccount, hasPremium }: StorageOwner) => hasAccount || hasPremium;

const toCountedBytes = ({ bytes, generatedBytes }: Usage) =>
  Math.ceil((bytes + generatedBytes) / countedStep) * countedStep;

const createError = (message: string, limit: number) =>
  new AppError('storage_full', { issues: [{ path: '', message }], limit });
