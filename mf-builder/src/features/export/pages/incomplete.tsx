import type { Issue } from '@shortlist/contracts/platform/errors';
import { TriangleAlert } from 'lucide-react';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../../messages';

interface Props {
  issues: Issue[];
  /** There is an earlier save, whose pages are shown. */
  isSaved: boolean;
  onField: (path: string) => void;
}

/** What is missing until the resume can be saved, each with the way to its field. */
export function Incomplete({ issues, isSaved, onField }: Props) {
  const t = useMessages();
  return (
    <section
      role="status"
      aria-label={t('export.incomplete')}
      className="grid gap-2 rounded-card bg-warn-soft px-4 py-3 text-sm"
    >
      <p className="flex gap-3">
        <TriangleAlert size={20} className="shrink-0 text-warn" aria-hidden />
        <span>
          <b className="font-bold">{t('export.incomplete')}</b>{' '}
          {isSaved ? t('export.incompleteSaved') : t('export.incompleteText')}
        </span>
      </p>
      <ul className="grid gap-1 pl-8">
        {issues.slice(0, mostShown).map(({ path, message }) => (
          <li key={path} className="flex flex-wrap items-center justify-between gap-x-3">
            <span>{message}</span>
            <Button
              variant="link"
              size="sm"
              aria-label={t('score.fix', { what: message })}
              onClick={() => onField(path)}
            >
              {t('export.fix')}
            </Button>
          </li>
        ))}
        {issues.length > mostShown && <li>{t('export.andMore', { count: issues.length - mostShown })}</li>}
      </ul>
    </section>
  );
}

const mostShown = 6;
