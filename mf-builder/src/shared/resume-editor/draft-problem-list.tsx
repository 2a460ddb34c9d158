import { ChevronRight } from 'lucide-react';
import { useMessages } from '../../messages';
import { useFormatFieldLocation } from '../field-location/use-format-field-location';
import type { DraftProblems } from './find-draft-problems';

interface Props {
  problems: DraftProblems;
  onField: (path: string) => void;
}

export function DraftProblemList({ problems, onField }: Props) {
  const t = useMessages();
  const formatLocation = useFormatFieldLocation();
  const { issues, reversedDateRanges, blanks } = problems;
  const [firstBlank] = blanks;
  const rows = [
    ...issues,
    ...reversedDateRanges.map((path) => ({ path, message: t('fields.dateEarly') })),
    ...(firstBlank ? [{ path: firstBlank.path, message: t('missing.blanks', { count: blanks.length }) }] : []),
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
