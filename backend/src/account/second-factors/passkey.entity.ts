import { Column, CreateDateColumn, Entity, ForeignKey, Generated, Index, PrimaryColumn } from 'typeorm';
import { OwnerEntity } from '../sessions/owner.entity';

@Entity('passkeys')
export class PasskeyEntity {
  /** Credential id from the authenticator, in base64url. */
  @PrimaryColumn({ type: 'varchar', length: 1400 })
  id!: string;

  /** Identifies the passkey to its owner. */
  @Generated('uuid')
  @Column({ type: 'uuid' })
  handle!: string;

  @Index('IDX_passkeys_owner_id')
  @ForeignKey(() => OwnerEntity, { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  ownerId!: string;

  /** COSE key, in base64url. */
  @Column({ type: 'text' })
  publicKey!: string;

  /** Increases with each use if the authenticator counts uses. Otherwise 0. */
  @Column({ type: 'bigint' })
  counter!: string;

  @Column({ type: 'varchar', length: 40 })
  browser!: string;

  /** Operating system. */
  @Column({ type: 'varchar', length: 40 })
  system!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  usedAt!: Date | null;
}
