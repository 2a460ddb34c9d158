import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Whom things belong to: a browser's anonymous session, or the user that it became. */
@Entity('owners')
export class OwnerEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** Uses of the allowance, reserved ones included. */
  @Column({ type: 'integer', default: 0 })
  used!: number;

  /** The day of the last use, in days since 1970 (UTC), and the uses of that day: what the fair use of Premium is counted by. */
  @Column({ type: 'integer', default: 0 })
  usesDay!: number;

  @Column({ type: 'integer', default: 0 })
  dayUses!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
