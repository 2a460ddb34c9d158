import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Whom things belong to: a browser's anonymous session, or the user that it became. */
@Entity('owners')
export class OwnerEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** Uses of the allowance, reserved ones included. */
  @Column({ type: 'integer', default: 0 })
  used!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
