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

/** The last whole week before a moment, from Monday to Sunday, UTC. */
export function lastWeek(now: Date): Range {
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  const monday = startOfDay(now).getTime() - sinceMonday * dayInMs;
  return { from: new Date(monday - 7 * dayInMs), to: new Date(monday) };
}

/** Today so far, counted when it is read; and the last whole week, whose counts a job keeps. */
@Injectable()
export class ReportsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly facts: FactsService,
  ) {}

  /** Hourly, so that a week at whose end nothing ran has its report, too. */
  @Job({ name: 'make-reports', every: hour })
  async makeDue(): Promise<void> {
    await this.makeWeekly(new Date());
  }

  /** From midnight UTC to now. */
  async readDaily(language: Language, now = new Date()): Promise<Report> {
    const day = { from: dayOf(now), to: dayOf(now) };
    const facts = await this.facts.gather({ from: startOfDay(now), to: now });
    return { report: reportText({ kind: 'daily', ...day, facts }, language), ...day, createdAt: now.toISOString() };
  }

  /** Returns the week's counts with the work that is open now. Creates the report if the job has not run yet. */
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

/** Facts of a time, with the open work of another: what has been answered since presses nobody. */
const withOpen = (facts: Facts, { messages, tasks, mails }: Facts): Facts => ({
  ...facts,
  messages: { ...messages, received: facts.messages.received },
  tasks: { ...facts.tasks, openFollowUps: tasks.openFollowUps },
  mails,
});
