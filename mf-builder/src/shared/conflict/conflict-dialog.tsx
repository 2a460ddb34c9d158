import { useId, useMemo, useState } from 'react';
import type { Language } from '@shortlist/contracts/platform/languages';
import { Button } from '@shortlist/shared-ui/components/button';
import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMutation } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { diffWords } from '../diff/diff-words';
import { mergeVersions, type Conflict, type Side, type Versions } from '../document/merge';
import { useConflictDescription, type ConflictContext } from './use-conflict-description';

interface Props<Draft> {
  title: string;
  text: string;
  /** Null if there is no conflict. A new object reopens the dialog. */
  conflict: Pick<Versions<Draft>, 'base' | 'theirs'> | null;
  mine: Draft;
  onResolve: (merged: Draft) => Promise<boolean>;
}

/** Asks the user to choose a value for each field that changed both here and elsewhere. */
export function ConflictDialog<Draft extends ConflictContext & { language?: Language }>(props: Props<Draft>) {
  const [postponedConflict, setPostponedConflict] = useState<Props<Draft>['conflict']>(null);
  const { conflict } = props;
  if (!conflict || conflict === postponedConflict) return null;
  return <ConflictForm {...props} conflict={conflict} onLater={() => setPostponedConflict(conflict)} />;
}

const sides = ['mine', 'theirs'] as const satisfies Side[];

function ConflictForm<Draft extends ConflictContext & { language?: Language }>({
  title,
  text,
  conflict,
  mine,
  onResolve,
  onLater,
}: Props<Draft> & { conflict: Pick<Versions<Draft>, 'base' | 'theirs'>; onLater: () => void }) {
  const t = useMessages();
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const versions = useMemo(() => ({ ...conflict, mine }), [conflict, mine]);
  const { conflicts, hasMergedTheirs } = useMemo(() => mergeVersions(versions), [versions]);
  const theirsCount = conflicts.filter(({ key }) => choices[key] === 'theirs').length;
  const chooseAll = (side: Side) => setChoices(Object.fromEntries(conflicts.map(({ key }) => [key, side])));
  const { mutate, isPending } = useMutation({ mutationFn: onResolve });
  return (
    <Dialog open onClose={onLater} title={title} closeLabel={t('conflict.later')} layout="wide">
      <div className="grid gap-1 text-sm text-ink-soft">
        <p>{text}</p>
        {hasMergedTheirs && <p>{t('conflict.combined')}</p>}
      </div>
      {conflicts.length > 1 && (
        <div className="mt-4 actions">
          {sides.map((side) => (
            <Button key={side} size="sm" onClick={() => chooseAll(side)}>
              {t(side === 'mine' ? 'conflict.allMine' : 'conflict.allTheirs')}
            </Button>
          ))}
        </div>
      )}
      <div className="my-4 grid gap-4">
        {conflicts.map((fieldConflict) => (
          <FieldChoice
            key={fieldConflict.key}
            conflict={fieldConflict}
            document={mine}
            language={mine.language}
            side={choices[fieldConflict.key] ?? 'mine'}
            onChoose={(side) => setChoices({ ...choices, [fieldConflict.key]: side })}
          />
        ))}
      </div>
      <div className="sticky -bottom-4 -mx-4 -mb-4 actions items-center justify-between border-t border-line bg-sheet px-4 pt-4 pb-4 md:-bottom-6 md:-mx-6 md:-mb-6 md:px-6 md:pb-6">
        <p role="status" className="text-sm text-ink-soft">
          {t('conflict.chosen', { mine: conflicts.length - theirsCount, theirs: theirsCount })}
        </p>
        <Button variant="primary" busy={isPending} onClick={() => mutate(mergeVersions(versions, choices).merged)}>
          {t('conflict.apply')}
        </Button>
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  conflict: Conflict;
  document: ConflictContext;
  language?: Language;
  side: Side;
  onChoose: (side: Side) => void;
}

function FieldChoice({ conflict, document, language, side: selectedSide, onChoose }: ChoiceProps) {
  const t = useMessages();
  const groupName = useId();
  const { name, location, formatValue } = useConflictDescription(conflict, document);
  const isText = [conflict.mine, conflict.theirs].every((value) => typeof value === 'string');
  return (
    <fieldset className="border-t border-line pt-3">
      <legend className="float-left mb-2 grid w-full gap-0.5 wrap-anywhere">
        <span className="text-sm font-semibold">{name}</span>
        {location && <span className="text-xs text-ink-soft">{location}</span>}
      </legend>
      <div className="clear-both grid gap-2 md:grid-cols-2">
        {sides.map((side) => (
          <label
            key={side}
            className={
              'grid cursor-pointer grid-cols-[18px_minmax(0,1fr)] content-start gap-x-2 gap-y-1 rounded-control border border-edge p-3 text-sm ' +
              'hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent'
            }
          >
            <input
              type="radio"
              name={groupName}
              checked={selectedSide === side}
              onChange={() => onChoose(side)}
              className="size-[18px] cursor-pointer accent-accent outline-none"
            />
            <span className="font-medium">{t(`conflict.${side}`)}</span>
            <span className="col-start-2 max-h-60 overflow-y-auto whitespace-pre-line wrap-anywhere">
              {conflict[side] === undefined ? (
                <span className="text-ink-soft">{t('conflict.removed')}</span>
              ) : isText ? (
                <ConflictingText
                  side={side}
                  mine={formatValue(conflict.mine)}
                  theirs={formatValue(conflict.theirs)}
                  language={language}
                />
              ) : (
                formatValue(conflict[side])
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface TextProps {
  side: Side;
  mine: string;
  theirs: string;
  language?: Language;
}

/** Highlights the words that the other side lacks, unless the two sides have no word in common. */
function ConflictingText({ side, mine, theirs, language }: TextProps) {
  const t = useMessages();
  const pageLanguage = useLanguage();
  if (!(side === 'mine' ? mine : theirs).trim()) return <span className="text-ink-soft">{t('conflict.empty')}</span>;
  const parts = diffWords(mine, theirs, language ?? pageLanguage);
  const ownChange = side === 'mine' ? 'removed' : 'added';
  const hasSharedWords = parts.some(({ change, text }) => change === 'same' && text.trim() !== '');
  return (
    <span lang={language}>
      {parts.map(({ change, text }, index) =>
        change === 'same' || (change === ownChange && !hasSharedWords) ? (
          text
        ) : change === ownChange ? (
          <mark key={index} className="rounded-sm bg-marker text-on-marker">
            {text}
          </mark>
        ) : null,
      )}
    </span>
  );
}
