import type { HelpAction, HelpSource } from '@shortlist/contracts/support/help';
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('chat_turns')
@Index(['ownerId', 'id'])
export class ChatTurnEntity {
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id!: string;

  @ForeignKey('OwnerEntity', { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  ownerId!: string;

  @Column({ type: 'text' })
  content!: string;

  @Column({ type: 'boolean' })
  isUser!: boolean;

  @Column({ type: 'jsonb' })
  sources!: HelpSource[];

  @Column({ type: 'jsonb' })
  actions!: HelpAction[];

  @Column({ type: 'boolean', default: false })
  offersPerson!: boolean;

  @Column({ type: 'varchar', length: 20, nullable: true })
  reference!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
