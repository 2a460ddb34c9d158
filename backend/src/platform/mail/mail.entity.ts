import type { Language } from '@shortlist/contracts/platform/languages';
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * An email to be sent. The row is deleted after sending. The content is composed just before sending, so the row
 * contains no secret.
 */
@Entity('mails')
@Index(['canWait', 'nextTryAt'])
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

  /** Id of what the email is about, such as a payment or a message. The composer loads the data by this id. */
  @Column({ type: 'uuid', nullable: true })
  subjectId!: string | null;

  @Column({ type: 'varchar', length: 254 })
  address!: string;

  @Column({ type: 'varchar', length: 2 })
  language!: Language;

  @Column({ type: 'integer', default: 0 })
  attempts!: number;

  /** If false, the email is sent before all others. */
  @Column({ type: 'boolean', default: true })
  canWait!: boolean;

  /** Null if the email was abandoned. */
  @Column({ type: 'timestamptz', nullable: true, default: () => 'now()' })
  nextTryAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
