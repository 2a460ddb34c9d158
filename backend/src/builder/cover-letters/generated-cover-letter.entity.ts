import type { GeneratedLetter } from '@shortlist/contracts/builder/cover-letter';
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A generated cover letter, stored for a day to answer repeated requests with the same `Idempotency-Key`. */
@Entity('written_letters')
export class GeneratedCoverLetterEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Index()
  @ForeignKey('OwnerEntity', { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  ownerId!: string;

  @Column({ type: 'jsonb' })
  letter!: GeneratedLetter;

  @Index()
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
