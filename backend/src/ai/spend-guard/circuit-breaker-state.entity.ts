import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Single row that decides whether paid calls may start, shared by all processes. */
@Entity('ai_state')
export class CircuitBreakerStateEntity {
  @PrimaryColumn('int')
  id!: number;

  /** When spending reached the emergency threshold. Null again once an administrator resets it or the period ends. */
  @Column('timestamptz', { nullable: true })
  emergencySince!: Date | null;

  /** Day ("2026-11-21") or month ("2026-11") whose threshold was reached. */
  @Column('text', { nullable: true })
  emergencyPeriod!: string | null;

  @Column('int')
  failures!: number;

  /** No calls are sent to the provider before this time. The first call after it is a trial. */
  @Column('timestamptz', { nullable: true })
  openUntil!: Date | null;
}
