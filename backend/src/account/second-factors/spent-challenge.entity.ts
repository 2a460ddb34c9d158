import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A challenge that a passkey has responded to, or the hash of the secret that an authenticator app was added with.
 * Prevents replays.
 */
@Entity('spent_challenges')
export class SpentChallengeEntity {
  @PrimaryColumn({ type: 'varchar', length: 100 })
  challenge!: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  spentAt!: Date;
}
