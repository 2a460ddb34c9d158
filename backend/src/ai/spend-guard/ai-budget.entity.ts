import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Micro-dollars spent and reserved in a day ("2026-11-21", UTC) or a month ("2026-11"). */
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

  /** Part of the amounts above that was spent or reserved for users who have not paid. */
  @Column('bigint', { default: 0 })
  freeMicros!: string;

  @Column('int', { default: 0 })
  freeCalls!: number;
}
