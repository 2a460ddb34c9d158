import { Column, CreateDateColumn, Entity, ForeignKey, Generated, Index, PrimaryColumn } from 'typeorm';
import { OwnerEntity } from './owner.entity';

@Entity('sessions')
export class SessionEntity {
  /** SHA-256 of the id in the cookie, so that read access to the table does not give access to sessions. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  id!: string;

  /** Identifies the session to its owner. Grants no access. */
  @Generated('uuid')
  @Column({ type: 'uuid' })
  handle!: string;

  @Index()
  @ForeignKey(() => OwnerEntity, { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  ownerId!: string;

  @Column({ type: 'varchar', length: 40, default: '' })
  browser!: string;

  /** Operating system. */
  @Column({ type: 'varchar', length: 40, default: '' })
  system!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** Time when the user last entered their password or used a second factor in this session. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  confirmedAt!: Date;

  /** Updated at most once an hour. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  usedAt!: Date;

  /** Time of the sign-out, or of a sign-in, which continues in a new session. */
  @Column({ type: 'timestamptz', nullable: true })
  endedAt!: Date | null;
}
