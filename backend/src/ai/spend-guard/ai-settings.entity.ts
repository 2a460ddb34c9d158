import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Single row with an administrator's settings. Null falls back to the environment. Read at each decision and never
 * cached.
 */
@Entity('ai_settings')
export class AiSettingsEntity {
  @PrimaryColumn('int')
  id!: number;

  /** In micro-dollars. */
  @Column('bigint', { nullable: true })
  dailyMicros!: string | null;

  @Column('bigint', { nullable: true })
  monthlyMicros!: string | null;

  /** In percent of a limit. Both thresholds are set together, so that neither passes the other. */
  @Column('double precision', { nullable: true })
  warningThreshold!: number | null;

  @Column('double precision', { nullable: true })
  emergencyThreshold!: number | null;
}
