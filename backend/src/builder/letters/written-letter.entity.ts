import type { GeneratedLetter } from '@shortlist/contracts/builder/cover-letter';
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What a writer wrote, for a day: a call that is repeated with its `Idempotency-Key` is answered with it. */
@Entity('written_letters')
export class WrittenLetterEntity {
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
