import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@shortlist/shared-ui/components/button';
import { Spinner } from '@shortlist/shared-ui/components/spinner';
import { useMessages } from '../../messages';
import { DiffLines } from '../diff/diff-lines';
import { FillBlanks } from '../fill-blanks';
import type { Improve, Improvement } from './use-improve';

export function ImprovePanel({ improve, name }: { improve: Improve; name: string }) {
  const t = useMessages();
  const { improvement } = improve;
  const panel = useRef<HTMLDivElement>(null);
  const { state } = improvement;
  // The focus makes screen readers announce the result, and its buttons come next in the tab order.
  useEffect(() => {
    if (state !== 'idle') panel.current?.focus();
  }, [state]);
  if (state === 'idle') return null;
  return (
    <div
      ref={panel}
      tabIndex={-1}
      role="group"
      aria-label={t('improve.button', { name })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        improve.close();
      }}
      className="grid gap-3 rounded-control border border-line bg-sunken p-3 text-sm"
    >
      {improvement.state === 'shown' ? (
        <ProposedText improve={improve} improvement={improvement} />
      ) : (
        <>
          <p role="status" className="flex items-center gap-3 text-ink-soft">
            {improvement.state === 'working' && <Spinner />} {t(getMessageKey(improvement))}
          </p>
          <div className="flex flex-wrap gap-2">
            {(improvement.state === 'failed' || improvement.state === 'limited') && (
              <Button size="sm" onClick={() => improve.start(improvement.kind)}>
                {t('improve.again')}
              </Button>
            )}
            <Button size="sm" onClick={improve.close}>
              {t(improvement.state === 'working' ? 'improve.cancel' : 'improve.close')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

type ShownImprovement = Extract<Improvement, { state: 'shown' }>;

function getMessageKey(improvement: Exclude<Improvement, ShownImprovement | { state: 'idle' }>) {
  switch (improvement.state) {
    case 'working':
      return 'improve.working';
    case 'failed':
      return 'improve.failed';
    case 'limited':
      return 'improve.limited';
    case 'no-posting':
      return 'improve.noPosting';
    case 'empty':
      return 'improve.empty';
    case 'unchanged':
      return `improve.unchanged.${improvement.kind}` as const;
  }
}

function ProposedText({ improve, improvement: { improved } }: { improve: Improve; improvement: ShownImprovement }) {
  const t = useMessages();
  const [after, setAfter] = useState(improved.after);
  return (
    <>
      <DiffLines before={improved.before} after={after} language={improve.documentLanguage} />
      <FillBlanks text={improved.after} onChange={setAfter} />
      {improved.writer === 'built-in' && <p className="text-xs text-ink-soft">{t('review.builtIn')}</p>}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="primary"
          icon={<Check size={16} aria-hidden />}
          onClick={() => improve.accept(after)}
        >
          {t('review.accept')}
        </Button>
        <Button size="sm" onClick={improve.close}>
          {t('improve.keep')}
        </Button>
      </div>
    </>
  );
}
