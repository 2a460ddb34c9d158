import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Report } from '@shortlist/contracts/admin/reports';
import type { Language } from '@shortlist/contracts/platform/languages';
import { DataSource } from 'typeorm';
import { toIsoDate, type DateRange, secondsInHour, millisecondsInDay } from '../../platform/time';
import { Job } from '../../platform/jobs/job.decorator';
import { type BusinessMetrics, BusinessMetricsService } from '../metrics/business-metrics.service';
import { formatReport } from './format-report';
import { ReportEntity } from './report.entity';

const getStartOfDay = (now: Date) => new Date(`${toIsoDate(now)}T00:00:00Z`);

/** Returns the last full week from Monday to Sunday, in UTC. */
export function getLastWeek(now: Date): DateRange {
  const daysSinceMonday = (now.getUTCDay() + 6) % 7;
  const mondayMs = getStartOfDay(now).getTime() - daysSinceMonday * millisecondsInDay;
  return { from: new Date(mondayMs - 7 * millisecondsInDay), to: new Date(mondayMs) };
}

/** Daily reports are computed on read. A job stores the metrics of the last full week. */
@Injectable()
export class ReportsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly metrics: BusinessMetricsService,
  ) {}

  /** Runs hourly, so that each week gets a report even if the server was down when the week ended. */
  @Job({ name: 'make-reports', every: secondsInHour })
  async createDueReports(): Promise<void> {
    await this.createWeeklyReport(new Date());
  }

  async readDaily(language: Language, now = new Date()): Promise<Report> {
    const dates = { from: toIsoDate(now), to: toIsoDate(now) };
    const metrics = await this.metrics.collect({ from: getStartOfDay(now), to: now });
    return {
      report: formatReport({ kind: 'daily', ...dates, facts: metrics }, language),
      ...dates,
      createdAt: now.toISOString(),
    };
  }

  async readWeekly(language: Language, now = new Date()): Promise<Report> {
    await this.createWeeklyReport(now);
    const from = toIsoDate(getLastWeek(now).from);
    const row = await this.database.manager.findOneByOrFail(ReportEntity, { kind: 'weekly', from });
    const metrics = updateOpenWork(row.facts, await this.metrics.collect({ from: now, to: now }));
    const report = formatReport({ ...row, facts: metrics }, language);
    return { report, from, to: row.to, createdAt: row.createdAt.toISOString() };
  }

  private async createWeeklyReport(now: Date): Promise<void> {
    const week = getLastWeek(now);
    const from = toIsoDate(week.from);
    if (await this.database.manager.existsBy(ReportEntity, { kind: 'weekly', from })) return;
    const metrics = await this.metrics.collect(week);
    const to = toIsoDate(new Date(week.to.getTime() - millisecondsInDay));
    // A concurrent request may have created the report first.
    await this.database
      .createQueryBuilder()
      .insert()
      .into(ReportEntity)
      .values({ kind: 'weekly', from, to, facts: metrics })
      .orIgnore()
      .execute();
  }
}

/** Uses the current counts of open work, because work that was open in the past may be finished. */
const updateOpenWork = (metrics: BusinessMetrics, { messages, tasks, mails }: BusinessMetrics): BusinessMetrics => ({
  ...metrics,
  messages: { ...messages, received: metrics.messages.received },
  tasks: { ...metrics.tasks, openFollowUps: tasks.openFollowUps },
  mails,
});
