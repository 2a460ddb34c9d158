import type { Fills, LetterContent, PageSize, ResumeContent } from '@shortlist/contracts/builder/resume';
import type { WriterName } from '@shortlist/contracts/generator/generation';
import type { Industry } from '@shortlist/contracts/generator/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A finished one-click generation. The documents stay as written; the person's input is stored in `fills`. */
@Entity('generations')
@Index(['ownerId', 'createdAt'])
export class GenerationEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ForeignKey('OwnerEntity', { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  ownerId!: string;

  @Column({ type: 'varchar', length: 120 })
  jobTitle!: string;

  @Column({ type: 'varchar', length: 40 })
  industry!: Industry;

  @Column({ type: 'varchar', length: 2 })
  language!: Language;

  @Column({ type: 'varchar', length: 10 })
  pageSize!: PageSize;

  @Column({ type: 'varchar', length: 20 })
  writer!: WriterName;

  /** A model was configured but no paid call was possible, so the rule-based writer wrote. */
  @Column({ type: 'boolean' })
  replaced!: boolean;

  /** Only the industry of the title was recognized. */
  @Column({ type: 'boolean' })
  general!: boolean;

  @Column({ type: 'jsonb' })
  resume!: ResumeContent;

  @Column({ type: 'jsonb' })
  letter!: LetterContent;

  @Column({ type: 'jsonb' })
  keywords!: string[];

  @Column({ type: 'jsonb' })
  fills!: Fills;

  /** How many jobs the resume has; null is as written. */
  @Column({ type: 'smallint', nullable: true })
  jobs!: number | null;

  /** Paths of what is not true of the person. */
  @Column({ type: 'jsonb', default: [] })
  leftOut!: string[];

  /** Score with the blanks filled, and the rubric version it was computed with. */
  @Column({ type: 'integer' })
  atsScore!: number;

  @Column({ type: 'integer' })
  potential!: number;

  @Column({ type: 'varchar', length: 20 })
  rubricVersion!: string;

  @Column({ type: 'integer' })
  openBlanks!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
