import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A used passkey challenge, or the hash of an authenticator app's secret after the setup. Prevents replays. */
@Entity('spent_challenges')
export class SpentChallengeEntity {
  @PrimaryColumn({ type: 'varchar', length: 100 })
  challenge!: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  spentAt!: Date;
}
