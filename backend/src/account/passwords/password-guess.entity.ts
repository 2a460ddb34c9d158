import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('password_guesses')
export class PasswordGuessEntity {
  /** SHA-256 of the account and of the network or known device. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  key!: string;

  @Column({ type: 'integer' })
  count!: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  lastAt!: Date;
}
