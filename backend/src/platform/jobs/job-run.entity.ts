import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * One job in one period, in a single row for all replicas. A process claims a run by moving `nextTryAt` into the
 * future, and keeps moving it while the run is active.
 */
@Entity('job_runs')
export class JobRunEntity {
  @PrimaryColumn({ type: 'varchar', length: 60 })
  job!: string;

  /** Start of the period, "2026-11-22T13:00:00.000Z". */
  @PrimaryColumn({ type: 'varchar', length: 40 })
  period!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  startedAt!: Date;

  @Column({ type: 'integer', default: 0 })
  attempts!: number;

  /** From this time on, any process may claim the run. Null if the run is done or abandoned. */
  @Index()
  @Column({ type: 'timestamptz', nullable: true, default: () => 'now()' })
  nextTryAt!: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  doneAt!: Date | null;
}
