import type { Language } from '@shortlist/contracts/platform/languages';
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An address that asked for the newsletter. It is sent nothing but the question until it has confirmed. */
@Entity('newsletter_subscribers')
export class SubscriberEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** In small letters. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 254 })
  address!: string;

  @Column({ type: 'varchar', length: 2 })
  language!: Language;

  /** Only where somebody asked who was signed in with this very address: then it goes with the account. */
  @Index()
  @ForeignKey('OwnerEntity', { onDelete: 'CASCADE' })
  @Column({ type: 'uuid', nullable: true })
  ownerId!: string | null;

  /** When the last mail about it was ordered. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  askedAt!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
