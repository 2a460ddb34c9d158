import type { Language } from '@shortlist/contracts/platform/languages';
import type { AuditEvent } from '../../platform/audit/audit.service';
import { interpolate } from '../../platform/interpolate';
import { formatThresholdAlert } from './format-threshold-alert';
import { createFormatters } from '../formatters';
import { i18nMessages } from '../messages';

const settingFormats = [
  ['dailyLimit', 'money'],
  ['monthlyLimit', 'money'],
  ['warningThreshold', 'percent'],
  ['emergencyThreshold', 'percent'],
] as const;

export function formatAuditEntry({ action, details }: AuditEvent, language: Language): string {
  const texts = i18nMessages[language].costs;
  const format = createFormatters(language);
  switch (action) {
    case 'emergency_began':
    case 'alert':
      // Japanese has no space between sentences.
      return [formatThresholdAlert(details, language), texts.effect[details.level]].join(language === 'ja' ? '' : ' ');
    case 'emergency_reset':
      return interpolate(texts.reset, { time: format.moment(new Date(details.since)) });
    case 'settings_changed':
      return settingFormats
        .flatMap(([name, kind]) => {
          const [from, to] = [details.from[name], details.to[name]];
          if (from === undefined || to === undefined) return [];
          return [interpolate(texts.change, { name: texts[name], from: format[kind](from), to: format[kind](to) })];
        })
        .join('; ');
    case 'refund':
      return interpolate(texts.refund, {
        amount: format.price(details.amount, details.currency),
        receipt: details.receipt,
      });
  }
}
