import type { SecurityEventKind } from '@shortlist/contracts/account/security-event';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A security event of an account. Rows never change, and each row contains the hash of the previous row. */
@Entity('security_events')
export class SecurityEventEntity {
  /** One more than the id of the previous row. */
  @PrimaryColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'timestamptz', precision: 3 })
  at!: Date;

  @Column({ type: 'varchar', length: 40 })
  kind!: SecurityEventKind;

  /** Null if there is no account. No foreign key, because the row outlives the account. */
  @Index('IDX_security_events_user_id')
  @Column({ type: 'uuid', nullable: true })
  userId!: string | null;

  /** Network of the IP address (see `getCoarseNetwork`). */
  @Column({ type: 'varchar', length: 60 })
  network!: string;

  @Column({ type: 'varchar', length: 40 })
  browser!: string;

  /** Operating system. */
  @Column({ type: 'varchar', length: 40 })
  system!: string;

  @Column({ type: 'varchar', length: 64 })
  previousHash!: string;

  @Column({ type: 'varchar', length: 64 })
  hash!: string;
}
