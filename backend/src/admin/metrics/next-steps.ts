import type { Language } from '@shortlist/contracts/platform/languages';
import { interpolate } from '../../platform/interpolate';
import { microsToDollars, createFormatters } from '../formatters';
import type { MetricsSnapshot } from './list-figures';
import { i18nMessages } from '../messages';

export type FocusArea = 'care' | 'technology' | 'growth' | 'budget';

/** Shares, from 0 to 1, at which a metric needs attention. */
const alarmThresholds = { failures: 0.05, budget: 0.7 };

/** Returns next steps, most urgent first, or none if nothing is urgent. */
export function suggestNextSteps(
  { metrics, spend }: MetricsSnapshot,
  focusAreas: readonly FocusArea[],
  language: Language,
): string[] {
  const { ai, messages, tasks, mails, money } = metrics;
  const { steps } = i18nMessages[language].metrics;
  const { integer, percent, hours } = createFormatters(language);
  const candidates: [FocusArea, boolean, string, Record<string, string>][] = [
    ['care', messages.openPriority > 0, steps.answerPriority, { count: integer(messages.openPriority) }],
    [
      'care',
      messages.open > messages.openPriority,
      steps.answerOpen,
      { count: integer(messages.open), hours: hours(messages.oldestHours) },
    ],
    ['care', tasks.openFollowUps > 0, steps.followUps, { count: integer(tasks.openFollowUps) }],
    ['technology', mails.givenUp > 0, steps.mails, { count: integer(mails.givenUp) }],
    [
      'technology',
      ai.calls > 0 && ai.failed / ai.calls >= alarmThresholds.failures,
      steps.failures,
      { share: percent((100 * ai.failed) / Math.max(1, ai.calls)), outcome: ai.failures[0]?.outcome ?? '' },
    ],
    [
      'budget',
      spend.monthlyLimit > 0 && microsToDollars(spend.thisMonth) / spend.monthlyLimit >= alarmThresholds.budget,
      steps.budget,
      { share: percent((100 * microsToDollars(spend.thisMonth)) / Math.max(0.01, spend.monthlyLimit)) },
    ],
    ['growth', money.payments === 0, steps.fewPayments, {}],
    ['growth', money.refunds > 0, steps.refunds, { count: integer(money.refunds), all: integer(money.payments) }],
  ];
  return candidates
    .filter(([focusArea, applies]) => applies && focusAreas.includes(focusArea))
    .map(([, , text, values]) => interpolate(text, values));
}
