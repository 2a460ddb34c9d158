import { formatTypedDate } from '@shortlist/documents/i18n/format-date';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../messages';

interface DateRange {
  startDate: string;
  endDate: string;
  current: boolean;
}

/** The returned function formats dates in the page's language: "03/2020 to present", "2020年3月〜現在". */
export function useFormatDateRange() {
  const t = useMessages();
  const language = useLanguage();
  return (range: DateRange): string => {
    const [start, endDate] = [range.startDate, range.endDate].map((date) => formatTypedDate(date, language)) as [
      string,
      string,
    ];
    const end = range.current ? t('form.present') : endDate;
    if (!start || !end) return start || (range.current ? '' : endDate);
    return t('form.span', { start, end });
  };
}
