import type { AuditAction } from '@shortlist/contracts/admin/cost-protection';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An action that concerns money, taken by a person or the spend guard. Rows are never updated. */
@Entity('audit_entries')
export class AuditEntryEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** The actual time, not the start of the transaction, so that the entries are in order. */
  @Index('IDX_audit_entries_at')
  @Column({ type: 'timestamptz', default: () => 'clock_timestamp()' })
  at!: Date;

  /** Null for the spend guard. Not a foreign key, because the entry outlives the account. */
  @Column({ type: 'uuid', nullable: true })
  userId!: string | null;

  @Column({ type: 'varchar', length: 40 })
  action!: AuditAction;

  @Column({ type: 'jsonb' })
  details!: object;
}
