import { ChevronRight } from 'lucide-react';
import { useMessages } from '../../messages';
import { useFormatFieldLocation } from '../field-location/use-format-field-location';
import type { MissingFields } from './find-missing-fields';

export function MissingFieldList({ missing, onField }: { missing: MissingFields; onField: (path: string) => void }) {
  const t = useMessages();
  const formatLocation = useFormatFieldLocation();
  const [blank] = missing.blanks;
  const rows = [
    ...missing.issues,
    ...missing.reversedDateRanges.map((path) => ({ path, message: t('fields.dateEarly') })),
    ...(blank ? [{ path: blank.path, message: t('missing.blanks', { count: missing.blanks.length }) }] : []),
  ];
  return (
    <ul className="grid">
      {rows.map(({ path, message }) => (
        <li key={path + message} className="border-t border-line first:border-t-0">
          <button
            type="button"
            onClick={() => onField(path)}
            className="flex min-h-11 w-full items-center justify-between gap-3 rounded-control px-2 py-1.5 text-left text-sm hover:bg-sunken"
          >
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">{message}</span>
              <span className="block text-xs text-ink-soft">{formatLocation(path)}</span>
            </span>
            <ChevronRight size={18} className="shrink-0 text-ink-soft" aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
