import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A file generated for an owner. Its bytes are in the file store under the same id. */
@Entity('kept_files')
export class TemporaryFileEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Index()
  @ForeignKey('OwnerEntity', { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  ownerId!: string;

  @Column({ type: 'text' })
  name!: string;

  /** Media type. */
  @Column({ type: 'varchar', length: 100 })
  type!: string;

  /** In bytes. */
  @Column({ type: 'integer' })
  size!: number;

  /** Hash of the owner's network. Null if the owner had paid. */
  @Column({ type: 'varchar', length: 60, nullable: true })
  network!: string | null;

  @Index()
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
