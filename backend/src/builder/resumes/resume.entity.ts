import type { PageSize, ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Resume } from '@shortlist/contracts/builder/saved-resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { SavedEntity } from '../saved/saved.entity';

/** A resume; what stood before its changes is kept as `ResumeVersionEntity`. */
@Entity('resumes')
export class ResumeEntity extends SavedEntity<ResumeState> {
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

  /** Language of the document. */
  @Column({ type: 'varchar', length: 2 })
  language!: Language;

  @Column({ type: 'varchar', length: 120 })
  targetJobTitle!: string;

  @Column({ type: 'varchar', length: 40 })
  targetIndustry!: Resume['targetIndustry'];

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

  @Column({ type: 'varchar', length: 20 })
  rubricVersion!: string;

  /** The resume that this one is a variant of. */
  @Index()
  @ForeignKey('ResumeEntity', { onDelete: 'SET NULL' })
  @Column({ type: 'uuid', nullable: true })
  baseId!: string | null;

  /** What the base said when this one was last brought up to it. */
  @Column({ type: 'jsonb', nullable: true })
  baseContent!: ResumeContent | null;
}

/** What a person decides about a resume: all that a save replaces and a version keeps. */
export const stateKeys = [
  'title',
  'templateId',
  'accent',
  'fonts',
  'density',
  'sections',
  'fit',
  'pageSize',
  'language',
  'targetJobTitle',
  'targetIndustry',
  'content',
  'tray',
  'aiOptimized',
] as const;
export type ResumeState = Pick<ResumeEntity, (typeof stateKeys)[number]>;
