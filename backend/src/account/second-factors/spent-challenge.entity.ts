import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A challenge that a passkey has answered: the same answer is good for nothing more. */
@Entity('spent_challenges')
export class SpentChallengeEntity {
  @PrimaryColumn({ type: 'varchar', length: 100 })
  challenge!: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  spentAt!: Date;
}
