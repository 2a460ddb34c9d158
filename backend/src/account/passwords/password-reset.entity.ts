import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { OwnerEntity } from '../sessions/owner.entity';

/** A mailed link that sets a new password. Used, it is gone. */
@Entity('password_resets')
export class PasswordResetEntity {
  /** SHA-256 of the token in the link: who reads the table cannot use what is in it. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  tokenHash!: string;

  /** The owner of the user whose password it sets. */
  @Index()
  @ForeignKey(() => OwnerEntity, { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  ownerId!: string;

  @Column({ type: 'timestamptz' })
  expiresAt!: Date;
}
