import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import type { AuditEntry, CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Response } from 'express';
import { CostSettingsService } from '../../ai/spend-guard/cost-settings.service';
import { LedgerService } from '../../ai/spend-guard/ledger.service';
import { WritersService } from '../../ai/writers.service';
import { AuditService } from '../../platform/audit/audit.service';
import { Config } from '../../platform/config/config';
import { auditText } from './audit-text';
import { callLines, csvHead } from './calls-csv';
import { costDashboard } from './dashboard';
import { MarginService } from './margin.service';
import { messages } from './messages';

const chartDays = 30;

@Injectable()
export class CostsService {
  constructor(
    private readonly config: Config,
    private readonly ledger: LedgerService,
    private readonly settings: CostSettingsService,
    private readonly writers: WritersService,
    private readonly margins: MarginService,
    private readonly entries: AuditService,
  ) {}

  async dashboard(language: Language): Promise<CostDashboard> {
    const now = new Date();
    const [spent, state, config, staff, features, models, days, margin] = await Promise.all([
      this.ledger.spent(now),
      this.ledger.state(now),
      this.settings.read(),
      this.ledger.staffUsage(now),
      this.ledger.byFeature(now),
      this.ledger.byModel(now),
      this.ledger.days(now, chartDays),
      this.margins.read(),
    ]);
    const ladder = await this.writers.step(state);
    const { dailyCalls } = this.config.ai;
    const facts = { now, spent, state, ladder, config, dailyCalls, staff, features, models, days, margin };
    return costDashboard(facts, language);
  }

  async audit(language: Language): Promise<AuditEntry[]> {
    return (await this.entries.list()).map((entry) => ({
      id: entry.id,
      at: entry.at.toISOString(),
      by: entry.userId && (entry.username ?? messages[language].formerAdministrator),
      action: entry.action,
      text: auditText(entry, language),
    }));
  }

  /** Streams the rows in pages, because a month has more rows than fit in memory. */
  async writeCalls(response: Response, days: number): Promise<void> {
    const now = new Date();
    const since = new Date(now.getTime() - days * 86_400_000);
    const pages = this.ledger.calls(since);
    response.attachment(`ai-calls-${now.toISOString().slice(0, 10)}.csv`).type('text/csv');
    const lines = async function* () {
      yield csvHead;
      for await (const rows of pages) yield callLines(rows);
    };
    await pipeline(Readable.from(lines()), response);
  }
}
