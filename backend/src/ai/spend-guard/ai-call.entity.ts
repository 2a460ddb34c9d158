import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** `reserved`: still running. `lost`: its process died, and the whole reservation counts as spent. */
export type CallOutcome =
  'reserved' | 'ok' | 'cancelled' | 'unreachable' | 'refused' | 'stalled' | 'nonsense' | 'failed' | 'lost';

/** Ledger: one row per call of a writer, paid or free. Written only by the spend guard. Amounts in micro-dollars. */
@Entity('ai_calls')
@Index(['startedAt'])
@Index(['outcome', 'startedAt'])
export class AiCallEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('timestamptz')
  startedAt!: Date;

  /** Job seeker that the call was made for. Null for an agent, or after the owner is deleted. */
  @Index()
  @ForeignKey('OwnerEntity', { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  ownerId!: string | null;

  @Column('text', { nullable: true })
  staffMember!: string | null;

  @Column('text')
  feature!: string;

  @Column('text')
  model!: string;

  @Column('text')
  outcome!: CallOutcome;

  /** True if the owner has not paid: the call counts against the share of free use. */
  @Column('boolean', { default: false })
  free!: boolean;

  @Column('bigint')
  reservedMicros!: string;

  @Column('bigint')
  costMicros!: string;

  @Column('int')
  inputTokens!: number;

  @Column('int')
  cachedTokens!: number;

  @Column('int')
  outputTokens!: number;

  @Column('int')
  latencyMs!: number;
}
