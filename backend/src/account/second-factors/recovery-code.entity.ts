import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { OwnerEntity } from '../sessions/owner.entity';

@Entity('recovery_codes')
export class RecoveryCodeEntity {
  /** SHA-256 is enough, because the 80 random bits of a code cannot be brute-forced. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  hash!: string;

  @Index('IDX_recovery_codes_owner_id')
  @ForeignKey(() => OwnerEntity, { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  ownerId!: string;
}
