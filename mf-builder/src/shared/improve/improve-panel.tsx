import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ImprovedField, ImprovedText } from '@shortlist/contracts/builder/improvement';
import { Button } from '@shortlist/shared-ui/components/button';
import { Spinner } from '@shortlist/shared-ui/components/spinner';
import { useMessages } from '../../messages';
import { DiffLines } from '../diff/diff-lines';
import { FillBlanks } from '../fill-blanks';
import type { ImprovementFlow, Improvement } from './use-improve';

export function ImprovePanel({ flow, name }: { flow: ImprovementFlow; name: string }) {
  const t = useMessages();
  const { improvement } = flow;
  const panel = useRef<HTMLDivElement>(null);
  const { state } = improvement;
  // With the focus on the panel, screen readers announce the result, and the panel's buttons are next in the tab order.
  // The browser doesn't scroll a growing panel into view by itself.
  useEffect(() => {
    if (state === 'idle') return;
    panel.current?.focus();
    panel.current?.scrollIntoView?.({ block: 'nearest' });
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
        flow.close();
      }}
      className="grid gap-3 rounded-control border border-line bg-sunken p-3 text-sm"
    >
      {improvement.state === 'shown' ? (
        <ProposedText flow={flow} result={improvement.improved} />
      ) : (
        <>
          <p role="status" className="flex items-center gap-3 text-ink-soft">
            {improvement.state === 'working' && <Spinner />} {t(getMessageKey(improvement, flow.place))}
          </p>
          <div className="flex flex-wrap gap-2">
            {retriableStates.includes(improvement.state) && (
              <Button size="sm" onClick={() => flow.start(improvement.kind)}>
                {t('improve.again')}
              </Button>
            )}
            <Button size="sm" onClick={flow.close}>
              {t(improvement.state === 'working' ? 'improve.cancel' : 'improve.close')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

type ShownImprovement = Extract<Improvement, { state: 'shown' }>;

const retriableStates: Improvement['state'][] = ['failed', 'limited', 'edited'];

function getMessageKey(improvement: Exclude<Improvement, ShownImprovement | { state: 'idle' }>, place: ImprovedField) {
  switch (improvement.state) {
    case 'working':
      return 'improve.working';
    case 'failed':
      return 'improve.failed';
    case 'limited':
      return 'improve.limited';
    case 'no-posting':
      return place === 'paragraph' ? 'improve.noPostingForLetter' : 'improve.noPosting';
    case 'edited':
      return 'improve.edited';
    case 'empty':
      return 'improve.empty';
    case 'no-verb':
      return 'improve.unchanged.noVerb';
    case 'unchanged':
      return `improve.unchanged.${improvement.kind}` as const;
  }
}

function ProposedText({ flow, result }: { flow: ImprovementFlow; result: ImprovedText }) {
  const t = useMessages();
  const [after, setAfter] = useState(result.after);
  return (
    <>
      <DiffLines before={result.before} after={after} language={flow.documentLanguage} />
      <FillBlanks
        text={result.after}
        hint={t('review.blankNote')}
        onChange={setAfter}
        onEnter={() => flow.accept(after)}
      />
      {result.writer === 'built-in' && <p className="text-xs text-ink-soft">{t('review.builtIn')}</p>}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="primary" icon={<Check size={16} aria-hidden />} onClick={() => flow.accept(after)}>
          {t('review.accept')}
        </Button>
        <Button size="sm" onClick={flow.close}>
          {t(result.before ? 'improve.keep' : 'improve.close')}
        </Button>
      </div>
    </>
  );
}
