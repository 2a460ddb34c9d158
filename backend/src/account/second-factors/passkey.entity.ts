import { Column, CreateDateColumn, Entity, ForeignKey, Generated, Index, PrimaryColumn } from 'typeorm';
import { OwnerEntity } from '../sessions/owner.entity';

/** The public half of a key that stays in a device or a password manager. */
@Entity('passkeys')
export class PasskeyEntity {
  /** As the authenticator names it, in base64url. */
  @PrimaryColumn({ type: 'varchar', length: 1400 })
  id!: string;

  /** Names it to its owner. */
  @Generated('uuid')
  @Column({ type: 'uuid' })
  handle!: string;

  @Index('IDX_passkeys_owner_id')
  @ForeignKey(() => OwnerEntity, { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  ownerId!: string;

  /** COSE, in base64url. */
  @Column({ type: 'text' })
  publicKey!: string;

  /** Moves with each use where the authenticator counts; 0 where it does not. */
  @Column({ type: 'bigint' })
  counter!: string;

  /** What it was made with, see `deviceOf`. */
  @Column({ type: 'varchar', length: 40 })
  browser!: string;

  @Column({ type: 'varchar', length: 40 })
  system!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  usedAt!: Date | null;
}
