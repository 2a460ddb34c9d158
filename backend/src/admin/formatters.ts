import type { Language } from '@shortlist/contracts/platform/languages';

export const microsToDollars = (micros: number) => micros / 1e6;
export const roundTo = (value: number, decimals: number) => Number(value.toFixed(decimals));

/** Formats amounts in US dollars and times in UTC. */
export function createFormatters(language: Language) {
  const money = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  });
  const integer = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const hours = new Intl.NumberFormat(language, { style: 'unit', unit: 'hour', unitDisplay: 'long' });
  const seconds = new Intl.NumberFormat(language, { style: 'unit', unit: 'second', maximumFractionDigits: 1 });
  const time = new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: 'UTC',
  });
  const dateTime = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return {
    money: (amount: number) => money.format(amount),
    integer: (number: number) => integer.format(number),
    /** `percentage` is on a scale of 0 to 100 and may exceed 100. */
    percent: (percentage: number) => percent.format(percentage / 100),
    hours: (count: number) => hours.format(count),
    seconds: (count: number) => seconds.format(count),
    clock: (date: Date) => time.format(date),
    moment: (date: Date) => dateTime.format(date),
    /** `amount` is in the smallest unit of the currency. */
    price: (amount: number, currency: string) => {
      const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
      return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
    },
  };
}
