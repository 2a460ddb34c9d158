import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a day ("2026-11-21", UTC) or a month ("2026-11") has spent and holds reserved, in micro-dollars. */
@Entity('ai_budgets')
export class AiBudgetEntity {
  @PrimaryColumn('text')
  period!: string;

  @Column('bigint')
  spentMicros!: string;

  @Column('bigint')
  reservedMicros!: string;

  /** Paid calls that were started. */
  @Column('int')
  calls!: number;

  /** Of all that, what free use has spent and holds reserved, and its calls. */
  @Column('bigint', { default: 0 })
  freeMicros!: string;

  @Column('int', { default: 0 })
  freeCalls!: number;
}
