import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row: what an administrator has set. Null: the environment's value stands. Read where it decides, never kept. */
@Entity('ai_settings')
export class AiSettingsEntity {
  @PrimaryColumn('int')
  id!: number;

  /** Micro-dollars. */
  @Column('bigint', { nullable: true })
  dailyMicros!: string | null;

  @Column('bigint', { nullable: true })
  monthlyMicros!: string | null;

  /** Per cent of a limit. Both are set together, so that the one never passes the other. */
  @Column('double precision', { nullable: true })
  warningThreshold!: number | null;

  @Column('double precision', { nullable: true })
  emergencyThreshold!: number | null;
}
