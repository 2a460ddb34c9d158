import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { OwnerEntity } from '../sessions/owner.entity';

/** Lets its owner in once without their device. Used, it is gone. */
@Entity('recovery_codes')
export class RecoveryCodeEntity {
  /** SHA-256: a code has 80 random bits, which nobody tries out. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  hash!: string;

  @Index('IDX_recovery_codes_owner_id')
  @ForeignKey(() => OwnerEntity, { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  ownerId!: string;
}
