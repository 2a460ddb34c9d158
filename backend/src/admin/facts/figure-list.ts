import type { Figure } from '@shortlist/contracts/admin/staff';
import type { Language } from '@shortlist/contracts/platform/languages';
import { dollars, figures } from '../costs/figures';
import type { Facts } from './facts.service';
import { type FigureName, words } from './words';

export interface Standing {
  facts: Facts;
  /** `day` and `month` are in micro-dollars, `monthlyLimit` in US dollars. */
  budget: { day: number; month: number; monthlyLimit: number };
}

function valuesOf({ facts, budget }: Standing, language: Language): Record<FigureName, string> {
  const { ai, people, work, money, messages, tasks, mails } = facts;
  const { money: usd, whole, percent, hours, seconds } = figures(language);
  return {
    spentToday: usd(dollars(budget.day)),
    spentMonth: usd(dollars(budget.month)),
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

export function figureList(standing: Standing, names: readonly FigureName[], language: Language): Figure[] {
  const values = valuesOf(standing, language);
  return names.map((name) => ({ name: words[language].figures[name], value: values[name] }));
}
