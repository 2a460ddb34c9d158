import type { Metric } from '@shortlist/contracts/admin/staff';
import type { Language } from '@shortlist/contracts/platform/languages';
import { microsToDollars, createFormatters } from '../costs/number-formats';
import type { BusinessMetrics } from './business-metrics.service';
import { type FigureName, i18nMessages } from './messages';

export interface MetricsSnapshot {
  metrics: BusinessMetrics;
  /** `day` and `month` are in micro-dollars, `monthlyLimit` in US dollars. */
  budget: { day: number; month: number; monthlyLimit: number };
}

function formatValues({ metrics, budget }: MetricsSnapshot, language: Language): Record<FigureName, string> {
  const { ai, people, work, money, messages, tasks, mails } = metrics;
  const { money: usd, whole, percent, hours, seconds } = createFormatters(language);
  return {
    spentToday: usd(microsToDollars(budget.day)),
    spentMonth: usd(microsToDollars(budget.month)),
    limitMonth: usd(budget.monthlyLimit),
    calls: whole(ai.calls),
    failed: whole(ai.failed),
    median: seconds(ai.medianMs / 1_000),
    accounts: whole(people.accounts),
    newAccounts: whole(people.newAccounts),
    generations: whole(work.generations),
    resumes: whole(work.resumes),
    letters: whole(work.letters),
    payments: whole(money.payments),
    refunds: whole(money.refunds),
    premium: whole(money.premium),
    conversion: percent(people.accounts ? (100 * money.premium) / people.accounts : 0),
    openMessages: whole(messages.open),
    openPriority: whole(messages.openPriority),
    oldest: hours(messages.oldestHours),
    received: whole(messages.received),
    followUps: whole(tasks.openFollowUps),
    tasks: whole(tasks.done),
    mailsWaiting: whole(mails.waiting),
    mailsGivenUp: whole(mails.givenUp),
  };
}

export function listFigures(snapshot: MetricsSnapshot, names: readonly FigureName[], language: Language): Metric[] {
  const values = formatValues(snapshot, language);
  return names.map((name) => ({ name: i18nMessages[language].figures[name], value: values[name] }));
}
