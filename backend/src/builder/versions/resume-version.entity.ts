import type { ChangeCause } from '@shortlist/contracts/builder/saved-resume';
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ResumeState } from '../resumes/resume.entity';

/** A resume as it was before a change. Whose it is, its resume says. */
@Entity('resume_versions')
@Index(['resumeId', 'id'])
export class ResumeVersionEntity {
  /** Grows with time: what was kept in one transaction has an order too. */
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id!: string;

  @ForeignKey('ResumeEntity', { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  resumeId!: string;

  /** What `version` of the resume was then. */
  @Column({ type: 'integer' })
  version!: number;

  @Column({ type: 'varchar', length: 20 })
  cause!: ChangeCause;

  @Column({ type: 'varchar', length: 120 })
  name!: string;

  @Column({ type: 'jsonb' })
  state!: ResumeState;

  /** Null for a draft. */
  @Column({ type: 'integer', nullable: true })
  atsScore!: number | null;

  /** Null for a draft, and without a job posting. */
  @Column({ type: 'integer', nullable: true })
  matchScore!: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
