import type { Metric } from '@shortlist/contracts/admin/staff';
import type { Language } from '@shortlist/contracts/platform/languages';
import { microsToDollars, createFormatters } from '../formatters';
import type { BusinessMetrics } from './business-metrics.service';
import { type FigureName, i18nMessages } from '../messages';

export interface MetricsSnapshot {
  metrics: BusinessMetrics;
  /** `today` and `thisMonth` are in micro-dollars, `monthlyLimit` in US dollars. */
  spend: { today: number; thisMonth: number; monthlyLimit: number };
}

function formatValues({ metrics, spend }: MetricsSnapshot, language: Language): Record<FigureName, string> {
  const { ai, people, work, money, messages, tasks, mails } = metrics;
  const { money: usd, integer, percent, hours, seconds } = createFormatters(language);
  return {
    spentToday: usd(microsToDollars(spend.today)),
    spentMonth: usd(microsToDollars(spend.thisMonth)),
    limitMonth: usd(spend.monthlyLimit),
    calls: integer(ai.calls),
    failed: integer(ai.failed),
    median: seconds(ai.medianMs / 1_000),
    accounts: integer(people.accounts),
    newAccounts: integer(people.newAccounts),
    generations: integer(work.generations),
    resumes: integer(work.resumes),
    letters: integer(work.letters),
    payments: integer(money.payments),
    refunds: integer(money.refunds),
    premium: integer(money.premium),
    conversion: percent(people.accounts ? (100 * money.premium) / people.accounts : 0),
    openMessages: integer(messages.open),
    openPriority: integer(messages.openPriority),
    oldest: hours(messages.oldestHours),
    received: integer(messages.received),
    followUps: integer(tasks.openFollowUps),
    tasks: integer(tasks.done),
    queuedEmails: integer(mails.waiting),
    undeliveredEmails: integer(mails.givenUp),
  };
}

export function listFigures(snapshot: MetricsSnapshot, names: readonly FigureName[], language: Language): Metric[] {
  const values = formatValues(snapshot, language);
  return names.map((name) => ({ name: i18nMessages[language].metrics.figures[name], value: values[name] }));
}
