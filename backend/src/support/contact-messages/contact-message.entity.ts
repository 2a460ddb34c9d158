import type { MessageKind, MessageStatus } from '@shortlist/contracts/support/inbox';
import type { Language } from '@shortlist/contracts/platform/languages';
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A message to the team from the contact page, an escalation from the help or the chat, or a refund request. */
@Entity('contact_messages')
export class ContactMessageEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Index()
  @ForeignKey('OwnerEntity', { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  ownerId!: string;

  @Column({ type: 'varchar', length: 10, default: 'contact' })
  kind!: MessageKind;

  @Column({ type: 'varchar', length: 4, nullable: true })
  origin!: 'help' | 'chat' | null;

  @Index({ unique: true })
  @Column({ type: 'varchar', length: 20 })
  reference!: string;

  @Column({ type: 'varchar', length: 120 })
  name!: string;

  /** Empty while unknown. */
  @Column({ type: 'varchar', length: 254 })
  email!: string;

  @Column({ type: 'varchar', length: 200 })
  subject!: string;

  @Column({ type: 'text' })
  message!: string;

  @Column({ type: 'varchar', length: 2 })
  language!: Language;

  /** True if the sender had Premium. */
  @Column({ type: 'boolean' })
  priority!: boolean;

  @Column({ type: 'varchar', length: 10, default: 'open' })
  status!: MessageStatus;

  /** Immediate answer shown to the sender. */
  @Column({ type: 'text', nullable: true })
  aiResponse!: string | null;

  @Column({ type: 'uuid', nullable: true })
  paymentId!: string | null;

  @Column({ type: 'text', nullable: true })
  answer!: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  answeredAt!: Date | null;

  @Column({ type: 'varchar', length: 60, nullable: true })
  answeredBy!: string | null;

  /** Hash of the sender's network. Null for private addresses and for messages that the system creates. */
  @Column({ type: 'varchar', length: 60, nullable: true })
  network!: string | null;

  /** Hash of the normalized text. */
  @Column({ type: 'varchar', length: 60, nullable: true })
  textKey!: string | null;

  /** Id of the first message of the group. Null in the first message itself. */
  @Column({ type: 'uuid', nullable: true })
  groupId!: string | null;

  @Index()
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
