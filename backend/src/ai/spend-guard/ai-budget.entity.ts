import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Amounts spent and reserved in a day ("2026-11-21", UTC) or month ("2026-11"), in micro-dollars. */
@Entity('ai_budgets')
export class AiBudgetEntity {
  @PrimaryColumn('text')
  period!: string;

  @Column('bigint')
  spentMicros!: string;

  @Column('bigint')
  reservedMicros!: string;

  @Column('int')
  calls!: number;

  /** Amount spent or reserved by free use, which is included in the totals above. */
  @Column('bigint', { default: 0 })
  freeMicros!: string;

  @Column('int', { default: 0 })
  freeCalls!: number;
}
