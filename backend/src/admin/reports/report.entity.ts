import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { Facts } from '../facts/facts.service';

/** The facts of a whole week; their text is written when they are read, in the reader's language. */
@Entity('ai_reports')
export class ReportEntity {
  @PrimaryColumn({ type: 'varchar', length: 6 })
  kind!: 'weekly';

  /** First day in UTC, e.g. "2026-11-16". */
  @PrimaryColumn({ type: 'varchar', length: 10 })
  from!: string;

  /** Last day. */
  @Column({ type: 'varchar', length: 10 })
  to!: string;

  @Column({ type: 'jsonb' })
  facts!: Facts;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
