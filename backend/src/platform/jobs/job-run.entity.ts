import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A job in a period: one row over all replicas. Whoever takes it moves `nextTryAt`; so does who does it, as long as it lasts. */
@Entity('job_runs')
export class JobRunEntity {
  @PrimaryColumn({ type: 'varchar', length: 60 })
  job!: string;

  /** When it begins, "2026-11-22T13:00:00.000Z". */
  @PrimaryColumn({ type: 'varchar', length: 40 })
  period!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  startedAt!: Date;

  @Column({ type: 'integer', default: 0 })
  attempts!: number;

  /** From then on anybody may take it. Null: it is done, or given up. */
  @Index()
  @Column({ type: 'timestamptz', nullable: true, default: () => 'now()' })
  nextTryAt!: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  doneAt!: Date | null;
}
