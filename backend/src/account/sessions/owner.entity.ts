import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The owner of stored data: an anonymous browser session, or the user that it became. */
@Entity('owners')
export class OwnerEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'integer', default: 0 })
  used!: number;

  /**
   * Day of the last use, in days since 1970 (UTC), and the number of uses on that day. The fair-use limit of Premium
   * counts by these.
   */
  @Column({ type: 'integer', default: 0 })
  usesDay!: number;

  @Column({ type: 'integer', default: 0 })
  dayUses!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
