import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('contact_messages')
export class ContactMessageEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Index()
  @ForeignKey('OwnerEntity', { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  ownerId!: string;

  /** What the person can quote. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 20 })
  reference!: string;

  @Column({ type: 'varchar', length: 120 })
  name!: string;

  @Column({ type: 'varchar', length: 254 })
  email!: string;

  @Column({ type: 'varchar', length: 200 })
  subject!: string;

  @Column({ type: 'varchar', length: 5000 })
  message!: string;

  @Column({ type: 'varchar', length: 2 })
  language!: string;

  /** Sent by an owner with Premium. */
  @Column({ type: 'boolean' })
  priority!: boolean;

  @Column({ type: 'varchar', length: 10, default: 'open' })
  status!: 'open' | 'answered' | 'closed';

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
