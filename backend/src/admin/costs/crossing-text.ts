import type { Language } from '@shortlist/contracts/platform/languages';
import type { Crossing } from '../../platform/audit/audit.service';
import { dollars, figures, fill } from './figures';
import { messages } from './messages';

/** Returns a sentence such as "$7.25 of the daily limit of $10.00 spent (72.5%)." */
export function crossingText({ kind, period, used, limit }: Crossing, language: Language): string {
  const { crossed } = messages[language];
  const { money, whole, percent } = figures(language);
  const shown = kind === 'calls' ? whole : (micros: number) => money(dollars(micros));
  const text = kind === 'calls' ? crossed.calls : period.length > '2026-11'.length ? crossed.day : crossed.month;
  return fill(text, {
    used: shown(used),
    limit: shown(limit),
    percentage: percent(limit > 0 ? (used / limit) * 100 : 100),
  });
}
