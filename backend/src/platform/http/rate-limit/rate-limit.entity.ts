import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Number of calls by one subject (an owner id, network, account or mailbox) in one minute, hour or day. */
@Entity('rate_limits')
export class RateLimitEntity {
  /** Kind and hashed subject. */
  @PrimaryColumn({ type: 'varchar', length: 100 })
  key!: string;

  /** Last minute of the counted period, in minutes since 1970. */
  @PrimaryColumn({ type: 'integer' })
  minute!: number;

  @Column({ type: 'integer' })
  count!: number;
}
