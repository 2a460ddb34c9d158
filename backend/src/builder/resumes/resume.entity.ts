import type { PageSize, ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Resume } from '@shortlist/contracts/builder/saved-resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

/** A saved resume. `version` counts its saves; what stood before each is kept as a `ResumeVersionEntity`. */
@Entity('resumes')
@Index(['ownerId', 'updatedAt'])
export class ResumeEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ForeignKey('OwnerEntity', { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  ownerId!: string;

  @Column({ type: 'varchar', length: 200 })
  title!: string;

  @Column({ type: 'varchar', length: 60 })
  templateId!: string;

  @Column({ type: 'varchar', length: 40 })
  accent!: string;

  @Column({ type: 'varchar', length: 10 })
  density!: Resume['density'];

  @Column({ type: 'smallint' })
  fit!: number;

  @Column({ type: 'varchar', length: 10 })
  pageSize!: PageSize;

  /** Language of the document. */
  @Column({ type: 'varchar', length: 2 })
  language!: Language;

  @Column({ type: 'varchar', length: 120 })
  targetJobTitle!: string;

  @Column({ type: 'varchar', length: 40 })
  targetIndustry!: Resume['targetIndustry'];

  @Column({ type: 'jsonb' })
  content!: ResumeContent;

  @Column({ type: 'boolean' })
  aiOptimized!: boolean;

  @Column({ type: 'integer' })
  atsScore!: number;

  @Column({ type: 'integer' })
  potential!: number;

  @Column({ type: 'varchar', length: 20 })
  rubricVersion!: string;

  @Column({ type: 'integer' })
  version!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}

/** What a person decides about a resume: all that a save replaces and a version keeps. */
export type ResumeState = Pick<
  ResumeEntity,
  | 'title'
  | 'templateId'
  | 'accent'
  | 'density'
  | 'fit'
  | 'pageSize'
  | 'language'
  | 'targetJobTitle'
  | 'targetIndustry'
  | 'content'
  | 'aiOptimized'
>;
