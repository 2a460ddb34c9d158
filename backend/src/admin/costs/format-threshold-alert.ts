import type { Language } from '@shortlist/contracts/platform/languages';
import type { ThresholdAlert } from '../../platform/audit/audit.service';
import { interpolate } from '../../platform/interpolate';
import { microsToDollars, createFormatters } from '../formatters';
import { i18nMessages } from '../messages';

/** Returns a sentence such as "$7.25 of the daily limit of $10.00 spent (72.5%)." */
export function formatThresholdAlert({ kind, period, used, limit }: ThresholdAlert, language: Language): string {
  const { crossed } = i18nMessages[language].costs;
  const { money, integer, percent } = createFormatters(language);
  const formatAmount = kind === 'calls' ? integer : (micros: number) => money(microsToDollars(micros));
  const text = kind === 'calls' ? crossed.calls : period.length > '2026-11'.length ? crossed.day : crossed.month;
  return interpolate(text, {
    used: formatAmount(used),
    limit: formatAmount(limit),
    percentage: percent(limit > 0 ? (used / limit) * 100 : 100),
  });
}
