import { Injectable } from '@nestjs/common';
import { LedgerService } from '../../ai/spend-guard/ledger.service';
import { CostSettingsService } from '../../ai/spend-guard/cost-settings.service';
import { FactsService } from './facts.service';
import type { Standing } from './figure-list';

const week = 7 * 86_400_000;

@Injectable()
export class StandingService {
  constructor(
    private readonly facts: FactsService,
    private readonly ledger: LedgerService,
    private readonly settings: CostSettingsService,
  ) {}

  async at(now: Date): Promise<Standing> {
    const [facts, spent, limits] = await Promise.all([
      this.facts.gather({ from: new Date(now.getTime() - week), to: now }),
      this.ledger.spent(now),
      this.settings.read(),
    ]);
    const budget = { day: spent.day.micros, month: spent.month.micros, monthlyLimit: limits.monthlyLimit };
    return { facts, budget };
  }
}
