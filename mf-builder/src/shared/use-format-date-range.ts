import { useMessages } from '../messages';

interface DateRange {
  startDate: string;
  endDate: string;
  current: boolean;
}

/** Returns a function that formats the dates of an entry in the page's language, such as "03/2020 to present". */
export function useFormatDateRange() {
  const t = useMessages();
  return ({ startDate, endDate, current }: DateRange): string => {
    const end = current ? t('form.present') : endDate;
    if (!startDate || !end) return startDate || (current ? '' : endDate);
    return t('form.span', { start: startDate, end });
  };
}
