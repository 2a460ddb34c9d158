import { Check, CircleCheck, CircleHelp, CircleX, PencilLine, X } from 'lucide-react';
import { useState } from 'react';
import { splitBlanks } from '@shortlist/documents/blanks';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { Button } from '@shortlist/shared-ui/components/button';
import { cx } from '@shortlist/shared-ui/components/cx';
import { Mark } from '@shortlist/shared-ui/components/mark';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../messages';
import { DiffLines } from '../../shared/diff/diff-lines';
import { useEditor } from '../../shared/editor/editor';
import { usePlaceOf } from '../../shared/use-place-of';
import { ChangeEditor } from './change-editor';
import { FillBlanks } from '../../shared/fill-blanks';
import type { Decision, ReviewChange } from './review';

interface Props {
  change: ReviewChange;
  decision: Decision | undefined;
  current: boolean;
  editing: boolean;
  onEdit: (on: boolean) => void;
  onDecide: (decision: Decision) => void;
  onUndo: () => void;
  onFocus: () => void;
}

/** On phones the three buttons share one row, so only the first keeps its icon. */
const narrow = 'max-xs:px-3 max-xs:[&>svg]:hidden';

export function ChangeItem(props: Props) {
  return props.decision ? <DecidedChange {...props} decision={props.decision} /> : <Open {...props} />;
}

export function DecidedChange({ change, decision, onUndo }: Pick<Props, 'change' | 'onUndo'> & { decision: Decision }) {
  const t = useMessages();
  const place = usePlaceOf();
  const taken = decision.kind === 'accepted';
  const Icon = taken ? CircleCheck : CircleX;
  const where = place((taken && decision.usedIn?.path) || change.path);
  return (
    <li className="grid grid-cols-[20px_1fr_auto] gap-x-3 border-t border-line bg-sunken px-4 py-3 text-sm">
      <Icon size={20} className={taken ? 'text-good' : 'text-ink-soft'} aria-hidden />
      <p className="min-w-0">
        <span className="block text-xs text-ink-soft">
          {where}. <b>{t(taken ? 'review.accepted' : 'review.rejected')}</b>
        </span>
        <span className="break-words">{taken ? decision.after : change.before || change.after}</span>
      </p>
      <Button variant="link" size="sm" onClick={onUndo}>
        {t('review.undo')}
        <span className="sr-only"> {where}</span>
      </Button>
    </li>
  );
}

function Open({ change, current, editing, onEdit, onDecide, onFocus }: Props) {
  const t = useMessages();
  const pageLanguage = useLanguage();
  const language = useEditor(({ state }) => state.language) ?? pageLanguage;
  const place = usePlaceOf();
  const [after, setAfter] = useState(change.after);
  const blanks = splitBlanks(change.after).some(({ label }) => label !== undefined);
  const { verdict, before, reason, serves, asked, question, points } = change;
  const isText = change.kind === undefined || change.kind === 'text';

  return (
    <li
      tabIndex={-1}
      data-current={current || undefined}
      aria-current={current || undefined}
      onFocus={onFocus}
      className={cx(
        'grid gap-3 border-t border-l-[3px] border-t-line p-4 outline-none',
        current ? 'border-l-accent' : 'border-l-transparent',
      )}
    >
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="min-w-0 text-xs font-normal text-ink-soft">{place(change.path)}</h3>
        {Math.round(points) > 0 && <Badge tone="good">{t('review.points', { count: Math.round(points) })}</Badge>}
      </div>
      {editing ? (
        <ChangeEditor
          text={after}
          onCancel={() => onEdit(false)}
          onDone={(text) => onDecide({ kind: 'accepted', after: text })}
        />
      ) : (
        <DiffLines before={before} after={after} language={language} />
      )}
      {!editing && blanks && <FillBlanks text={change.after} onChange={setAfter} />}
      {(verdict === 'confirm' || verdict === 'loses') && question && (
        <Alert tone="warn" icon={<CircleHelp size={20} aria-hidden />}>
          {question}
        </Alert>
      )}
      <p className="text-xs text-ink-soft">
        {reason} {verdict === 'blank' && question}{' '}
        {serves && (
          <span title={asked}>
            {t('review.serves')} <Mark>{serves}</Mark>
          </span>
        )}
      </p>
      {!editing && (
        <div className="flex flex-wrap gap-2 max-xs:gap-1.5">
          <Button
            variant="primary"
            className="max-xs:px-3"
            icon={<Check size={18} aria-hidden />}
            onClick={() => onDecide({ kind: 'accepted', after })}
          >
            {t(verdict === 'confirm' && serves ? 'review.haveUsed' : 'review.accept')}
            {current && verdict === 'safe' && <Key name="A" />}
          </Button>
          {isText && (
            <Button className={narrow} icon={<PencilLine size={18} aria-hidden />} onClick={() => onEdit(true)}>
              {t('review.edit')}
              {current && <Key name="E" />}
            </Button>
          )}
          <Button className={narrow} icon={<X size={18} aria-hidden />} onClick={() => onDecide({ kind: 'rejected' })}>
            {t('review.reject')}
            {current && <Key name="R" />}
          </Button>
        </div>
      )}
    </li>
  );
}

function Key({ name }: { name: string }) {
  return (
    <kbd
      aria-hidden
      className="rounded-sm border border-current px-1 font-sans text-xs font-normal opacity-80 max-lg:hidden"
    >
      {name}
    </kbd>
  );
}
