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
 * Bytes of guests are counted in steps, so that few writes change a count, and so that the limit of a network is reached
 * by so few guests that their counts are added up quickly.
 */
const countedStep = 50_000;

interface StorageOwner {
  id: string;
  countedBytes: number;
  network: string | null;
}

interface Usage {
  documents: number;
  bytes: number;
  /** Generations, generated cover letters and the chat, which the limits of an owner do not include. */
  generatedBytes: number;
  hasAccount: boolean;
}

const ownerQuery = 'SELECT id, counted_bytes AS "countedBytes", network FROM owners WHERE id = $1';

/**
 * Limits the documents of an owner and, because guests are free to create, the bytes that all guests of a network have
 * stored. Excludes guests who have paid: others of their network must not keep them from working. Writes first and
 * checks then, in one transaction, so that whatever is written counts.
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
      const owner = await this.lock(manager, ownerId);
      const result = await write(manager);
      if (owner) {
        const usage = await this.measure(manager, ownerId);
        assertWithinOwnerLimits(usage);
        await this.count(manager, owner, usage);
      }
      return result;
    });
  }

  /** Stores generated texts or a chat, which count for the network of a guest only. Throws `storage_full` if it exceeds its limit. */
  async storeGenerated<T>(manager: EntityManager, ownerId: string, write: () => Promise<T>): Promise<T> {
    const owner = await this.lock(manager, ownerId);
    const result = await write();
    if (owner) await this.count(manager, owner, await this.measure(manager, ownerId));
    return result;
  }

  /** Deletes documents in a transaction, also when a limit is exceeded. */
  async delete(ownerId: string, deleteRows: (manager: EntityManager) => Promise<unknown>): Promise<void> {
    await this.transactions.run(async (manager) => {
      const owner = await this.lock(manager, ownerId);
      await deleteRows(manager);
      if (!owner) return;
      const usage = await this.measure(manager, ownerId);
      if (toCountedBytes(usage) < owner.countedBytes) await this.count(manager, owner, usage);
    });
  }

  async hasStored(manager: EntityManager, ownerId: string): Promise<boolean> {
    const { documents, generatedBytes } = await this.measure(manager, ownerId);
    return documents + generatedBytes > 0;
  }

  /**
   * Throws `storage_full` if an account has more than twice its limit after a guest's data has moved to it. An account
   * over its limit can store nothing, but may take what people made before they signed in. Without an end to it, guests
   * could fill an account forever.
   */
  async assertCanMerge(manager: EntityManager, ownerId: string): Promise<void> {
    const usage = await this.measure(manager, ownerId);
    const stored = { documents: usage.documents, bytes: usage.bytes + usage.generatedBytes };
    for (const resource of ['documents', 'bytes'] as const) {
      const limit = 2 * limits.account[resource];
      if (stored[resource] > limit) throw createError('storage_merge', limit);
    }
  }

  async hasOwner(ownerId: string): Promise<boolean> {
    return (await this.database.query<StorageOwner[]>(ownerQuery, [ownerId])).length > 0;
  }

  /** Throws `storage_full` if the network of a guest has no space left. Called before expensive work. */
  async assertNetworkHasRoom(ownerId: string): Promise<void> {
    const { manager } = this.database;
    const [guest] = await manager.query<StorageOwner[]>(`${ownerQuery} AND NOT ${buildHasAccountSql('$1')}`, [ownerId]);
    if (!guest || (await this.entitlements.isPremium(ownerId))) return;
    const otherBytes = await this.sumOthers(manager, ownerId, guest.network ?? hashCurrentNetwork(this.config));
    this.assertNetworkLimit(otherBytes + guest.countedBytes + countedStep);
  }

  /**
   * Until the transaction ends, so that concurrent requests cannot exceed a limit together. Comes before documents are
   * locked, in the same order as at a sign-in.
   */
  private async lock(manager: EntityManager, ownerId: string): Promise<StorageOwner | undefined> {
    return (await manager.query<StorageOwner[]>(`${ownerQuery} FOR NO KEY UPDATE`, [ownerId]))[0];
  }

  private async measure(manager: EntityManager, ownerId: string): Promise<Usage> {
    const [usage] = await manager.query<[Usage]>(
      'SELECT documents, bytes, generated_bytes AS "generatedBytes", has_account AS "hasAccount" FROM measure_storage($1)',
      [ownerId],
    );
    return usage;
  }

  private async count(manager: EntityManager, owner: StorageOwner, usage: Usage): Promise<void> {
    const countedBytes = toCountedBytes(usage);
    if (usage.hasAccount || countedBytes === owner.countedBytes) return;
    if (await this.entitlements.isPremium(owner.id, manager)) return;
    const network = owner.network ?? hashCurrentNetwork(this.config);
    if (countedBytes > owner.countedBytes) {
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [network]);
      this.assertNetworkLimit((await this.sumOthers(manager, owner.id, network)) + countedBytes);
    }
    await manager.query('UPDATE owners SET network = $2, counted_bytes = $3 WHERE id = $1', [
      owner.id,
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

const toCountedBytes = ({ bytes, generatedBytes }: Usage) =>
  Math.ceil((bytes + generatedBytes) / countedStep) * countedStep;

const createError = (message: string, limit: number) =>
  new AppError('storage_full', { issues: [{ path: '', message }], limit });
