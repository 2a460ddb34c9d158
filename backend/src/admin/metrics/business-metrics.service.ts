import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { StaffId } from '@shortlist/contracts/admin/staff';
import { DataSource } from 'typeorm';
import { UserService } from '../../account/users/user.service';
import { type CallMetrics, CallMetricsService } from '../../ai/spend-guard/call-metrics.service';
import { LedgerService } from '../../ai/spend-guard/ledger.service';
import { DocumentMetricsService } from '../../builder/document-metrics.service';
import { GenerationsService } from '../../generator/generations.service';
import { type PaymentMetrics, PaymentMetricsService } from '../../payments/payment-metrics.service';
import type { DateRange } from '../../platform/time';
import { MailMetrics } from '../../platform/mail/mail-metrics';
import {
  type ContactMessageMetrics,
  ContactMessageMetricsService,
} from '../../support/contact-messages/contact-message-metrics.service';

/** Business metrics of a period, and the open work at the time of the query. Values are counts unless stated otherwise. */
export interface BusinessMetrics {
  ai: CallMetrics & { emergency: boolean };
  people: { accounts: number; newAccounts: number };
  work: { generations: number; resumes: number; letters: number };
  money: PaymentMetrics;
  messages: ContactMessageMetrics;
  tasks: { done: number; openFollowUps: number; byStaff: Partial<Record<StaffId, number>> };
  mails: { waiting: number; givenUp: number };
}

/** Collects metrics from the services that own the tables. */
@Injectable()
export class BusinessMetricsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly ledger: LedgerService,
    private readonly calls: CallMetricsService,
    private readonly users: UserService,
    private readonly generations: GenerationsService,
    private readonly documents: DocumentMetricsService,
    private readonly payments: PaymentMetricsService,
    private readonly messages: ContactMessageMetricsService,
    private readonly mails: MailMetrics,
  ) {}

  async collect(range: DateRange): Promise<BusinessMetrics> {
    const [calls, { isEmergency }, people, generations, documents, money, messages, tasks, mails] = await Promise.all([
      this.calls.summarize(range),
      this.ledger.getPaidCallStatus(new Date()),
      this.users.countAccounts(range),
      this.generations.countCreated(range),
      this.documents.countCreated(range),
      this.payments.summarize(range),
      this.messages.summarize(range),
      this.summarizeTasks(range),
      this.mails.countUndelivered(),
    ]);
    return {
      ai: { ...calls, emergency: isEmergency },
      people,
      work: { generations, ...documents },
      money,
      messages,
      tasks,
      mails,
    };
  }

  private async summarizeTasks({ from, to }: DateRange): Promise<BusinessMetrics['tasks']> {
    const rows = await this.database.query<{ staff_id: StaffId; tasks: number; open_follow_ups: number }[]>(
      `SELECT staff_id, count(*) FILTER (WHERE completed_at >= $1 AND completed_at < $2)::int AS tasks,
         count(*) FILTER (WHERE follow_up_required AND resolved_at IS NULL)::int AS open_follow_ups
         FROM ai_activity_log GROUP BY staff_id`,
      [from, to],
    );
    return {
      done: rows.reduce((sum, { tasks }) => sum + tasks, 0),
      openFollowUps: rows.reduce((sum, { open_follow_ups: count }) => sum + count, 0),
      byStaff: Object.fromEntries(rows.filter(({ tasks }) => tasks > 0).map(({ staff_id: id, tasks }) => [id, tasks])),
    };
  }
}
