import { Check, CircleCheck, CircleHelp, CircleX, PencilLine, Trash2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { splitBlanks } from '@shortlist/documents/blanks';
import { documentLabels } from '@shortlist/documents/i18n/document-labels';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { Button } from '@shortlist/shared-ui/components/button';
import { clsx } from 'clsx';
import { Highlight } from '@shortlist/shared-ui/components/highlight';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../messages';
import { DiffLines } from '../../shared/diff/diff-lines';
import { useResumeEditor } from '../../shared/resume-editor/resume-editor-context';
import { useFormatFieldLocation } from '../../shared/field-location/use-format-field-location';
import { OwnWordsForm } from '../../shared/own-words-form';
import { FillBlanks } from '../../shared/fill-blanks';
import { isLineDeletion, type Decision, type ReviewChange } from './change-review';

interface Props {
  change: ReviewChange;
  decision: Decision | undefined;
  isCurrent: boolean;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  onDecide: (decision: Decision) => void;
  onUndo: () => void;
  onFocus: () => void;
}

/** On phones, the three buttons share one row, so only the first keeps its icon. */
const compactButtonClass = 'max-xs:px-3 max-xs:[&>svg]:hidden';

export function ChangeItem(props: Props) {
  return props.decision ? <DecidedChange {...props} decision={props.decision} /> : <UndecidedChange {...props} />;
}

export function DecidedChange({ change, decision, onUndo }: Pick<Props, 'change' | 'onUndo'> & { decision: Decision }) {
  const t = useMessages();
  const { labelSeparator } = documentLabels[useLanguage()];
  const formatLocation = useFormatFieldLocation();
  const isAccepted = decision.kind === 'accepted';
  const outcome = !isAccepted ? 'rejected' : isLineDeletion(change, decision.after) ? 'deleted' : 'accepted';
  const Icon = isAccepted ? CircleCheck : CircleX;
  const bullet = isAccepted ? decision.bullet : undefined;
  const location = formatLocation(bullet?.path ?? change.path);
  // Several terms can share a bullet, so the label also names the term.
  const termPrefix = bullet && `${change.after}${labelSeparator}`;
  return (
    <li className="grid grid-cols-[20px_1fr_auto] gap-x-3 border-t border-line bg-sunken px-4 py-3 text-sm">
      <Icon size={20} className={isAccepted ? 'text-good' : 'text-ink-soft'} aria-hidden />
      <p className="min-w-0">
        <span className="block text-xs text-ink-soft">
          {termPrefix && <span className="font-medium text-ink">{termPrefix}</span>}
          {location}
          {labelSeparator}
          <b>{t(`review.${outcome}`)}</b>
        </span>
        <span className="break-words">
          {(isAccepted ? decision.after : change.before || change.after) || <del>{change.before}</del>}
        </span>
      </p>
      <Button variant="link" size="sm" onClick={onUndo}>
        {t('review.undo')}
        <span className="sr-only">
          {' '}
          {termPrefix}
          {location}
        </span>
      </Button>
    </li>
  );
}

function UndecidedChange({ change, isCurrent, isEditing, onEdit, onDecide, onFocus }: Props) {
  const t = useMessages();
  const pageLanguage = useLanguage();
  const language = useResumeEditor(({ draft }) => draft.language) ?? pageLanguage;
  const formatLocation = useFormatFieldLocation();
  const [after, setAfter] = useState(change.after);
  const item = useRef<HTMLLIElement>(null);
  const [hasTriedToAccept, setTriedToAccept] = useState(false);
  const { verdict, before, withDetail, reason, serves: term, asked: postingQuote, question, points } = change;
  const isText = change.kind === undefined || change.kind === 'text';
  const isDeletion = isLineDeletion(change, after);
  // An unfilled blank would appear in the exported resume and limit the score.
  const hasOpenBlank = verdict === 'blank' && hasBlanks(after);
  const accept = () => {
    if (!hasOpenBlank) return onDecide({ kind: 'accepted', after });
    setTriedToAccept(true);
    [...(item.current?.querySelectorAll('input') ?? [])].find(({ value }) => !value.trim())?.focus();
  };
  const acceptLabelKey =
    verdict === 'confirm' && term && change.path !== 'personalInfo.summary' ? 'review.haveUsed' : 'review.accept';

  return (
    <li
      ref={item}
      tabIndex={-1}
      data-current={isCurrent || undefined}
      aria-current={isCurrent || undefined}
      onFocus={onFocus}
      className={clsx(
        'grid gap-3 border-t border-l-[3px] border-t-line p-4 outline-none',
        isCurrent ? 'border-l-accent' : 'border-l-transparent',
      )}
    >
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="min-w-0 text-xs font-normal text-ink-soft">{formatLocation(change.path)}</h3>
        {Math.round(points) > 0 && <Badge tone="good">{t('review.points', { count: Math.round(points) })}</Badge>}
      </div>
      {isEditing ? (
        <OwnWordsForm
          text={after}
          originalText={before}
          canDelete={isLineDeletion(change, '')}
          onCancel={() => onEdit(false)}
          onDone={(text) => onDecide({ kind: 'accepted', after: text })}
        />
      ) : (
        <DiffLines before={before} after={after} language={language} />
      )}
      {!isEditing && withDetail && (
        <FillBlanks
          text={withDetail}
          hint={[t('review.detailNote'), question].join(' ')}
          onChange={(filledText) => setAfter(hasBlanks(filledText) ? change.after : filledText)}
          onEnter={accept}
        />
      )}
      {!isEditing && !withDetail && hasBlanks(change.after) && (
        <FillBlanks
          text={change.after}
          hint={verdict === 'blank' ? undefined : t('review.blankNote')}
          error={hasTriedToAccept && hasOpenBlank ? t('review.fillFirst') : undefined}
          onChange={setAfter}
          onEnter={accept}
        />
      )}
      {(verdict === 'confirm' || verdict === 'loses') && question && (
        <Alert tone="warn" icon={<CircleHelp size={20} aria-hidden />}>
          {question}
        </Alert>
      )}
      <p className="text-xs text-ink-soft">
        {reason} {verdict === 'blank' && question}{' '}
        {term && (
          <>
            {t('review.matches')} <Highlight>{term}</Highlight>
          </>
        )}
      </p>
      <PostingQuote quote={postingQuote} term={term} />
      {!isEditing && (
        <div className="flex flex-wrap gap-2 max-xs:gap-1.5">
          <Button
            variant="primary"
            className="max-xs:px-3"
            icon={isDeletion ? <Trash2 size={18} aria-hidden /> : <Check size={18} aria-hidden />}
            onClick={accept}
          >
            {t(isDeletion ? 'review.deleteLine' : acceptLabelKey)}
            {isCurrent && verdict === 'safe' && <ShortcutHint name="A" />}
          </Button>
          {isText && (
            <Button
              className={compactButtonClass}
              icon={<PencilLine size={18} aria-hidden />}
              onClick={() => onEdit(true)}
            >
              {t('review.edit')}
              {isCurrent && <ShortcutHint name="E" />}
            </Button>
          )}
          <Button
            className={compactButtonClass}
            icon={<X size={18} aria-hidden />}
            onClick={() => onDecide({ kind: 'rejected' })}
          >
            {t('review.reject')}
            {isCurrent && <ShortcutHint name="R" />}
          </Button>
        </div>
      )}
    </li>
  );
}

const hasBlanks = (text: string) => splitBlanks(text).some(({ label }) => label !== undefined);

/** Quotes the part of the job posting that a change responds to. */
export function PostingQuote({ quote, term }: { quote: ReviewChange['asked']; term: ReviewChange['serves'] }) {
  const t = useMessages();
  if (!quote || quote === term) return null;
  return <p className="text-xs break-words text-ink-soft">{t('review.postingQuote', { text: quote })}</p>;
}

function ShortcutHint({ name }: { name: string }) {
  return (
    <kbd
      aria-hidden
      className="rounded-sm border border-current px-1 font-sans text-xs font-normal opacity-80 max-lg:hidden"
    >
      {name}
    </kbd>
  );
}
