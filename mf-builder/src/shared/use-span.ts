import { useMessages } from '../messages';

interface Dated {
  startDate: string;
  endDate: string;
  current: boolean;
}

/** "03/2020 to present": the dates of an entry in the words of the page. */
export function useSpan() {
  const t = useMessages();
  return ({ startDate, endDate, current }: Dated): string => {
    const end = current ? t('form.present') : endDate;
    if (!startDate || !end) return startDate || (current ? '' : endDate);
    return t('form.span', { start: startDate, end });
  };
}
