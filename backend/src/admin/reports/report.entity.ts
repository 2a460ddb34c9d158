import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { BusinessMetrics } from '../metrics/business-metrics.service';

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
  facts!: BusinessMetrics;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
