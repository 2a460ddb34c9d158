import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Report } from '@shortlist/contracts/admin/reports';
import type { Language } from '@shortlist/contracts/platform/languages';
import { DataSource } from 'typeorm';
import { dayOf } from '../../platform/day';
import { hour, Job } from '../../platform/jobs/job';
import { FactsService } from '../facts/facts.service';
import { reportText } from '../facts/report-text';
import { ReportEntity } from './report.entity';

type Kind = ReportEntity['kind'];
const dayInMs = 86_400_000;

/** The last whole day, or the last whole week from Monday to Sunday, before a moment. UTC. */
export function periodBefore(kind: Kind, now: Date): { from: Date; to: Date } {
  const today = new Date(`${dayOf(now)}T00:00:00Z`).getTime();
  if (kind === 'daily') return { from: new Date(today - dayInMs), to: new Date(today) };
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  const monday = today - sinceMonday * dayInMs;
  return { from: new Date(monday - 7 * dayInMs), to: new Date(monday) };
}

/** Reports of whole days and weeks, made once by a job and kept. */
@Injectable()
export class ReportsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly facts: FactsService,
  ) {}

  /** Hourly, so that a day on which nothing ran at midnight has its report, too. */
  @Job({ name: 'make-reports', every: hour })
  async makeDue(): Promise<void> {
    await this.make('daily', new Date());
    await this.make('weekly', new Date());
  }

  /** The report that is due; made now when the job has not come to it. */
  async read(kind: Kind, language: Language, now = new Date()): Promise<Report> {
    await this.make(kind, now);
    const row = await this.database.manager.findOneByOrFail(ReportEntity, { kind, from: fromOf(kind, now) });
    return { report: reportText(row, language), from: row.from, to: row.to, createdAt: row.createdAt.toISOString() };
  }

  private async make(kind: Kind, now: Date): Promise<void> {
    const from = fromOf(kind, now);
    if (await this.database.manager.existsBy(ReportEntity, { kind, from })) return;
    const period = periodBefore(kind, now);
    const facts = await this.facts.gather(period);
    const to = dayOf(new Date(period.to.getTime() - dayInMs));
    // Whoever reads it may have come first.
    await this.database
      .createQueryBuilder()
      .insert()
      .into(ReportEntity)
      .values({ kind, from, to, facts })
      .orIgnore()
      .execute();
  }
}

const fromOf = (kind: Kind, now: Date) => dayOf(periodBefore(kind, now).from);
