import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Single row that decides whether paid calls may start. Stored in the database so that all processes agree. */
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

  @Column('int')
  failures!: number;

  /** No calls to the provider before this time; the first call after it is the trial. */
  @Column('timestamptz', { nullable: true })
  openUntil!: Date | null;
}
