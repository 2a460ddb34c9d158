import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** One use of an `Idempotency-Key`. While there is no result, the work is still in progress. */
@Entity('idempotency_keys')
export class IdempotencyKeyEntity {
  /** Hash of owner, operation and key. */
  @PrimaryColumn({ type: 'varchar', length: 60 })
  key!: string;

  @Column({ type: 'uuid', nullable: true })
  resultId!: string | null;

  @Index()
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
