import type { PageFitResult } from '@shortlist/documents/page-fit/fit-to-pages';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../../messages';
import { getIn } from '../../../shared/document/object-path';
import { useResumeEditor } from '../../../shared/resume-editor/resume-editor-context';

interface Props {
  fitResult: Extract<PageFitResult, { fits: false }>;
  onOpenField: (path: string) => void;
}

function getFirstText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).find((field): field is string => typeof field === 'string' && field !== '') ?? '';
}

/** Suggests lines to remove so that the text fits. Removes nothing automatically. */
export function RemovalCandidates({ fitResult: { overBy, mustGo }, onOpenField }: Props) {
  const t = useMessages();
  const draft = useResumeEditor(({ draft }) => draft);
  return (
    <div role="status" className="grid gap-2 rounded-lg bg-warn-soft px-3 py-2 text-sm">
      <p>
        <b className="font-semibold">{t('export.fit.over', { count: overBy })}</b>{' '}
        {mustGo.length > 0 ? t('export.fit.mustGo') : t('export.fit.removalNotEnough')}
      </p>
      <ul className="grid">
        {mustGo.map((path) => (
          <li key={path} className="border-t border-line">
            <Button variant="link" size="sm" className="w-full justify-start!" onClick={() => onOpenField(path)}>
              <span className="line-clamp-2 py-1">{getFirstText(getIn(draft, path))}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
