import type { Language } from '@shortlist/contracts/platform/languages';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';

/** Figures as people of the language write them. Amounts are US dollars with two decimals, wherever they are read. */
export function formats(language: Language) {
  const money = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  });
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'medium' });
  return {
    money: (dollars: number) => money.format(dollars),
    whole: (number: number) => whole.format(number),
    /** `percentage` from 0 to 100 and beyond. */
    percent: (percentage: number) => share.format(percentage / 100),
    time: (iso: string) => time.format(new Date(iso)),
  };
}

export const useFormats = () => formats(useLanguage());
