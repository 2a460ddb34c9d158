import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../platform/http/app-error';

const megabyte = 1_000_000;
/** Limits per owner, including versions, drafts and the trash. */
const most = {
  visitor: { documents: 50, bytes: 5 * megabyte },
  account: { documents: 500, bytes: 50 * megabyte },
};

/** Measures sizes as stored, which are compressed. */
const used = `
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
  async requireRoomForOne(manager: EntityManager, ownerId: string): Promise<void> {
    await manager.query('SELECT id FROM owners WHERE id = $1 FOR NO KEY UPDATE', [ownerId]);
    await this.require(manager, ownerId, 1);
  }

  /** Throws `storage_full` if the owner already exceeds a limit. */
  async requireRoom(manager: EntityManager, ownerId: string): Promise<void> {
    await this.require(manager, ownerId, 0);
  }

  private async require(manager: EntityManager, ownerId: string, more: number): Promise<void> {
    const [now] = await manager.query<[{ documents: number; bytes: string }]>(used, [ownerId]);
    const { documents, bytes } = most.visitor;
    // Few owners exceed the limits of guests, so the account is looked up only for them.
    if (now.documents + more <= documents && Number(now.bytes) < bytes) return;
    const users = await manager.query<unknown[]>('SELECT 1 FROM users WHERE owner_id = $1', [ownerId]);
    const who = users.length ? 'account' : 'visitor';
    const what =
      now.documents + more > most[who].documents ? 'documents' : Number(now.bytes) >= most[who].bytes && 'bytes';
    if (!what) return;
    const issues = [{ path: '', message: `storage_${what}_${who}` }];
    throw new AppError('storage_full', { issues, limit: most[who][what] });
  }
}
