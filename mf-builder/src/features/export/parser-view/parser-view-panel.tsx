import type { ParserView } from '@shortlist/contracts/builder/parser-view';
import { Copy, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { getErrorMessage } from '@shortlist/shared-ui/api';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { LoadError } from '@shortlist/shared-ui/components/load-error';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { ScoreRing } from '@shortlist/shared-ui/components/score-ring';
import { TextArea } from '@shortlist/shared-ui/components/text-area';
import { SkeletonBlock, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { useMessages } from '../../../messages';
import { FixLink } from '../../../shared/fix-link';
import { ParserViewRow } from './parser-view-row';
import { useCopyText } from '../use-copy-text';

interface Props {
  parserView: {
    data: ParserView | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  onOpenField: (path: string) => void;
}

export function ParserViewPanel({ parserView, onOpenField }: Props) {
  const { data: view, error } = parserView;
  const t = useMessages();
  return (
    <section aria-labelledby="machine-title" className="grid min-w-0 grid-cols-1 gap-4">
      <div className="grid gap-2">
        <h2 id="machine-title" className="d3">
          {t('export.machine')}
        </h2>
        <p className="text-lg text-ink-soft">{t('machine.lead')}</p>
      </div>
      {error && (
        <LoadError query={parserView} title={t('machine.failed')}>
          {getErrorMessage(error)}
        </LoadError>
      )}
      {!view && !error && (
        <Skeleton label={t('machine.reading')} className="grid gap-4 rounded-card border border-line bg-sheet p-6">
          <SkeletonBlock className="h-10 w-1/2" />
          {Array.from({ length: 8 }, (_, i) => (
            <SkeletonBlock key={i} className="h-5 w-full" />
          ))}
        </Skeleton>
      )}
      {view && <ParserComparison view={view} onOpenField={onOpenField} />}
    </section>
  );
}

function ParserComparison({ view, onOpenField }: { view: ParserView; onOpenField: (path: string) => void }) {
  const t = useMessages();
  const [isCopyRefused, setCopyRefused] = useState(false);
  const [differencesOnly, setDifferencesOnly] = useState(false);
  const { readBack: points, possible: maxPoints, fields, checks } = view;
  const isMismatch = ({ verdict }: ParserView['fields'][number]) => verdict === 'moved' || verdict === 'lost';
  const hasLostField = fields.some(({ verdict }) => verdict === 'lost');
  const sortedFields = hasLostField
    ? [...fields].sort((a, b) => Number(isMismatch(b)) - Number(isMismatch(a)))
    : fields;
  const visibleFields = sortedFields.filter(({ verdict }) => !differencesOnly || verdict !== 'same');

  const copyText = useCopyText(() => setCopyRefused(true));
  const handleCopy = () => {
    // Remounts the text, so that it is selected again.
    setCopyRefused(false);
    void copyText(view.text);
  };

  return (
    <>
      <Card padded={false} aria-label={t('machine.comparison')}>
        <div className="flex flex-wrap items-center gap-3 px-4 py-4 md:px-6">
          <ScoreRing
            value={Math.round((points / Math.max(1, maxPoints)) * 100)}
            size={40}
            displayValue={points}
            label={t('machine.points', { points, maxPoints })}
          />
          <span aria-hidden="true" className="grow text-sm font-semibold">
            {t('machine.points', { points, maxPoints })}
          </span>
          <div className="flex flex-wrap gap-2 max-sm:-ml-3">
            <Button variant="quiet" size="sm" icon={<Copy size={18} aria-hidden />} onClick={handleCopy}>
              {t('machine.copy')}
            </Button>
            <Button size="sm" aria-pressed={differencesOnly} onClick={() => setDifferencesOnly(!differencesOnly)}>
              {differencesOnly ? t('machine.showAll') : t('machine.onlyDifferences')}
            </Button>
          </div>
        </div>
        {isCopyRefused && (
          <div className="grid gap-2 px-4 pb-4 md:px-6">
            <p role="alert" className="text-sm">
              {t('machine.copyRefused')}
            </p>
            <TextArea
              label={t('export.text')}
              className="[&_textarea]:max-h-60"
              readOnly
              autoFocus
              value={view.text}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </div>
        )}
        {/* The outer columns fit their longest word in every language. */}
        <table className="w-full text-left text-sm max-sm:block">
          <thead className="max-sm:sr-only">
            <tr className="text-xs text-ink-soft">
              {(['field', 'yours', 'read', 'verdict'] as const).map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="w-[32%] px-2 py-2 font-medium first:w-32 first:pl-6 last:w-28 last:pr-6 last:text-right"
                >
                  {t(`machine.head.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {visibleFields.map((field) => (
              <ParserViewRow key={`${field.kind} ${field.path}`} field={field} onOpenField={onOpenField} />
            ))}
          </tbody>
        </table>
        {visibleFields.length === 0 && <p className="px-6 py-4 text-sm text-ink-soft">{t('machine.noDifference')}</p>}
      </Card>
      {checks.map((check) => (
        <Alert key={check.id} tone="warn" icon={<TriangleAlert size={20} aria-hidden />} title={`${check.title}.`}>
          {check.found}
          <span className="block">
            <FixLink check={check} onFix={onOpenField} />
          </span>
        </Alert>
      ))}
    </>
  );
}
