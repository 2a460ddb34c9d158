import type { ChangeCause } from '@shortlist/contracts/builder/resume';
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ResumeState } from '../resumes/resume.entity';

@Entity('resume_versions')
@Index(['resumeId', 'id'])
export class ResumeVersionEntity {
  /** Increases over time, so it orders versions that one transaction created. */
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id!: string;

  @ForeignKey('ResumeEntity', { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  resumeId!: string;

  @Column({ type: 'integer' })
  version!: number;

  @Column({ type: 'varchar', length: 20 })
  cause!: ChangeCause;

  @Column({ type: 'varchar', length: 120 })
  name!: string;

  @Column({ type: 'jsonb' })
  state!: ResumeState;

  /** Null if the draft was not scored. */
  @Column({ type: 'integer', nullable: true })
  atsScore!: number | null;

  /** Null if there is no job posting or the draft was not scored. */
  @Column({ type: 'integer', nullable: true })
  matchScore!: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
