import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** That a level was reached: once a period, so that nobody is told twice. Rows are written by the spend guard alone. */
@Entity('ai_alerts')
@Unique('UQ_ai_alerts', ['period', 'level', 'kind'])
export class AiAlertEntity {
  /** The mail about it refers to it. */
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** "2026-11-21" or "2026-11". */
  @Column('text')
  period!: string;

  @Column('text')
  level!: 'warning' | 'critical' | 'emergency';

  @Column('text')
  kind!: 'cost' | 'calls';

  /** Micro-dollars, or calls. */
  @Column('bigint')
  used!: string;

  @Column('bigint')
  limit!: string;

  @Column('timestamptz')
  raisedAt!: Date;
}
