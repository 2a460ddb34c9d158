import { ChevronUp } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Check, Score } from '@shortlist/contracts/platform/score';
import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { ScoreRing } from '@shortlist/shared-ui/components/score-ring';
import { useMessages } from '../../messages';
import { CheckItem } from './check-item';
import { sortByGain, getGain, isFault } from '@shortlist/shared-ui/components/score-gains';
import { ScoreHeader } from './score-header';

interface Props {
  score: Score;
  openBlankCount: number;
  getFixAction: (check: Check) => (() => void) | undefined;
  action: ReactNode;
}

export function ScoreBar({ score, openBlankCount, getFixAction, action }: Props) {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const { atsScore: currentScore } = score;
  const potential = openBlankCount > 0 ? score.potential : currentScore;
  const closeBefore = (fix: (() => void) | undefined) =>
    fix &&
    (() => {
      setIsOpen(false);
      fix();
    });

  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-10 flex min-h-18 items-center justify-between gap-2 border-t border-line bg-sheet py-2 pr-4 pl-2 lg:hidden"
    >
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="flex min-h-14 shrink-0 items-center gap-2 rounded-control pr-1 pl-2 text-left"
      >
        <ScoreRing
          value={currentScore}
          potential={potential}
          size={40}
          label={t('score.ring', { now: currentScore })}
        />
        <span className="text-sm whitespace-nowrap">
          {t('score.now', { now: currentScore })}
          {potential > currentScore && (
            <span className="block text-xs text-ink-soft">{t('score.upTo', { potential })}</span>
          )}
        </span>
        <ChevronUp size={18} className="max-[359px]:hidden" aria-hidden />
        <span className="sr-only">{t('score.open')}</span>
      </button>
      {action}
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('score.heading')}
        closeLabel={t('score.close')}
        layout="bottom"
      >
        <ScoreHeader score={score} openBlankCount={openBlankCount} />
        <ul className="mt-6">
          {sortByGain(score.checks)
            .filter((check) => getGain(check) > 0 || isFault(check))
            .map((check) => (
              <CheckItem key={check.id} check={check} showGain onFix={closeBefore(getFixAction(check))} />
            ))}
        </ul>
      </Dialog>
    </div>
  );
}
