import type { CoverLetter, LetterDraft } from '@shortlist/contracts/builder/cover-letter';
import type { PageSize } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { Column, Entity } from 'typeorm';
import { VersionedDocumentEntity } from '../versioned-documents/versioned-document.entity';

export type CoverLetterState = Omit<LetterDraft, 'sender'> &
  Required<Pick<LetterDraft, 'language' | 'pageSize'>> & { sender?: CoverLetter['sender'] | null | undefined };

@Entity('cover_letters')
export class CoverLetterEntity extends VersionedDocumentEntity<CoverLetterState> implements CoverLetterState {
  @Column({ type: 'varchar', length: 200 })
  jobTitle!: string;

  @Column({ type: 'varchar', length: 200 })
  companyName!: string;

  @Column({ type: 'text' })
  jobDescription!: string;

  @Column({ type: 'text' })
  content!: string;

  @Column({ type: 'boolean' })
  aiGenerated!: boolean;

  @Column({ type: 'varchar', length: 120 })
  targetJobTitle!: string;

  @Column({ type: 'varchar', length: 40 })
  targetIndustry!: CoverLetterState['targetIndustry'];

  /** Not a foreign key, because a cover letter outlives its resume. */
  @Column({ type: 'varchar', length: 60 })
  resumeId!: string;

  @Column({ type: 'varchar', length: 200 })
  recipient!: string;

  @Column({ type: 'varchar', length: 200 })
  salutation!: string;

  @Column({ type: 'varchar', length: 10 })
  date!: string;

  @Column({ type: 'varchar', length: 10 })
  tone!: CoverLetterState['tone'];

  @Column({ type: 'varchar', length: 10 })
  length!: CoverLetterState['length'];

  @Column({ type: 'jsonb' })
  suggestions!: string[];

  @Column({ type: 'varchar', length: 2 })
  language!: Language;

  @Column({ type: 'varchar', length: 10 })
  pageSize!: PageSize;

  /** Contact details last copied from the resume or, without a resume, entered by the user. Null if there are none. */
  @Column({ type: 'jsonb', nullable: true })
  sender!: CoverLetter['sender'] | null;

  @Column({ type: 'jsonb', nullable: true })
  design!: CoverLetter['design'] | null;
}
