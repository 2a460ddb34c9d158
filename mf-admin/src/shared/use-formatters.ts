import type { Payment } from '@shortlist/contracts/payments/payment';
import type { Language } from '@shortlist/contracts/platform/languages';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { formatMoney } from '@shortlist/shared-ui/payment/format-money';

/** Costs are in US dollars with two decimals in every language. */
export function createFormatters(language: Language) {
  const createDollarFormat = (decimals: number) =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  const moneyFormat = createDollarFormat(2);
  const decimalFormat = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const utc = { timeZone: 'UTC' } as const;
  const longDateFormat = new Intl.DateTimeFormat(language, { ...utc, dateStyle: 'long' });
  const dayAndMonth = { day: 'numeric', month: 'short' } as const;
  const shortDateFormat = new Intl.DateTimeFormat(language, { ...utc, ...dayAndMonth });
  const shortLocalDateFormat = new Intl.DateTimeFormat(language, dayAndMonth);
  const monthFormat = new Intl.DateTimeFormat(language, { ...utc, month: 'long' });
  const integerFormat = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const percentFormat = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const precisePercentFormat = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const dateTimeFormat = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'medium' });
  const timeFormat = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  const shortDateTimeFormat = new Intl.DateTimeFormat(language, {
    ...dayAndMonth,
    hour: 'numeric',
    minute: '2-digit',
  });
  const mediumDateTimeFormat = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const languageNames = new Intl.DisplayNames(language, { type: 'language' });
  const isToday = (date: Date) => date.toDateString() === new Date().toDateString();
  return {
    formatDollars: (amount: number) => moneyFormat.format(amount),
    /** `amount` is in the currency's smallest unit. */
    formatPaymentAmount: (amount: number, { currency }: Pick<Payment, 'currency'>) =>
      formatMoney(amount, currency, language),
    /** Formats all amounts with the same number of decimals: "$5" if all are whole dollars, otherwise "$5.00". */
    createAxisFormatter: (amounts: number[]) => {
      const decimals = Math.max(...amounts.map((amount) => String(amount).split('.')[1]?.length ?? 0));
      const axisFormat = createDollarFormat(decimals && Math.max(2, decimals));
      return (amount: number) => axisFormat.format(amount);
    },
    formatDecimal: (value: number) => decimalFormat.format(value),
    formatInteger: (value: number) => integerFormat.format(value),
    formatPercent: (percentage: number) => percentFormat.format(percentage / 100),
    /** Small percentages get a decimal, so that they don't all round to 0% or 1%. */
    formatPercentOfTotal: (percentage: number) =>
      (percentage < 10 ? precisePercentFormat : percentFormat).format(percentage / 100),
    /** `date` is a UTC day such as "2026-11-21". */
    formatLongDate: (date: string) => longDateFormat.format(new Date(date)),
    formatShortDate: (date: string) => shortDateFormat.format(new Date(date)),
    formatMonthName: (iso: string) => monthFormat.format(new Date(iso)),
    formatShortLocalDate: (iso: string) => shortLocalDateFormat.format(new Date(iso)),
    formatDateTime: (iso: string) => dateTimeFormat.format(new Date(iso)),
    formatMediumDateTime: (iso: string) => mediumDateTimeFormat.format(new Date(iso)),
    /** Shows the time for today, and the day and the time for earlier days. */
    formatCompactTime: (iso: string) => {
      const date = new Date(iso);
      return (isToday(date) ? timeFormat : shortDateTimeFormat).format(date);
    },
    /** Shows the time for today, and the day for earlier days. */
    formatTimeOrDay: (iso: string) => {
      const date = new Date(iso);
      return (isToday(date) ? timeFormat : shortLocalDateFormat).format(date);
    },
    formatLanguageName: (code: string) => languageNames.of(code) ?? code,
  };
}

export const useFormatters = () => createFormatters(useLanguage());
