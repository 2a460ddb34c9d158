import type { Payment } from '@shortlist/contracts/account/payment';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';

export function useInboxFormatters() {
  const language = useLanguage();
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' });
  const whole = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const languages = new Intl.DisplayNames(language, { type: 'language' });
  return {
    compactTime: (iso: string) => {
      const date = new Date(iso);
      return (date.toDateString() === new Date().toDateString() ? time : day).format(date);
    },
    dateTime: (iso: string) => whole.format(new Date(iso)),
    shortDate: (iso: string) => day.format(new Date(iso)),
    languageName: (code: string) => languages.of(code) ?? code,
    /** Formats an `amount` in the currency's smallest unit. */
    money: ({ currency }: Pick<Payment, 'currency'>, amount: number) => {
      const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
      return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
    },
  };
}
