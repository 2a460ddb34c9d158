import { useMessages } from '../messages';

interface DateRange {
  startDate: string;
  endDate: string;
  current: boolean;
}

/** The returned function formats dates in the page's language, for example "03/2020 to present". */
export function useFormatDateRange() {
  const t = useMessages();
  return ({ startDate, endDate, current }: DateRange): string => {
    const end = current ? t('form.present') : endDate;
    if (!startDate || !end) return startDate || (current ? '' : endDate);
    return t('form.span', { start: startDate, end });
  };
}
