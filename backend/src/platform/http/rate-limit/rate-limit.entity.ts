import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Calls of one subject in one minute or day. */
@Entity('rate_limits')
export class RateLimitEntity {
  /** Kind and subject; IP addresses and accounts are hashed. */
  @PrimaryColumn({ type: 'varchar', length: 100 })
  key!: string;

  /** The last one of what is counted, in minutes since 1970. */
  @PrimaryColumn({ type: 'integer' })
  minute!: number;

  @Column({ type: 'integer' })
  count!: number;
}
