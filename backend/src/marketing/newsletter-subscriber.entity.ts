import type { Language } from '@shortlist/contracts/platform/languages';
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An email address. Until it is confirmed, it receives only the confirmation email. */
@Entity('newsletter_subscribers')
export class NewsletterSubscriberEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** In lowercase. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 254 })
  address!: string;

  @Column({ type: 'varchar', length: 2 })
  language!: Language;

  /** Set only if the user was signed in with this address. The subscription is then deleted with the account. */
  @Index()
  @ForeignKey('OwnerEntity', { onDelete: 'CASCADE' })
  @Column({ type: 'uuid', nullable: true })
  ownerId!: string | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  askedAt!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
