import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { OwnerEntity } from '../sessions/owner.entity';

@Entity('totp_secrets')
export class TotpSecretEntity {
  @ForeignKey(() => OwnerEntity, { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'uuid' })
  ownerId!: string;

  /** Encrypted with `seal`. */
  @Column({ type: 'varchar', length: 200 })
  secret!: string;

  /** Time step of the last accepted code: the number of 30-second periods since 1970. No code is accepted twice. */
  @Column({ type: 'integer' })
  lastStep!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
