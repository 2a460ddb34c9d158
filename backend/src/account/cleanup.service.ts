import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { day, Job } from '../platform/jobs/job';
import { hasPremium } from './allowance/entitlement.service';
import { hasOwner, ownedTables } from './owned/owned-tables';
import { isLive, sessionDays } from './sessions/session-store';

/** SQL condition: a guest without a session, who therefore cannot return. */
const isGone = `owners.created_at < now() - interval '${sessionDays} days'
  AND NOT EXISTS (SELECT 1 FROM users WHERE users.owner_id = owners.id)
  AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.owner_id = owners.id)`;
const isWaiting = `(status = 'open' OR coalesce(answered_at, created_at) > now() - interval '${sessionDays} days')`;

/** Tables whose rows outlive a guest session: payments, unanswered messages, queued emails. */
const stays = ['payments', 'contact_messages', 'mails'];

export const recordYears = 2;
/**
 * Tables whose rows are deleted after that many years, with or without an account. Each value is the SQL expression for
 * the start of the period.
 */
const records: Record<string, string> = {
  contact_messages: `CASE WHEN status <> 'open' THEN coalesce(answered_at, created_at) END`,
  chat_turns: 'created_at',
  ai_calls: 'started_at',
  ai_activity_log: 'completed_at',
  audit_entries: 'at',
  security_events: 'at',
};

@Injectable()
export class CleanupService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Deletes expired guests with all their data, except payments, which are kept as records, and messages, which are
   * kept until they are answered.
   */
  @Job({ name: 'forget-visitors', every: day, deletes: true })
  async forgetVisitors(): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.query(`DELETE FROM sessions WHERE NOT (${isLive}) OR ended_at < now() - interval '1 hour'`);
      await manager.query('DELETE FROM password_resets WHERE expires_at < now()');
      const ofGone = `owner_id IN (SELECT id FROM owners WHERE ${isGone})`;
      for (const table of this.written()) await manager.query(`DELETE FROM ${table} WHERE ${ofGone}`);
      await manager.query(`UPDATE ai_calls SET owner_id = NULL WHERE ${ofGone}`);
      await manager.query(`DELETE FROM contact_messages WHERE NOT ${isWaiting} AND ${ofGone}`);
      await manager.query(
        `DELETE FROM owners WHERE ${isGone} AND NOT ${hasPremium('owners.id')}
           AND NOT EXISTS (SELECT 1 FROM contact_messages WHERE owner_id = owners.id)`,
      );
    });
  }

  @Job({ name: 'forget-records', every: day, deletes: true })
  async forgetRecords(): Promise<void> {
    for (const [table, since] of Object.entries(records)) {
      await this.database.query(`DELETE FROM ${table} WHERE ${since} < now() - interval '${recordYears} years'`);
    }
  }

  /** Derived from the entities, so that a new table cannot be forgotten. */
  private written(): string[] {
    return ownedTables(this.database)
      .map(({ metadata }) => metadata)
      .filter((table) => hasOwner(table) && !['users', 'sessions', 'ai_calls', ...stays].includes(table.tableName))
      .map(({ tableName }) => tableName);
  }
}
