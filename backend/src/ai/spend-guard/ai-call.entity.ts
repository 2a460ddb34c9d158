import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** How a call ended. `reserved`: it runs; `lost`: its process died, and the whole reservation counts as spent. */
export type CallOutcome =
  'reserved' | 'ok' | 'cancelled' | 'unreachable' | 'refused' | 'stalled' | 'nonsense' | 'failed' | 'lost';

/** The ledger: one row a call of a writer, paid or not. Rows are written by the spend guard alone. Money in micro-dollars. */
@Entity('ai_calls')
@Index(['startedAt'])
@Index(['outcome', 'startedAt'])
export class AiCallEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('timestamptz')
  startedAt!: Date;

  /** The job seeker it was for. The ledger outlives its owners. */
  @Index()
  @ForeignKey('OwnerEntity', { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  ownerId!: string | null;

  /** The member of staff it was for. */
  @Column('text', { nullable: true })
  staffMember!: string | null;

  /** What it was for, with the version of the prompt: "one-click-resume@1". */
  @Column('text')
  feature!: string;

  @Column('text')
  model!: string;

  @Column('text')
  outcome!: CallOutcome;

  /** For somebody who has not paid: counts against the share of free use. */
  @Column('boolean', { default: false })
  free!: boolean;

  /** Micro-dollars set aside while it ran. */
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
