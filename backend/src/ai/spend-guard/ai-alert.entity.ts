import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** Alert level reached in a period. The unique constraint prevents a second notification for the same level. */
@Entity('ai_alerts')
@Unique('UQ_ai_alerts', ['period', 'level', 'kind'])
export class AiAlertEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** "2026-11-21" or "2026-11". */
  @Column('text')
  period!: string;

  @Column('text')
  level!: 'warning' | 'critical' | 'emergency';

  @Column('text')
  kind!: 'cost' | 'calls';

  /** In micro-dollars, or a number of calls. */
  @Column('bigint')
  used!: string;

  @Column('bigint')
  limit!: string;

  @Column('timestamptz')
  raisedAt!: Date;
}
