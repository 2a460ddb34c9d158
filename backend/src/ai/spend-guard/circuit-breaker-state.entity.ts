import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Single row that decides whether paid calls may start, shared by all processes. */
@Entity('ai_state')
export class CircuitBreakerStateEntity {
  @PrimaryColumn('int')
  id!: number;

  /** Time when spending reached the emergency threshold, until an administrator resets it or its period ends. */
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
