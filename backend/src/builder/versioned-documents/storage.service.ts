import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../platform/http/app-error';

const megabyte = 1_000_000;
/** Limits per owner, including versions, drafts and the trash. */
const limits = {
  visitor: { documents: 50, bytes: 5 * megabyte },
  account: { documents: 500, bytes: 50 * megabyte },
};

/** Measures the compressed sizes on disk. */
const usageQuery = `
  SELECT sum(documents)::int AS documents, coalesce(sum(bytes), 0)::bigint AS bytes FROM (
    SELECT count(*) AS documents, sum(pg_column_size(content) + coalesce(pg_column_size(draft), 0)
      + coalesce(pg_column_size(base_content), 0) + pg_column_size(job_posting) + pg_column_size(tray)) AS bytes
      FROM resumes WHERE owner_id = $1
    UNION ALL SELECT count(*), sum(pg_column_size(content) + coalesce(pg_column_size(draft), 0)
      + pg_column_size(job_description) + pg_column_size(suggestions)) FROM cover_letters WHERE owner_id = $1
    UNION ALL SELECT 0, sum(pg_column_size(state)) FROM resume_versions
      WHERE resume_id IN (SELECT id FROM resumes WHERE owner_id = $1)
    UNION ALL SELECT 0, sum(pg_column_size(state)) FROM cover_letter_versions
      WHERE letter_id IN (SELECT id FROM cover_letters WHERE owner_id = $1)) AS kept`;

@Injectable()
export class StorageService {
  /**
   * Locks the owner until the transaction ends, so that concurrent requests cannot exceed the limit together. Throws
   * `storage_full`.
   */
  async assertHasRoomForOne(manager: EntityManager, ownerId: string): Promise<void> {
    await manager.query('SELECT id FROM owners WHERE id = $1 FOR NO KEY UPDATE', [ownerId]);
    await this.assertWithinLimits(manager, ownerId, 1);
  }

  /** Throws `storage_full` if the owner already exceeds a limit. */
  async assertNotFull(manager: EntityManager, ownerId: string): Promise<void> {
    await this.assertWithinLimits(manager, ownerId, 0);
  }

  private async assertWithinLimits(
    manager: EntityManager,
    ownerId: string,
    additionalDocuments: number,
  ): Promise<void> {
    const [usage] = await manager.query<[{ documents: number; bytes: string }]>(usageQuery, [ownerId]);
    const { documents, bytes } = limits.visitor;
    // Few owners exceed the limits of guests, so only then is the account looked up.
    if (usage.documents + additionalDocuments <= documents && Number(usage.bytes) < bytes) return;
    const users = await manager.query<unknown[]>('SELECT 1 FROM users WHERE owner_id = $1', [ownerId]);
    const ownerKind = users.length ? 'account' : 'visitor';
    const resource =
      usage.documents + additionalDocuments > limits[ownerKind].documents
        ? 'documents'
        : Number(usage.bytes) >= limits[ownerKind].bytes && 'bytes';
    if (!resource) return;
    const issues = [{ path: '', message: `storage_${resource}_${ownerKind}` }];
    throw new AppError('storage_full', { issues, limit: limits[ownerKind][resource] });
  }
}
