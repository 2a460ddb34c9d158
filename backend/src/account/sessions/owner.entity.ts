import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The owner of stored data. An owner is a guest or a user. */
@Entity('owners')
export class OwnerEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** Number of uses. See `QuotaService`. */
  @Column({ type: 'integer', default: 0 })
  used!: number;

  /** Day of the last use, in days since 1970 (UTC). */
  @Column({ name: 'uses_day', type: 'integer', default: 0 })
  lastUseDay!: number;

  /** Number of uses on the day of the last use. The fair-use limit of Premium applies to it. */
  @Column({ name: 'day_uses', type: 'integer', default: 0 })
  lastDayUses!: number;

  /** Hash of the network from which a guest first stored something. Null for an account. See `StorageService`. */
  @Index()
  @Column({ type: 'varchar', length: 60, nullable: true })
  network!: string | null;

  /** Stored bytes of a guest, rounded up to a step. */
  @Column({ type: 'integer', default: 0 })
  countedBytes!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
