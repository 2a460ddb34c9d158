import type { Language } from '@shortlist/contracts/platform/languages';
import { interpolate } from '../../platform/interpolate';
import { microsToDollars, createFormatters } from '../formatters';
import type { BusinessMetrics } from '../metrics/business-metrics.service';
import { suggestNextSteps } from '../metrics/next-steps';
import { i18nMessages } from '../messages';

export function formatReport(
  { kind, from, to, facts: metrics }: { kind: 'daily' | 'weekly'; from: string; to: string; facts: BusinessMetrics },
  language: Language,
): string {
  const { report } = i18nMessages[language].metrics;
  const { integer, money, seconds } = createFormatters(language);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const formatDay = (iso: string) => date.format(new Date(`${iso}T00:00:00Z`));
  const { ai, people, work, messages, tasks } = metrics;
  const formatCounts = (counts: Record<string, number>) =>
    Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, integer(count)]));
  const steps = suggestNextSteps(
    // Reports cover a past period, so they do not suggest steps about the current budget.
    { metrics, spend: { today: 0, thisMonth: 0, monthlyLimit: 0 } },
    kind === 'daily' ? ['care', 'technology'] : ['care', 'technology', 'growth'],
    language,
  );
  return [
    interpolate(report[kind], { from: formatDay(from), to: formatDay(to) }),
    interpolate(report.people, formatCounts({ ...people, ...work })),
    interpolate(report.money, formatCounts(metrics.money)),
    interpolate(report.ai, {
      ...formatCounts({ calls: ai.calls, failed: ai.failed }),
      cost: money(microsToDollars(ai.micros)),
      median: seconds(ai.medianMs / 1_000),
    }),
    interpolate(report.care, formatCounts({ ...messages, tasks: tasks.done, followUps: tasks.openFollowUps })),
    [
      report.next,
      ...(steps.length ? steps : [i18nMessages[language].metrics.steps.nothing]).map((step) => `- ${step}`),
    ].join('\n'),
  ].join('\n\n');
}
