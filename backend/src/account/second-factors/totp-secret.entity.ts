import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { OwnerEntity } from '../sessions/owner.entity';

/** What an authenticator app counts its codes with. */
@Entity('totp_secrets')
export class TotpSecretEntity {
  @ForeignKey(() => OwnerEntity, { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'uuid' })
  ownerId!: string;

  /** Sealed, see `seal`. */
  @Column({ type: 'varchar', length: 200 })
  secret!: string;

  /** That of the last code that was taken, in half minutes since 1970: no code is taken twice. */
  @Column({ type: 'integer' })
  lastStep!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
