import type { MessageKind, MessageStatus } from '@shortlist/contracts/admin/inbox';
import type { Language } from '@shortlist/contracts/platform/languages';
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Something that a person must read: written on the contact page, taken over from help or chat, or a refund asked for. */
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

  /** The conversation that an escalation comes from. */
  @Column({ type: 'varchar', length: 4, nullable: true })
  origin!: 'help' | 'chat' | null;

  /** What the person can quote. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 20 })
  reference!: string;

  @Column({ type: 'varchar', length: 120 })
  name!: string;

  /** Empty when nobody knows it yet. */
  @Column({ type: 'varchar', length: 254 })
  email!: string;

  @Column({ type: 'varchar', length: 200 })
  subject!: string;

  @Column({ type: 'text' })
  message!: string;

  @Column({ type: 'varchar', length: 2 })
  language!: Language;

  /** Sent by an owner with Premium. */
  @Column({ type: 'boolean' })
  priority!: boolean;

  @Column({ type: 'varchar', length: 10, default: 'open' })
  status!: MessageStatus;

  /** What the help told the person at once. */
  @Column({ type: 'text', nullable: true })
  aiResponse!: string | null;

  /** The payment that a refund is asked for. */
  @Column({ type: 'uuid', nullable: true })
  paymentId!: string | null;

  /** What was mailed. */
  @Column({ type: 'text', nullable: true })
  answer!: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  answeredAt!: Date | null;

  /** The administrator's name. */
  @Column({ type: 'varchar', length: 60, nullable: true })
  answeredBy!: string | null;

  /** Hash of the network that it came from; null where nobody sent it by hand. */
  @Column({ type: 'varchar', length: 60, nullable: true })
  network!: string | null;

  /** Hash of the text. */
  @Column({ type: 'varchar', length: 60, nullable: true })
  textKey!: string | null;

  /** The first of those that are shown as one; null: it is the first. */
  @Column({ type: 'uuid', nullable: true })
  groupId!: string | null;

  @Index()
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
