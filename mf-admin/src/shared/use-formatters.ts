import type { Language } from '@shortlist/contracts/platform/languages';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';

/** Returns formatters for the language. Amounts are in US dollars with two decimals in every language. */
export function createFormatters(language: Language) {
  const money = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  });
  const dollars = (decimals: number) =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  const plain = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const utc = { timeZone: 'UTC' } as const;
  const day = new Intl.DateTimeFormat(language, { ...utc, dateStyle: 'long' });
  const shortDay = new Intl.DateTimeFormat(language, { ...utc, day: 'numeric', month: 'short' });
  const month = new Intl.DateTimeFormat(language, { ...utc, month: 'long' });
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const smallShare = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'medium' });
  const clock = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  const dayAndClock = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  return {
    money: (dollars: number) => money.format(dollars),
    /** Formats axis amounts uniformly and as short as possible: "$5" if all are whole dollars, otherwise "$5.00". */
    createAxisFormatter: (amounts: number[]) => {
      const decimals = Math.max(...amounts.map((amount) => String(amount).split('.')[1]?.length ?? 0));
      const format = dollars(decimals && Math.max(2, decimals));
      return (amount: number) => format.format(amount);
    },
    decimal: (number: number) => plain.format(number),
    integer: (number: number) => whole.format(number),
    percent: (percentage: number) => share.format(percentage / 100),
    /** Formats a share of a whole. Small shares get a decimal so that they do not all round to 0% or 1%. */
    percentOfTotal: (percentage: number) => (percentage < 10 ? smallShare : share).format(percentage / 100),
    /** Formats a UTC day such as "2026-11-21". */
    longDate: (date: string) => day.format(new Date(date)),
    shortDate: (date: string) => shortDay.format(new Date(date)),
    monthName: (iso: string) => month.format(new Date(iso)),
    dateTime: (iso: string) => time.format(new Date(iso)),
    compactTime: (iso: string) => {
      const date = new Date(iso);
      const isToday = date.toDateString() === new Date().toDateString();
      return (isToday ? clock : dayAndClock).format(date);
    },
  };
}

export const useFormatters = () => createFormatters(useLanguage());
