import { ChevronUp } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { ResumeScore } from '@shortlist/contracts/builder/resume';
import { useToast } from '@shortlist/shared-ui/area';
import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { useMessages } from '../../messages';
import { useResumeEditor } from '../../shared/resume-editor/resume-editor-context';
import { MainScoreRing } from './main-score-ring';
import { ScorePanel } from './score-panel';

interface Props {
  score: ResumeScore | undefined;
  /** During a review, the panel stays closed because its fixes point to form fields. */
  isReviewing: boolean;
  /** Button that switches between the form and the document. */
  action?: ReactNode;
}

/** Shows the score at the bottom of small screens. A tap opens the score panel as a bottom sheet. */
export function ScoreBar({ score, isReviewing, action }: Props) {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const isStored = useResumeEditor(({ stored }) => stored !== null);
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-10 -mx-4 flex min-h-18 items-center justify-between gap-2 border-t border-line bg-sheet py-2 pr-4 pl-2 md:-mx-6 md:pr-6 md:pl-4 lg:hidden"
    >
      {score ? (
        <ScoreBarButton score={score} onOpen={isReviewing ? undefined : () => setIsOpen(true)} />
      ) : (
        <p className="pl-2 text-xs text-balance text-ink-soft">{!isStored && t('score.notYet')}</p>
      )}
      {action}
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('score.heading')}
        closeLabel={t('score.close')}
        layout="bottom"
      >
        <ScorePanel onNavigate={() => setIsOpen(false)} />
      </Dialog>
    </div>
  );
}

function ScoreBarButton({ score, onOpen }: { score: ResumeScore; onOpen: (() => void) | undefined }) {
  const t = useMessages();
  const toast = useToast();
  const { match, atsScore, potential } = score;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-disabled={!onOpen || undefined}
      onClick={onOpen ?? (() => toast({ title: t('score.reviewFirst') }))}
      className="flex min-h-14 shrink-0 items-center gap-2 rounded-control pr-1 pl-2 text-left"
    >
      <MainScoreRing score={score} />
      <span className="text-sm whitespace-nowrap">
        {match ? t('match.heading') : t('score.now', { now: atsScore })}
        {match ? (
          <span className="block text-xs text-ink-soft tabular-nums">
            {t('score.ats')} {atsScore}
          </span>
        ) : (
          potential > atsScore && <span className="block text-xs text-ink-soft">{t('score.upTo', { potential })}</span>
        )}
      </span>
      <ChevronUp size={18} className="max-[359px]:hidden" aria-hidden />
      <span className="sr-only">{t('score.open')}</span>
    </button>
  );
}
