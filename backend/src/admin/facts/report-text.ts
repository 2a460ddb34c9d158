import type { Language } from '@shortlist/contracts/platform/languages';
import { dollars, figures, fill } from '../costs/figures';
import type { Facts } from './facts.service';
import { nextSteps } from './next-steps';
import { words } from './words';

export function reportText(
  { kind, from, to, facts }: { kind: 'daily' | 'weekly'; from: string; to: string; facts: Facts },
  language: Language,
): string {
  const { report } = words[language];
  const { whole, money, seconds } = figures(language);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const day = (iso: string) => date.format(new Date(`${iso}T00:00:00Z`));
  const { ai, people, work, messages, tasks } = facts;
  const counts = (row: Record<string, number>) =>
    Object.fromEntries(Object.entries(row).map(([name, count]) => [name, whole(count)]));
  const steps = nextSteps(
    // Reports cover a past period; the current budget is shown on the cost-protection page.
    { facts, budget: { day: 0, month: 0, monthlyLimit: 0 } },
    kind === 'daily' ? ['care', 'technology'] : ['care', 'technology', 'growth'],
    language,
  );
  return [
    fill(report[kind], { from: day(from), to: day(to) }),
    fill(report.people, counts({ ...people, ...work })),
    fill(report.money, counts(facts.money)),
    fill(report.ai, {
      ...counts({ calls: ai.calls, failed: ai.failed }),
      cost: money(dollars(ai.micros)),
      median: seconds(ai.medianMs / 1_000),
    }),
    fill(report.care, counts({ ...messages, tasks: tasks.done, followUps: tasks.openFollowUps })),
    [report.next, ...(steps.length ? steps : [words[language].steps.nothing]).map((step) => `- ${step}`)].join('\n'),
  ].join('\n\n');
}
