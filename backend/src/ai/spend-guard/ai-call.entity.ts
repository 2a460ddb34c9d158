import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A `reserved` call is still running. The process of a `lost` call died, so its whole reservation counts as spent. */
export type CallOutcome =
  'reserved' | 'ok' | 'cancelled' | 'unreachable' | 'refused' | 'stalled' | 'nonsense' | 'failed' | 'lost';

/** A call to a writer, paid or free. Only the spend guard writes this table. Amounts are in micro-dollars. */
@Entity('ai_calls')
@Index(['startedAt'])
@Index(['outcome', 'startedAt'])
export class AiCallEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('timestamptz')
  startedAt!: Date;

  /** The user for whom the call was made. Null for agents, and after the owner is deleted. */
  @Index()
  @ForeignKey('OwnerEntity', { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  ownerId!: string | null;

  /** Display name of the agent that made the call. Null if a user made it. */
  @Column('text', { nullable: true })
  staffMember!: string | null;

  @Column('text')
  feature!: string;

  @Column('text')
  model!: string;

  @Column('text')
  outcome!: CallOutcome;

  /** True if the owner has not paid. The call then counts against the budget share for free use. */
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
