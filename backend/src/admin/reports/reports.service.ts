import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Report } from '@shortlist/contracts/admin/reports';
import type { Language } from '@shortlist/contracts/platform/languages';
import { DataSource } from 'typeorm';
import { day, JobsService } from '../../platform/jobs/jobs.service';
import { FactsService } from '../facts/facts.service';
import { reportText } from '../facts/report-text';
import { ReportEntity } from './report.entity';

type Kind = ReportEntity['kind'];
const dayInMs = 86_400_000;

/** The last whole day, or the last whole week from Monday to Sunday, before a moment. UTC. */
export function periodBefore(kind: Kind, now: Date): { from: Date; to: Date } {
  const today = new Date(`${day(now)}T00:00:00Z`).getTime();
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
    private readonly jobs: JobsService,
    private readonly facts: FactsService,
  ) {}

  /** Hourly, so that a day on which nothing ran at midnight has its report, too. */
  @Interval(3_600_000)
  async makeDue(now = new Date()): Promise<void> {
    await this.make('daily', now);
    await this.make('weekly', now);
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
    await this.jobs.oncePer(`report-${kind}`, from, async (manager) => {
      await manager.insert(ReportEntity, { kind, from, to: day(new Date(period.to.getTime() - dayInMs)), facts });
    });
  }
}

const fromOf = (kind: Kind, now: Date) => day(periodBefore(kind, now).from);
