import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { PaidCallStatus } from '../../ai/spend-guard/ledger.service';
import { createFormatters, interpolate } from './number-formats';
import { messages } from './messages';

type Alerts = CostDashboard['summary']['alerts'];

interface AlertInput {
  now: Date;
  state: PaidCallStatus;
  /** In percent of the limit. */
  daily: number;
  monthly: number;
  calls: number;
  config: CostDashboard['config'];
}

/** Returns the most severe alert first, and at most one per budget. */
export function buildDashboardAlerts(
  { now, state, daily, monthly, calls, config }: AlertInput,
  language: Language,
): Alerts {
  const texts = messages[language];
  const { percent, clock } = createFormatters(language);
  const found: Alerts = [];
  const isExhausted = (kind: 'cost' | 'calls', isDay: boolean) =>
    state.exhausted.some((one) => one.kind === kind && one.period.length > '2026-11'.length === isDay);
  const budgets = [
    {
      share: daily,
      text: texts.dailySpent,
      pace: projectLimitTime(daily, now),
      full: isExhausted('cost', true) && texts.dailyExhausted,
      hasEmergency: true,
    },
    {
      share: monthly,
      text: texts.monthlySpent,
      full: isExhausted('cost', false) && texts.monthlyExhausted,
      hasEmergency: true,
    },
    {
      share: calls,
      text: texts.callsUsed,
      full: isExhausted('calls', true) && texts.callsExhausted,
      hasEmergency: false,
    },
  ];
  for (const { share, text, pace, full, hasEmergency } of budgets) {
    if (full) found.push({ level: 'critical', message: full });
    else if (share >= config.warningThreshold) {
      const level = hasEmergency && share >= config.emergencyThreshold ? 'critical' : 'warning';
      const message = interpolate(text, { percentage: percent(share) });
      const more = pace && !state.isEmergency ? interpolate(texts.pace, { time: clock(pace) }) : '';
      found.push({ level, message: [message, more].filter(Boolean).join(language === 'ja' ? '' : ' ') });
    }
  }
  const isCritical = ({ level }: Alerts[number]) => Number(level === 'critical');
  found.sort((a, b) => isCritical(b) - isCritical(a));
  if (state.isEmergency) found.unshift({ level: 'emergency', message: texts.emergency });
  if (state.isProviderDown) found.push({ level: 'info', message: texts.providerDown });
  return found;
}

/** Returns the time today at which the daily limit will be reached at the current pace, if it will. */
function projectLimitTime(share: number, now: Date): Date | undefined {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const at = midnight + (now.getTime() - midnight) * (100 / share);
  return share < 100 && at < midnight + 86_400_000 ? new Date(at) : undefined;
}
