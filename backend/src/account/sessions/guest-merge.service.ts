import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { hasOwnerColumn, listOwnerTables } from '../privacy/owner-tables';
import { QuotaService } from '../quota/quota.service';
import { StorageService } from '../storage/storage.service';
import { UserEntity } from '../users/user.entity';
import { OwnerEntity } from './owner.entity';

@Injectable()
export class GuestMergeService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly quota: QuotaService,
    private readonly storage: StorageService,
  ) {}

  /**
   * Moves all data of a guest to a user's owner and deletes the guest's owner. Does nothing if `guestOwnerId` belongs
   * to a user. Unfinished work gets the new owner from `QuotaService.settle`. Throws `storage_full`.
   */
  async merge(guestOwnerId: string, userOwnerId: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      // Locks reservations before the owner. Finishing work uses the same order, so the reverse order would deadlock.
      await manager.query('SELECT 1 FROM reservations WHERE owner_id = $1 FOR UPDATE', [guestOwnerId]);
      const guest = await manager.findOne(OwnerEntity, {
        where: { id: guestOwnerId },
        lock: { mode: 'pessimistic_write' },
      });
      // Checked after locking, because the guest may be registering at the same time.
      if (!guest || (await manager.existsBy(UserEntity, { ownerId: guestOwnerId }))) return;
      const guestHasStoredData = await this.storage.hasStoredData(manager, guestOwnerId);
      for (const { metadata } of listOwnerTables(this.database)) {
        if (hasOwnerColumn(metadata) && metadata.tableName !== 'users') {
          await this.moveRows(manager, metadata.tableName, guestOwnerId, userOwnerId);
        }
      }
      await this.quota.addDailyUses(manager, guestOwnerId, userOwnerId);
      await manager.increment(OwnerEntity, { id: userOwnerId }, 'used', guest.used);
      if (guestHasStoredData) await this.storage.assertCanMerge(manager, userOwnerId);
      await manager.delete(OwnerEntity, { id: guestOwnerId });
    });
  }

  private async moveRows(manager: EntityManager, table: string, fromOwnerId: string, toOwnerId: string): Promise<void> {
    await manager.query(`UPDATE ${table} SET owner_id = $2 WHERE owner_id = $1`, [fromOwnerId, toOwnerId]);
  }
}
