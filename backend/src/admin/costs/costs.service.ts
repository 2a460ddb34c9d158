import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import type { AuditEntry, CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Response } from 'express';
import { UserService } from '../../account/users/user.service';
import { CostSettingsService } from '../../ai/spend-guard/cost-settings.service';
import { LedgerService } from '../../ai/spend-guard/ledger.service';
import { WritersService } from '../../ai/writers.service';
import { AuditService } from '../../platform/audit/audit.service';
import { Config } from '../../platform/config/config';
import { toIsoDate, millisecondsInDay } from '../../platform/time';
import { formatAuditEntry } from './format-audit-entry';
import { formatCallRows, csvHeader } from './calls-csv';
import { buildCostDashboard } from './cost-dashboard';
import { MarginService } from './margin.service';
import { i18nMessages } from '../messages';

const chartDays = 30;

@Injectable()
export class CostsService {
  constructor(
    private readonly config: Config,
    private readonly ledger: LedgerService,
    private readonly settings: CostSettingsService,
    private readonly writers: WritersService,
    private readonly margins: MarginService,
    private readonly auditLog: AuditService,
    private readonly users: UserService,
  ) {}

  async getDashboard(language: Language): Promise<CostDashboard> {
    const now = new Date();
    const [spendTotals, paidCallStatus, config, staff, features, models, days, margin] = await Promise.all([
      this.ledger.getSpendTotals(now),
      this.ledger.getPaidCallStatus(now),
      this.settings.getSettings(),
      this.ledger.listStaffUsage(now),
      this.ledger.listFeatureUsage(now),
      this.ledger.listModelUsage(now),
      this.ledger.listDays(now, chartDays),
      this.margins.getMargin(),
    ]);
    const fallbackLevel = await this.writers.getFallbackLevel(paidCallStatus);
    const { dailyCalls } = this.config.ai;
    const metrics = {
      now,
      spendTotals,
      paidCallStatus,
      fallbackLevel,
      config,
      dailyCalls,
      staff,
      features,
      models,
      days,
      margin,
    };
    return buildCostDashboard(metrics, language);
  }

  async listAuditEntries(language: Language): Promise<AuditEntry[]> {
    const entries = await this.auditLog.list();
    const usernames = await this.users.listUsernames(entries.flatMap(({ userId }) => userId ?? []));
    return entries.map((entry) => ({
      id: entry.id,
      at: entry.at.toISOString(),
      by: entry.userId && (usernames.get(entry.userId) ?? i18nMessages[language].costs.formerAdministrator),
      action: entry.action,
      text: formatAuditEntry(entry, language),
    }));
  }

  /** Streams the rows page by page, because they may not fit in memory. */
  async streamCalls(response: Response, days: number): Promise<void> {
    const now = new Date();
    const since = new Date(now.getTime() - days * millisecondsInDay);
    const pages = this.ledger.streamCalls(since);
    response.attachment(`ai-calls-${toIsoDate(now)}.csv`).type('text/csv');
    const generateLines = async function* () {
      yield csvHeader;
      for await (const rows of pages) yield formatCallRows(rows);
    };
    await pipeline(Readable.from(generateLines()), response);
  }
}
