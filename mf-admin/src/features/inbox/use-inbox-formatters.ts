import type { Payment } from '@shortlist/contracts/payments/payment';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';

export function useInboxFormatters() {
  const language = useLanguage();
  const timeFormat = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  const dateFormat = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' });
  const dateTimeFormat = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const languageNames = new Intl.DisplayNames(language, { type: 'language' });
  return {
    compactTime: (iso: string) => {
      const date = new Date(iso);
      return (date.toDateString() === new Date().toDateString() ? timeFormat : dateFormat).format(date);
    },
    dateTime: (iso: string) => dateTimeFormat.format(new Date(iso)),
    shortDate: (iso: string) => dateFormat.format(new Date(iso)),
    languageName: (code: string) => languageNames.of(code) ?? code,
    /** Formats an `amount` in the currency's smallest unit. */
    money: ({ currency }: Pick<Payment, 'currency'>, amount: number) => {
      const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
      return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
    },
  };
}
