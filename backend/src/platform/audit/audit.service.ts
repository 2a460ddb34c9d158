import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { CostConfig } from '@shortlist/contracts/admin/cost-protection';
import { DataSource, type EntityManager } from 'typeorm';

/** Usage at the time a threshold was reached. `cost` is in micro-dollars, `calls` is a count. */
export interface ThresholdAlert {
  level: 'warning' | 'critical' | 'emergency';
  kind: 'cost' | 'calls';
  /** "2026-11-21" or "2026-11". */
  period: string;
  used: number;
  limit: number;
}

export interface AuditDetails {
  emergency_began: ThresholdAlert;
  alert: ThresholdAlert;
  /** ISO 8601: the start of the emergency stop. */
  emergency_reset: { since: string };
  /** Only the changed settings. */
  settings_changed: { from: CostConfig; to: CostConfig };
  /** `amount` in the smallest unit of the currency. */
  refund: { receipt: string; amount: number; currency: string };
}

export type AuditEvent = {
  [Action in keyof AuditDetails]: { action: Action; details: AuditDetails[Action] };
}[keyof AuditDetails];

/** `userId` is null for the spend guard. */
export type AuditLogEntry = AuditEvent & { id: string; at: Date; userId: string | null };

const maxListedEntries = 200;

@Injectable()
export class AuditService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Records an entry in the same transaction as its action, so that neither is stored without the other. */
  async record(
    manager: EntityManager,
    { action, details, userId }: AuditEvent & { userId: string | null },
  ): Promise<void> {
    await manager.query('INSERT INTO audit_entries (action, details, user_id) VALUES ($1, $2, $3)', [
      action,
      JSON.stringify(details),
      userId,
    ]);
  }

  async list(): Promise<AuditLogEntry[]> {
    return await this.database.query<AuditLogEntry[]>(
      `SELECT id, at, action, details, user_id AS "userId" FROM audit_entries ORDER BY at DESC, id LIMIT $1`,
      [maxListedEntries],
    );
  }
}
