import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Report } from '@shortlist/contracts/admin/reports';
import type { Language } from '@shortlist/contracts/platform/languages';
import { DataSource } from 'typeorm';
import { dayOf } from '../../platform/day';
import { hour, Job } from '../../platform/jobs/job';
import { type Facts, FactsService, type Range } from '../facts/facts.service';
import { reportText } from '../facts/report-text';
import { ReportEntity } from './report.entity';

const dayInMs = 86_400_000;
const startOfDay = (now: Date) => new Date(`${dayOf(now)}T00:00:00Z`);

/** Returns the last full week, Monday to Sunday (UTC). */
export function lastWeek(now: Date): Range {
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  const monday = startOfDay(now).getTime() - sinceMonday * dayInMs;
  return { from: new Date(monday - 7 * dayInMs), to: new Date(monday) };
}

/** Daily reports are computed on read. A job stores the counts of the last full week. */
@Injectable()
export class ReportsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly facts: FactsService,
  ) {}

  /** Runs hourly, so that a week gets its report even if nothing ran at its end. */
  @Job({ name: 'make-reports', every: hour })
  async makeDue(): Promise<void> {
    await this.makeWeekly(new Date());
  }

  async readDaily(language: Language, now = new Date()): Promise<Report> {
    const day = { from: dayOf(now), to: dayOf(now) };
    const facts = await this.facts.gather({ from: startOfDay(now), to: now });
    return { report: reportText({ kind: 'daily', ...day, facts }, language), ...day, createdAt: now.toISOString() };
  }

  async readWeekly(language: Language, now = new Date()): Promise<Report> {
    await this.makeWeekly(now);
    const from = dayOf(lastWeek(now).from);
    const row = await this.database.manager.findOneByOrFail(ReportEntity, { kind: 'weekly', from });
    const facts = withOpen(row.facts, await this.facts.gather({ from: now, to: now }));
    const report = reportText({ ...row, facts }, language);
    return { report, from, to: row.to, createdAt: row.createdAt.toISOString() };
  }

  private async makeWeekly(now: Date): Promise<void> {
    const week = lastWeek(now);
    const from = dayOf(week.from);
    if (await this.database.manager.existsBy(ReportEntity, { kind: 'weekly', from })) return;
    const facts = await this.facts.gather(week);
    const to = dayOf(new Date(week.to.getTime() - dayInMs));
    // A concurrent request may have created it first.
    await this.database
      .createQueryBuilder()
      .insert()
      .into(ReportEntity)
      .values({ kind: 'weekly', from, to, facts })
      .orIgnore()
      .execute();
  }
}

/** Replaces the open work with the current one, because work that is finished by now needs no attention. */
const withOpen = (facts: Facts, { messages, tasks, mails }: Facts): Facts => ({
  ...facts,
  messages: { ...messages, received: facts.messages.received },
  tasks: { ...facts.tasks, openFollowUps: tasks.openFollowUps },
  mails,
});
