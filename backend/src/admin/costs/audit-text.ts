import type { Language } from '@shortlist/contracts/platform/languages';
import type { AuditRecord } from '../../platform/audit/audit.service';
import { crossingText } from './crossing-text';
import { figures, fill } from './figures';
import { messages } from './messages';

const settings = [
  ['dailyLimit', 'money'],
  ['monthlyLimit', 'money'],
  ['warningThreshold', 'percent'],
  ['emergencyThreshold', 'percent'],
] as const;

export function auditText({ action, details }: AuditRecord, language: Language): string {
  const texts = messages[language];
  const format = figures(language);
  switch (action) {
    case 'emergency_began':
    case 'alert':
      // Japanese puts no space between sentences.
      return [crossingText(details, language), texts.effect[details.level]].join(/^(ja)$/.test(language) ? '' : ' ');
    case 'emergency_reset':
      return fill(texts.reset, { time: format.moment(new Date(details.since)) });
    case 'settings_changed':
      return settings
        .flatMap(([name, kind]) => {
          const [from, to] = [details.from[name], details.to[name]];
          if (from === undefined || to === undefined) return [];
          return [fill(texts.change, { name: texts[name], from: format[kind](from), to: format[kind](to) })];
        })
        .join('; ');
    case 'refund':
      return fill(texts.refund, { amount: format.price(details.amount, details.currency), receipt: details.receipt });
  }
}
