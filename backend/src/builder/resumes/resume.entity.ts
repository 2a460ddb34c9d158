import type { PageSize, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Resume } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { VersionedDocumentEntity } from '../versioned-documents/versioned-document.entity';

@Entity('resumes')
export class ResumeEntity extends VersionedDocumentEntity<ResumeState> {
  @Column({ type: 'varchar', length: 60 })
  templateId!: string;

  @Column({ type: 'varchar', length: 40 })
  accent!: string;

  @Column({ type: 'varchar', length: 40 })
  fonts!: string;

  @Column({ type: 'varchar', length: 10 })
  density!: Resume['density'];

  @Column({ type: 'jsonb' })
  sections!: Resume['sections'];

  @Column({ type: 'smallint' })
  fit!: number;

  @Column({ type: 'varchar', length: 10 })
  pageSize!: PageSize;

  /** Whether PDF and Word files embed the resume for a lossless import. */
  @Column({ type: 'boolean', default: true })
  carriesData!: boolean;

  @Column({ type: 'varchar', length: 2 })
  language!: Language;

  @Column({ type: 'varchar', length: 120 })
  targetJobTitle!: string;

  @Column({ type: 'varchar', length: 40 })
  targetIndustry!: Resume['targetIndustry'];

  @Column({ type: 'varchar', length: 200 })
  targetCompany!: string;

  @Column({ type: 'text' })
  jobPosting!: string;

  @Column({ type: 'jsonb' })
  content!: ResumeContent;

  @Column({ type: 'jsonb' })
  tray!: Resume['tray'];

  @Column({ type: 'boolean' })
  aiOptimized!: boolean;

  @Column({ type: 'integer' })
  atsScore!: number;

  @Column({ type: 'integer' })
  potential!: number;

  /** Null without a job posting. */
  @Column({ type: 'integer', nullable: true })
  matchScore!: number | null;

  @Column({ type: 'varchar', length: 20 })
  rubricVersion!: string;

  /** Scores of `draft`. Null until they are requested. The columns above are the scores of the saved state. */
  @Column({ type: 'jsonb', nullable: true })
  draftScores!: ResumeScores | null;

  @Index()
  @ForeignKey('ResumeEntity', { onDelete: 'SET NULL' })
  @Column({ type: 'uuid', nullable: true })
  baseId!: string | null;

  /** Content of the base when this variant was last updated from it. */
  @Column({ type: 'jsonb', nullable: true })
  baseContent!: ResumeContent | null;

  /** Keys of proposed changes that the user rejected (`listRejectionKeys`). */
  @Column({ type: 'jsonb', default: [] })
  rejectedChanges!: string[];
}

/** State that the user can edit. A save replaces it, and a version stores it. */
export const resumeStateKeys = [
  'title',
  'templateId',
  'accent',
  'fonts',
  'density',
  'sections',
  'fit',
  'pageSize',
  'carriesData',
  'language',
  'targetJobTitle',
  'targetIndustry',
  'targetCompany',
  'jobPosting',
  'content',
  'tray',
  'aiOptimized',
] as const;
export type ResumeState = Pick<ResumeEntity, (typeof resumeStateKeys)[number]>;

export type ResumeScores = Pick<ResumeEntity, 'atsScore' | 'potential' | 'matchScore' | 'rubricVersion'>;
