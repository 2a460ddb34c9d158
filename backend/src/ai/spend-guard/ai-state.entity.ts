import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row: whether paid calls may start. In the database, so that every process sees the same. */
@Entity('ai_state')
export class AiStateEntity {
  @PrimaryColumn('int')
  id!: number;

  /** Set when spending crossed the emergency threshold, until an administrator resets it or its period ends. */
  @Column('timestamptz', { nullable: true })
  emergencySince!: Date | null;

  /** The day or month whose budget it was: "2026-11-21" or "2026-11". */
  @Column('text', { nullable: true })
  emergencyPeriod!: string | null;

  /** Calls in a row that the provider did not answer. */
  @Column('int')
  failures!: number;

  /** The provider is left alone until then; the first call after it is the trial. */
  @Column('timestamptz', { nullable: true })
  openUntil!: Date | null;
}
