import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { CostConfig } from '@shortlist/contracts/admin/cost-protection';
import { DataSource, type EntityManager } from 'typeorm';

/** What was used when a threshold was reached. `cost` in micro-dollars, `calls` in calls. */
export interface Crossing {
  level: 'warning' | 'critical' | 'emergency';
  kind: 'cost' | 'calls';
  /** "2026-11-21" or "2026-11". */
  period: string;
  used: number;
  limit: number;
}

/** What is kept of each kind of entry. */
export interface AuditDetails {
  emergency_began: Crossing;
  alert: Crossing;
  /** ISO 8601: since when it had been on. */
  emergency_reset: { since: string };
  /** What was changed only. */
  settings_changed: { from: CostConfig; to: CostConfig };
  /** `amount` in the smallest unit of the currency. */
  refund: { receipt: string; amount: number; currency: string };
}

export type AuditRecord = {
  [Action in keyof AuditDetails]: { action: Action; details: AuditDetails[Action] };
}[keyof AuditDetails];

/** An entry as it is read; `username` is null when the account is gone. */
export type AuditEntry = AuditRecord & { id: string; at: Date; userId: string | null; username: string | null };

/** At most so many are listed. */
const mostListed = 200;

/** The list of what was done about money, by whom and when. */
@Injectable()
export class AuditService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** In the transaction of what is done, so that neither comes without the other. `userId` null: the guard itself. */
  async record(
    manager: EntityManager,
    { action, details, userId }: AuditRecord & { userId: string | null },
  ): Promise<void> {
    await manager.query('INSERT INTO audit_entries (action, details, user_id) VALUES ($1, $2, $3)', [
      action,
      JSON.stringify(details),
      userId,
    ]);
  }

  /** Newest first. */
  async list(): Promise<AuditEntry[]> {
    return await this.database.query<AuditEntry[]>(
      `SELECT entry.id, entry.at, entry.action, entry.details, entry.user_id AS "userId", users.username
         FROM audit_entries entry LEFT JOIN users ON users.id = entry.user_id
         ORDER BY entry.at DESC, entry.id LIMIT $1`,
      [mostListed],
    );
  }
}
