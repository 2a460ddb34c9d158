import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../../platform/config/config';
import { OwnerTransactions } from '../../platform/database/owner-transactions';
import { AppError } from '../../platform/http/app-error';
import { hashCurrentNetwork } from '../../platform/threads/caller';
import { EntitlementService } from '../../payments/entitlement/entitlement.service';
import { buildHasAccountSql } from '../users/user.service';

const megabyte = 1_000_000;
/** Limits per owner, including versions, drafts and the trash. */
const limits = {
  visitor: { documents: 50, bytes: 5 * megabyte },
  account: { documents: 500, bytes: 50 * megabyte },
};
/**
 * Guests' bytes are rounded up to this step, so that few writes change a count. The step also bounds the number of
 * guests below a network's limit, so their counts are added up quickly.
 */
const countedByteStep = 50_000;

interface StorageOwner {
  id: string;
  countedBytes: number;
  network: string | null;
}

interface Usage {
  documents: number;
  bytes: number;
  /** Bytes of generations, generated cover letters and chats. The limits of an owner exclude them. */
  generatedBytes: number;
  hasAccount: boolean;
}

const ownerQuery = 'SELECT id, counted_bytes AS "countedBytes", network FROM owners WHERE id = $1';

/**
 * Limits the documents of each owner. Anybody can create guests without effort, so the service also limits the bytes
 * that all guests of a network store. Guests who have paid are exempt, so that others on their network cannot block
 * them. The service checks after writing, in the same transaction, so that everything written counts.
 */
@Injectable()
export class StorageService {
  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
    private readonly transactions: OwnerTransactions,
    private readonly entitlements: EntitlementService,
  ) {}

  /**
   * Stores documents in a transaction. Throws `storage_full` if the owner or, for a guest, the network then exceeds a
   * limit.
   */
  async store<T>(ownerId: string, write: (manager: EntityManager) => Promise<T>): Promise<T> {
    return await this.transactions.run(async (manager) => {
      const owner = await this.lockOwner(manager, ownerId);
      const result = await write(manager);
      if (owner) {
        const usage = await this.measureUsage(manager, ownerId);
        assertWithinOwnerLimits(usage);
        await this.updateCountedBytes(manager, owner, usage);
      }
      return result;
    });
  }

  /**
   * Stores generated content or a chat, which counts only toward the limit of a guest's network. Throws `storage_full`
   * if the network exceeds its limit.
   */
  async storeGenerated<T>(manager: EntityManager, ownerId: string, write: () => Promise<T>): Promise<T> {
    const owner = await this.lockOwner(manager, ownerId);
    const result = await write();
    if (owner) await this.updateCountedBytes(manager, owner, await this.measureUsage(manager, ownerId));
    return result;
  }

  /** Deletes documents in a transaction, even if a limit is exceeded. */
  async delete(ownerId: string, deleteRows: (manager: EntityManager) => Promise<unknown>): Promise<void> {
    await this.transactions.run(async (manager) => {
      const owner = await this.lockOwner(manager, ownerId);
      await deleteRows(manager);
      if (!owner) return;
      const usage = await this.measureUsage(manager, ownerId);
      if (toCountedBytes(usage) < owner.countedBytes) await this.updateCountedBytes(manager, owner, usage);
    });
  }

  async hasStoredData(manager: EntityManager, ownerId: string): Promise<boolean> {
    const { documents, generatedBytes } = await this.measureUsage(manager, ownerId);
    return documents + generatedBytes > 0;
  }

  /**
   * Throws `storage_full` if an account has more than twice its limit after a guest's data has moved to it. An account
   * over its limit can store nothing new, but may receive the data that its user stored before signing in. The higher
   * limit keeps guests from filling an account without end.
   */
  async assertCanMerge(manager: EntityManager, ownerId: string): Promise<void> {
    const usage = await this.measureUsage(manager, ownerId);
    const stored = { documents: usage.documents, bytes: usage.bytes + usage.generatedBytes };
    for (const resource of ['documents', 'bytes'] as const) {
      const limit = 2 * limits.account[resource];
      if (stored[resource] > limit) throw createStorageError('storage_merge', limit);
    }
  }

  async ownerExists(ownerId: string): Promise<boolean> {
    return (await this.database.query<StorageOwner[]>(ownerQuery, [ownerId])).length > 0;
  }

  /** Throws `storage_full` if the network of a guest has no space left. Called before expensive work. */
  async assertNetworkHasRoom(ownerId: string): Promise<void> {
    const { manager } = this.database;
    const [guest] = await manager.query<StorageOwner[]>(`${ownerQuery} AND NOT ${buildHasAccountSql('$1')}`, [ownerId]);
    if (!guest || (await this.entitlements.isPremium(ownerId))) return;
    const network = guest.network ?? hashCurrentNetwork(this.config);
    const otherBytes = await this.sumOtherGuestBytes(manager, ownerId, network);
    this.assertNetworkLimit(otherBytes + guest.countedBytes + countedByteStep);
  }

  /**
   * Locks the owner until the transaction ends, so that concurrent requests cannot exceed a limit together. The owner
   * is locked before documents, in the same order as at a sign-in.
   */
  private async lockOwner(manager: EntityManager, ownerId: string): Promise<StorageOwner | undefined> {
    return (await manager.query<StorageOwner[]>(`${ownerQuery} FOR NO KEY UPDATE`, [ownerId]))[0];
  }

  private async measureUsage(manager: EntityManager, ownerId: string): Promise<Usage> {
    const [usage] = await manager.query<[Usage]>(
      'SELECT documents, bytes, generated_bytes AS "generatedBytes", has_account AS "hasAccount" FROM measure_storage($1)',
      [ownerId],
    );
    return usage;
  }

  private async updateCountedBytes(manager: EntityManager, owner: StorageOwner, usage: Usage): Promise<void> {
    const countedBytes = toCountedBytes(usage);
    if (usage.hasAccount || countedBytes === owner.countedBytes) return;
    if (await this.entitlements.isPremium(owner.id, manager)) return;
    const network = owner.network ?? hashCurrentNetwork(this.config);
    if (countedBytes > owner.countedBytes) {
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [network]);
      this.assertNetworkLimit((await this.sumOtherGuestBytes(manager, owner.id, network)) + countedBytes);
    }
    await manager.query('UPDATE owners SET network = $2, counted_bytes = $3 WHERE id = $1', [
      owner.id,
      countedBytes ? network : null,
      countedBytes,
    ]);
  }

  private async sumOtherGuestBytes(manager: EntityManager, ownerId: string, network: string): Promise<number> {
    const [row] = await manager.query<[{ bytes: number }]>(
      'SELECT coalesce(sum(counted_bytes), 0)::float8 AS bytes FROM owners WHERE network = $1 AND id <> $2',
      [network, ownerId],
    );
    return row.bytes;
  }

  private assertNetworkLimit(bytes: number): void {
    const { guestNetworkBytes } = this.config;
    if (bytes > guestNetworkBytes) throw createStorageError('storage_bytes_network', guestNetworkBytes);
  }
}

function assertWithinOwnerLimits(usage: Usage): void {
  const ownerKind = usage.hasAccount ? 'account' : 'visitor';
  for (const resource of ['documents', 'bytes'] as const) {
    const limit = limits[ownerKind][resource];
    if (usage[resource] > limit) throw createStorageError(`storage_${resource}_${ownerKind}`, limit);
  }
}

const toCountedBytes = ({ bytes, generatedBytes }: Usage) =>
  Math.ceil((bytes + generatedBytes) / countedByteStep) * countedByteStep;

const createStorageError = (message: string, limit: number) =>
  new AppError('storage_full', { issues: [{ path: '', message }], limit });
