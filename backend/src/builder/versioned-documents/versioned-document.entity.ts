import { Column, CreateDateColumn, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * Columns common to all versioned documents. The columns of each document type hold the last saved state, and `draft`
 * holds the unsaved changes. A document that was never saved (`version` 0) also has its draft in these columns.
 */
@Index(['ownerId', 'updatedAt'])
export abstract class VersionedDocumentEntity<State> {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ForeignKey('OwnerEntity', { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  ownerId!: string;

  /** Empty means the default title. */
  @Column({ type: 'varchar', length: 200 })
  title!: string;

  /** Number of saves. */
  @Column({ type: 'integer' })
  version!: number;

  @Column({ type: 'jsonb', nullable: true })
  draft!: State | null;

  /** Number of writes, both drafts and saves. */
  @Column({ type: 'integer' })
  draftVersion!: number;

  /** The generation that the document was created from. Null for copies. */
  @Index()
  @ForeignKey('GenerationEntity', { onDelete: 'SET NULL' })
  @Column({ type: 'uuid', nullable: true })
  generationId!: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  deletedAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** Time of the last write, other than a move to the trash. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt!: Date;
}
