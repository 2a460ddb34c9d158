import { useState } from 'react';
import type { Resume } from '@shortlist/contracts/builder/saved-resume';
import { Button } from '@shortlist/shared-ui/components/button';
import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { useMessages } from '../../messages';
import { useEditor, useEditorActions } from '../../shared/editor/editor';
import { resumeKind } from '../../shared/editor/resume-kind';
import { differencesOf } from './differences';

/**
 * The resume was changed somewhere else while something was typed here. Both texts are shown where they differ; whichever
 * is chosen, the other stays in the history.
 */
export function ConflictDialog() {
  const theirs = useEditor((state) => state.theirs);
  const [later, setLater] = useState<Resume | null>(null);
  if (!theirs || later === theirs) return null;
  return <Choice theirs={theirs} onLater={() => setLater(theirs)} />;
}

function Choice({ theirs, onLater }: { theirs: Resume; onLater: () => void }) {
  const t = useMessages();
  const mine = useEditor(({ state }) => state);
  const { keepMine, takeTheirs } = useEditorActions();
  const [busy, setBusy] = useState(false);
  const differences = differencesOf(mine, resumeKind.draftOf(theirs));
  const decide = (choice: () => Promise<boolean>) => {
    setBusy(true);
    void choice().finally(() => setBusy(false));
  };
  return (
    <Dialog open onClose={onLater} title={t('conflict.title')} closeLabel={t('conflict.later')}>
      <p className="text-sm text-ink-soft">{t('conflict.text')}</p>
      <ul className="my-4 grid gap-4">
        {differences.map(({ part, ...texts }) => (
          <li key={part} className="grid gap-2 border-t border-line pt-3">
            <h3 className="text-sm font-semibold">{t(`conflict.part.${part}`)}</h3>
            {part === 'design' && <p className="text-sm text-ink-soft">{t('conflict.design')}</p>}
            {(part === 'design' ? [] : (['mine', 'theirs'] as const)).map((side) => (
              <div key={side} className="grid gap-1 text-sm">
                <p className="text-xs font-medium text-ink-soft">{t(`conflict.${side}`)}</p>
                {texts[side].length === 0 && <p className="text-ink-soft">{t('conflict.nothing')}</p>}
                {texts[side].slice(0, 6).map((text, index) => (
                  <p key={index} className="border-l-2 border-edge pl-2 wrap-anywhere">
                    {text}
                  </p>
                ))}
              </div>
            ))}
          </li>
        ))}
      </ul>
      {/* In sight however long the texts are. */}
      <div className="sticky -bottom-6 -mx-6 -mb-6 actions justify-end border-t border-line bg-sheet px-6 pt-4 pb-6">
        <Button off={busy} onClick={() => decide(takeTheirs)}>
          {t('conflict.takeTheirs')}
        </Button>
        <Button variant="primary" off={busy} onClick={() => decide(keepMine)}>
          {t('conflict.keepMine')}
        </Button>
      </div>
    </Dialog>
  );
}
