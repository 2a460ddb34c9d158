import type { FitAnswer } from '@shortlist/documents/fit/fit-to';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../../messages';
import { getIn } from '../../../shared/document/paths';
import { useEditor } from '../../../shared/editor/editor';

interface Props {
  answer: Extract<FitAnswer, { fits: false }>;
  onField: (path: string) => void;
}

/** Returns the text of a bullet, or the first nonempty text field of an entry. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).find((field): field is string => typeof field === 'string' && field !== '') ?? '';
}

/** Lists lines to remove so that the text fits. Nothing is removed automatically. */
export function MustGo({ answer: { overBy, mustGo }, onField }: Props) {
  const t = useMessages();
  const draft = useEditor(({ state }) => state);
  return (
    <div role="status" className="grid gap-2 rounded-lg bg-warn-soft px-3 py-2 text-sm">
      <p>
        <b className="font-semibold">{t('export.fit.over', { count: overBy })}</b>{' '}
        {mustGo.length > 0 ? t('export.fit.mustGo') : t('export.fit.hopeless')}
      </p>
      <ul className="grid">
        {mustGo.map((path) => (
          <li key={path} className="border-t border-line">
            <Button variant="link" size="sm" className="w-full justify-start!" onClick={() => onField(path)}>
              <span className="line-clamp-2 py-1">{wordsOf(getIn(draft, path))}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
