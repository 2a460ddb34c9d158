import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { day, Job } from '../platform/jobs/job';
import { hasPremium } from './allowance/entitlement.service';
import { hasOwner, ownedTables } from './owned/owned-tables';
import { isLive, sessionDays } from './sessions/session-store';

/** As SQL: a visitor who cannot come back, since no session is left. */
const isGone = `owners.created_at < now() - interval '${sessionDays} days'
  AND NOT EXISTS (SELECT 1 FROM users WHERE users.owner_id = owners.id)
  AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.owner_id = owners.id)`;
/** As SQL: somebody waits for an answer, or had one not long ago. */
const isWaiting = `(status = 'open' OR coalesce(answered_at, created_at) > now() - interval '${sessionDays} days')`;

/** What a visitor who cannot come back leaves to us: what was paid, what has no answer yet, and mails on their way. */
const stays = ['payments', 'contact_messages', 'mails'];

export const recordYears = 2;
/** What is kept for so many years, with or without an account: by table, since when, as SQL. */
const records: Record<string, string> = {
  contact_messages: `CASE WHEN status <> 'open' THEN coalesce(answered_at, created_at) END`,
  chat_turns: 'created_at',
  ai_calls: 'started_at',
  ai_activity_log: 'completed_at',
  audit_entries: 'at',
  security_events: 'at',
};

/** What the privacy text promises: nothing is kept for ever that its owner cannot reach, or that nobody needs. */
@Injectable()
export class CleanupService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** A visitor goes with everything, except that a payment stays as a record, and a message until it was answered. */
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

  /** The tables of what people write and make: no new one can be forgotten. */
  private written(): string[] {
    return ownedTables(this.database)
      .map(({ metadata }) => metadata)
      .filter((table) => hasOwner(table) && !['users', 'sessions', 'ai_calls', ...stays].includes(table.tableName))
      .map(({ tableName }) => tableName);
  }
}
