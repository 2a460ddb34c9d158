import type { BlankFills, LetterContent, PageSize, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { WriterName } from '@shortlist/contracts/generator/generation';
import type { Industry } from '@shortlist/contracts/platform/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A letter, and the fills of the blanks that only the letter has. */
export interface FilledLetter {
  letter: LetterContent;
  fills: BlankFills;
}

/** Finished one-click generation. The user's input is stored in `fills`. The resume stays unchanged. */
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

  /** Empty if the user gave none. */
  @Column({ type: 'text', default: '' })
  jobPosting!: string;

  @Column({ type: 'varchar', length: 2 })
  language!: Language;

  @Column({ type: 'varchar', length: 10 })
  pageSize!: PageSize;

  @Column({ type: 'varchar', length: 20 })
  writer!: WriterName;

  /** True if the built-in writer was used because no paid call to the configured model was possible. */
  @Column({ type: 'boolean' })
  replaced!: boolean;

  /** True if the job title was not recognized, so only the industry was used. */
  @Column({ type: 'boolean' })
  general!: boolean;

  @Column({ type: 'jsonb' })
  resume!: ResumeContent;

  @Column({ type: 'jsonb' })
  letter!: LetterContent;

  /** The first letter, written from the title, if a letter from the corrected resume has replaced it. */
  @Column({ type: 'jsonb', nullable: true })
  titleLetter!: FilledLetter | null;

  @Column({ type: 'jsonb' })
  keywords!: string[];

  @Column({ type: 'jsonb' })
  fills!: BlankFills;

  /** Number of jobs in the resume. Null means as many as were generated. */
  @Column({ type: 'smallint', nullable: true })
  jobs!: number | null;

  /** Paths of items that the user removed because they do not apply. */
  @Column({ type: 'jsonb', default: [] })
  leftOut!: string[];

  /** Lines that the user added to each job. */
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
