import { useMessages } from '../messages';

interface DateRange {
  startDate: string;
  endDate: string;
  current: boolean;
}

/** Uses the page's language: "03/2020 to present". */
export function useFormatDateRange() {
  const t = useMessages();
  return ({ startDate, endDate, current }: DateRange): string => {
    const end = current ? t('form.present') : endDate;
    if (!startDate || !end) return startDate || (current ? '' : endDate);
    return t('form.span', { start: startDate, end });
  };
}
