import type { Language } from '@shortlist/contracts/platform/languages';
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A mail that is still to be sent; sent, it is gone. What it says is made when it is sent, so no secret lies in here. */
@Entity('mails')
export class MailEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** Names its composer. */
  @Column({ type: 'varchar', length: 40 })
  kind!: string;

  /** Absent where the mail must outlive the account, or nobody knows whose the address is. */
  @Index()
  @ForeignKey('OwnerEntity', { onDelete: 'CASCADE' })
  @Column({ type: 'uuid', nullable: true })
  ownerId!: string | null;

  /** What it is about, for its composer: the id of a payment, of a message. */
  @Column({ type: 'uuid', nullable: true })
  subjectId!: string | null;

  @Column({ type: 'varchar', length: 254 })
  address!: string;

  @Column({ type: 'varchar', length: 2 })
  language!: Language;

  @Column({ type: 'integer', default: 0 })
  attempts!: number;

  /** Null: given up. */
  @Index()
  @Column({ type: 'timestamptz', nullable: true, default: () => 'now()' })
  nextTryAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
