import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import type { Language } from '@shortlist/contracts/platform/languages';
import { interpolate } from '../../platform/interpolate';
import { millisecondsInDay } from '../../platform/time';
import type { PaidCallStatus } from '../../ai/spend-guard/ledger.service';
import { createFormatters } from '../formatters';
import { i18nMessages } from '../messages';

type Alerts = CostDashboard['summary']['alerts'];

interface AlertInput {
  now: Date;
  paidCallStatus: PaidCallStatus;
  dailyPercentage: number;
  monthlyPercentage: number;
  callPercentage: number;
  config: CostDashboard['config'];
}

/** Builds at most one alert per budget. Lists the most severe alert first. */
export function buildDashboardAlerts(
  { now, paidCallStatus, dailyPercentage, monthlyPercentage, callPercentage, config }: AlertInput,
  language: Language,
): Alerts {
  const texts = i18nMessages[language].costs;
  const { percent, clock } = createFormatters(language);
  const alerts: Alerts = [];
  // Day keys ("2026-11-21") have more characters than month keys ("2026-11").
  const isExhausted = (kind: 'cost' | 'calls', isDaily: boolean) =>
    paidCallStatus.exhaustedLimits.some(
      (limit) => limit.kind === kind && limit.period.length > '2026-11'.length === isDaily,
    );
  const budgets = [
    {
      percentage: dailyPercentage,
      text: texts.dailySpent,
      limitTime: projectLimitTime(dailyPercentage, now),
      exhaustedText: isExhausted('cost', true) && texts.dailyExhausted,
      hasEmergency: true,
    },
    {
      percentage: monthlyPercentage,
      text: texts.monthlySpent,
      exhaustedText: isExhausted('cost', false) && texts.monthlyExhausted,
      hasEmergency: true,
    },
    {
      percentage: callPercentage,
      text: texts.callsUsed,
      exhaustedText: isExhausted('calls', true) && texts.callsExhausted,
      hasEmergency: false,
    },
  ];
  for (const { percentage, text, limitTime, exhaustedText, hasEmergency } of budgets) {
    if (exhaustedText) alerts.push({ level: 'critical', message: exhaustedText });
    else if (percentage >= config.warningThreshold) {
      const level = hasEmergency && percentage >= config.emergencyThreshold ? 'critical' : 'warning';
      const message = interpolate(text, { percentage: percent(percentage) });
      const projection =
        limitTime && !paidCallStatus.isEmergency ? interpolate(texts.pace, { time: clock(limitTime) }) : '';
      alerts.push({ level, message: [message, projection].filter(Boolean).join(language === 'ja' ? '' : ' ') });
    }
  }
  const getSeverity = ({ level }: Alerts[number]) => Number(level === 'critical');
  alerts.sort((a, b) => getSeverity(b) - getSeverity(a));
  if (paidCallStatus.isEmergency) alerts.unshift({ level: 'emergency', message: texts.emergency });
  if (paidCallStatus.isProviderDown) alerts.push({ level: 'info', message: texts.providerDown });
  return alerts;
}

/** Returns when the daily limit will be reached at the current pace, or undefined if that is not today. */
function projectLimitTime(percentage: number, now: Date): Date | undefined {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const limitTime = midnight + (now.getTime() - midnight) * (100 / percentage);
  return percentage < 100 && limitTime < midnight + millisecondsInDay ? new Date(limitTime) : undefined;
}
