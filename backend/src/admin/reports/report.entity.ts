import type { StaffId } from '@shortlist/contracts/admin/staff';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** `BusinessMetrics` in the form in which rows contain them. These keys can't be renamed without a migration. */
export interface StoredMetrics {
  ai: {
    calls: number;
    failed: number;
    micros: number;
    medianMs: number;
    failures: { outcome: string; calls: number }[];
    features: { feature: string; calls: number }[];
    emergency: boolean;
  };
  people: { accounts: number; newAccounts: number };
  work: { generations: number; resumes: number; letters: number };
  money: { payments: number; refunds: number; premium: number };
  messages: { received: number; open: number; openPriority: number; oldestHours: number };
  tasks: { done: number; openFollowUps: number; byStaff: Partial<Record<StaffId, number>> };
  mails: { waiting: number; givenUp: number };
}

/** Metrics of a full week. The report is formatted when it is read, in the reader's language. */
@Entity('ai_reports')
export class ReportEntity {
  @PrimaryColumn({ type: 'varchar', length: 6 })
  kind!: 'weekly';

  /** First day in UTC, e.g. "2026-11-16". */
  @PrimaryColumn({ type: 'varchar', length: 10 })
  from!: string;

  /** Last day, inclusive. */
  @Column({ type: 'varchar', length: 10 })
  to!: string;

  @Column({ type: 'jsonb' })
  facts!: StoredMetrics;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
