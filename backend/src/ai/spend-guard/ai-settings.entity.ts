import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Single row of administrator settings. Null falls back to the environment. Never cached. */
@Entity('ai_settings')
export class AiSettingsEntity {
  @PrimaryColumn('int')
  id!: number;

  @Column('bigint', { nullable: true })
  dailyMicros!: string | null;

  @Column('bigint', { nullable: true })
  monthlyMicros!: string | null;

  /** In percent of a limit. Always stored together with the emergency threshold, so that the two stay in order. */
  @Column('double precision', { nullable: true })
  warningThreshold!: number | null;

  @Column('double precision', { nullable: true })
  emergencyThreshold!: number | null;
}
