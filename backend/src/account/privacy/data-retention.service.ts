import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Job } from '../../platform/jobs/job.decorator';
import { secondsInDay } from '../../platform/time';
import { buildHasPremiumSql } from '../../payments/entitlement/entitlement.service';
import { hasOwnerColumn, listOwnerTables } from './owner-tables';
import { liveSessionSql, sessionLifetimeDays, sessionsWithUsersSql } from '../sessions/session-store';

/** SQL condition for a guest without a session, who therefore cannot return. */
const expiredGuestSql = `owners.created_at < now() - interval '${sessionLifetimeDays} days'
  AND NOT EXISTS (SELECT 1 FROM users WHERE users.owner_id = owners.id)
  AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.owner_id = owners.id)`;
const retainedMessageSql = `(status = 'open' OR coalesce(answered_at, created_at) > now() - interval '${sessionLifetimeDays} days')`;

const retainedTables = ['payments', 'contact_messages', 'mails'];

export const recordRetentionYears = 2;
/**
 * Tables whose rows are deleted after `recordRetentionYears`, with or without an account. Each value is the SQL
 * expression for the start of the period.
 */
const retentionStartSqlByTable: Record<string, string> = {
  contact_messages: `CASE WHEN status <> 'open' THEN coalesce(answered_at, created_at) END`,
  chat_turns: 'created_at',
  ai_calls: 'started_at',
  ai_activity_log: 'completed_at',
  audit_entries: 'at',
  security_events: 'at',
};

@Injectable()
export class DataRetentionService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Deletes expired guests and their data. Payments are kept as records, and messages are kept until
   * `sessionLifetimeDays` after the answer.
   */
  @Job({ name: 'forget-visitors', every: secondsInDay, deletes: true })
  async deleteExpiredGuests(): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.query(`DELETE FROM sessions WHERE ended_at < now() - interval '1 hour'
           OR id IN (SELECT sessions.id FROM ${sessionsWithUsersSql} WHERE NOT (${liveSessionSql}))`);
      await manager.query('DELETE FROM password_resets WHERE expires_at < now()');
      const expiredOwnerSql = `owner_id IN (SELECT id FROM owners WHERE ${expiredGuestSql})`;
      for (const table of this.listGuestContentTables())
        await manager.query(`DELETE FROM ${table} WHERE ${expiredOwnerSql}`);
      await manager.query(`UPDATE ai_calls SET owner_id = NULL WHERE ${expiredOwnerSql}`);
      await manager.query(`DELETE FROM contact_messages WHERE NOT ${retainedMessageSql} AND ${expiredOwnerSql}`);
      await manager.query(
        `UPDATE owners SET network = NULL, counted_bytes = 0 WHERE counted_bytes > 0 AND ${expiredGuestSql}`,
      );
      await manager.query(
        `DELETE FROM owners WHERE ${expiredGuestSql} AND NOT ${buildHasPremiumSql('owners.id')}
           AND NOT EXISTS (SELECT 1 FROM contact_messages WHERE owner_id = owners.id)`,
      );
    });
  }

  @Job({ name: 'forget-records', every: secondsInDay, deletes: true })
  async deleteExpiredRecords(): Promise<void> {
    for (const [table, startSql] of Object.entries(retentionStartSqlByTable)) {
      await this.database.query(
        `DELETE FROM ${table} WHERE ${startSql} < now() - interval '${recordRetentionYears} years'`,
      );
    }
  }

  /** Derives the list from the entities, so that it includes every new table. */
  private listGuestContentTables(): string[] {
    return listOwnerTables(this.database)
      .map(({ metadata }) => metadata)
      .filter(
        (table) =>
          hasOwnerColumn(table) && !['users', 'sessions', 'ai_calls', ...retainedTables].includes(table.tableName),
      )
      .map(({ tableName }) => tableName);
  }
}
