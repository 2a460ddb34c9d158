import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { OwnerEntity } from '../sessions/owner.entity';

@Entity('password_resets')
export class PasswordResetEntity {
  /** SHA-256 of the token in the link, so that read access to the table does not allow a reset. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  tokenHash!: string;

  @Index()
  @ForeignKey(() => OwnerEntity, { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  ownerId!: string;

  @Column({ type: 'timestamptz' })
  expiresAt!: Date;
}
