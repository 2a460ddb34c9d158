import { Column, CreateDateColumn, Entity, ForeignKey, Generated, Index, PrimaryColumn } from 'typeorm';
import { OwnerEntity } from './owner.entity';

@Entity('sessions')
export class SessionEntity {
  /** SHA-256 of the id in the cookie: who reads the table cannot use what is in it. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  id!: string;

  /** Names the session to its owner; lets nobody in. */
  @Generated('uuid')
  @Column({ type: 'uuid' })
  handle!: string;

  @Index()
  @ForeignKey(() => OwnerEntity, { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  ownerId!: string;

  /** What began it, see `deviceOf`. */
  @Column({ type: 'varchar', length: 40, default: '' })
  browser!: string;

  @Column({ type: 'varchar', length: 40, default: '' })
  system!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** When the user said their password, or used a second factor, in it last. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  confirmedAt!: Date;

  /** Moves once an hour at most. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  usedAt!: Date;

  /** Set at sign-in and sign-out: the id is of no use any more. */
  @Column({ type: 'timestamptz', nullable: true })
  endedAt!: Date | null;
}
