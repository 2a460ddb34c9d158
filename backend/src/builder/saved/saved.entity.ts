import { Column, CreateDateColumn, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * What every document has that people write and keep. What they decide about it, its state, stands in the columns of the
 * kind as last saved, and in `draft` as typed since. A document that was never saved (`version` 0) shows its draft in its
 * columns too.
 */
@Index(['ownerId', 'updatedAt'])
export abstract class SavedEntity<State> {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ForeignKey('OwnerEntity', { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  ownerId!: string;

  /** As typed; empty means the usual one of the kind. */
  @Column({ type: 'varchar', length: 200 })
  title!: string;

  /** Counts saves. */
  @Column({ type: 'integer' })
  version!: number;

  @Column({ type: 'jsonb', nullable: true })
  draft!: State | null;

  /** Counts writes, of drafts and of saves. */
  @Column({ type: 'integer' })
  draftVersion!: number;

  /** The generation that it was made of; null for all others, copies too. */
  @Index()
  @ForeignKey('GenerationEntity', { onDelete: 'SET NULL' })
  @Column({ type: 'uuid', nullable: true })
  generationId!: string | null;

  /** When it was put into the bin. */
  @Column({ type: 'timestamptz', nullable: true })
  deletedAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** Of the last write: the bin does not count. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt!: Date;
}
