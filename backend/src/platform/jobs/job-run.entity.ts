import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** That a job has run for a period; the key lets one replica in. */
@Entity('job_runs')
export class JobRunEntity {
  @PrimaryColumn({ type: 'varchar', length: 60 })
  job!: string;

  @PrimaryColumn({ type: 'varchar', length: 40 })
  period!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  startedAt!: Date;
}
