import type { BlankFills, LetterContent, PageSize, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { WriterName } from '@shortlist/contracts/generator/generation';
import type { Industry } from '@shortlist/contracts/platform/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Finished one-click generation. The documents stay as written; the user's input is stored in `fills`. */
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

  /** True if a model was configured but no paid call was possible, so the built-in writer was used. */
  @Column({ type: 'boolean' })
  replaced!: boolean;

  /** True if the job title was not recognized, only its industry. */
  @Column({ type: 'boolean' })
  general!: boolean;

  @Column({ type: 'jsonb' })
  resume!: ResumeContent;

  @Column({ type: 'jsonb' })
  letter!: LetterContent;

  @Column({ type: 'jsonb' })
  keywords!: string[];

  @Column({ type: 'jsonb' })
  fills!: BlankFills;

  /** Number of jobs in the resume. Null means as many as were written. */
  @Column({ type: 'smallint', nullable: true })
  jobs!: number | null;

  /** Paths of the items that are not true of the user. */
  @Column({ type: 'jsonb', default: [] })
  leftOut!: string[];

  /** Lines that the user wrote, by job. */
  @Column({ type: 'jsonb', default: [] })
  ownLines!: string[][];

  /** Scores with the current `fills`, and the rubric version that computed them. */
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
