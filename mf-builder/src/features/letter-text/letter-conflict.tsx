import { useState } from 'react';
import { Button } from '@shortlist/shared-ui/components/button';
import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { useMessages } from '../../messages';
import { DiffLines } from '../../shared/diff/diff-lines';
import { useLetter, useLetterActions } from '../../shared/letter/letter';
import { letterKind } from '../../shared/letter/letter-kind';

/** The letter was changed somewhere else while something was typed here: both texts, and the choice. */
export function LetterConflict() {
  const t = useMessages();
  const theirs = useLetter((editor) => editor.theirs);
  const mine = useLetter(({ state }) => state);
  const { keepMine, takeTheirs } = useLetterActions();
  const [later, setLater] = useState<typeof theirs>(null);
  if (!theirs || later === theirs) return null;
  const other = letterKind.draftOf(theirs);
  const language = mine.language ?? 'en';
  return (
    <Dialog open onClose={() => setLater(theirs)} title={t('letter.conflict')} closeLabel={t('conflict.later')}>
      <div className="grid gap-4">
        <p className="text-sm text-ink-soft">{t('letter.conflictText')}</p>
        {other.jobTitle !== mine.jobTitle && (
          <DiffLines before={other.jobTitle} after={mine.jobTitle} language={language} />
        )}
        {other.companyName !== mine.companyName && (
          <DiffLines before={other.companyName} after={mine.companyName} language={language} />
        )}
        {other.content !== mine.content && (
          <DiffLines before={other.content} after={mine.content} language={language} />
        )}
        <p className="text-xs text-ink-soft">{t('letter.conflictSigns')}</p>
        <div className="actions justify-end">
          <Button onClick={() => void takeTheirs()}>{t('conflict.takeTheirs')}</Button>
          <Button variant="primary" onClick={() => void keepMine()}>
            {t('conflict.keepMine')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
