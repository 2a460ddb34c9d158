import type { Language } from '@shortlist/contracts/platform/languages';
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * An email to be sent; the row is deleted after sending. Its content is composed at that time, so the row contains no
 * secret.
 */
@Entity('mails')
export class MailEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'varchar', length: 40 })
  kind!: string;

  /** Null when the email must outlive the account or the owner of the address is unknown. */
  @Index()
  @ForeignKey('OwnerEntity', { onDelete: 'CASCADE' })
  @Column({ type: 'uuid', nullable: true })
  ownerId!: string | null;

  /** Id of the subject, for the composer of the email: a payment or a message, for example. */
  @Column({ type: 'uuid', nullable: true })
  subjectId!: string | null;

  @Column({ type: 'varchar', length: 254 })
  address!: string;

  @Column({ type: 'varchar', length: 2 })
  language!: Language;

  @Column({ type: 'integer', default: 0 })
  attempts!: number;

  /** Null: abandoned. */
  @Index()
  @Column({ type: 'timestamptz', nullable: true, default: () => 'now()' })
  nextTryAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
