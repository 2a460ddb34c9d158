import type { AuditAction } from '@shortlist/contracts/admin/cost-protection';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** That somebody, or the spend guard, did something that has to do with money. Rows are never changed. */
@Entity('audit_entries')
export class AuditEntryEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** The moment itself, not the beginning of its transaction: the order of entries tells the story. */
  @Index('IDX_audit_entries_at')
  @Column({ type: 'timestamptz', default: () => 'clock_timestamp()' })
  at!: Date;

  /** Null: the guard itself. No foreign key: the entry outlives the account. */
  @Column({ type: 'uuid', nullable: true })
  userId!: string | null;

  @Column({ type: 'varchar', length: 40 })
  action!: AuditAction;

  @Column({ type: 'jsonb' })
  details!: object;
}
