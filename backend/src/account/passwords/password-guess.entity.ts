import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Wrong passwords for one account from one network, or from one device that the account knows. */
@Entity('password_guesses')
export class PasswordGuessEntity {
  /** Hash of the account's address and of who guesses. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  key!: string;

  @Column({ type: 'integer' })
  count!: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  lastAt!: Date;
}
