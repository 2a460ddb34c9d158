import type { Score } from '@shortlist/contracts/platform/score';
import { ScoreRing } from '@shortlist/shared-ui/components/score-ring';
import { useMessages } from '../../messages';
import { HighlightedText } from '@shortlist/shared-ui/components/highlight';

export function JobPostingCard({ jobPosting, score }: { jobPosting: string; score: Score }) {
  const t = useMessages();
  const foundCount = score.terms.filter(({ place }) => place !== 'missing').length;
  const shownInEntryCount = score.terms.filter(({ place }) => place === 'entry').length;
  return (
    <div
      className={
        'relative grid gap-3 rounded-sm bg-sheet p-5 shadow-pop max-sm:mx-3.5 max-sm:-mt-20 max-sm:mb-10 ' +
        'sm:absolute sm:right-0 sm:bottom-10 sm:w-70 sm:rotate-[1.2deg] xl:-right-6'
      }
    >
      <p className="text-xs text-ink-soft">{t('posting.from')}</p>
      <p className="font-serif text-lg leading-[1.5] hyphens-manual [:lang(ja)_&]:text-base [:lang(ko)_&]:text-base">
        <HighlightedText>{jobPosting}</HighlightedText>
      </p>
      <div className="flex items-center gap-3">
        <ScoreRing size={64} value={score.atsScore} label={t('posting.ring', { score: score.atsScore })} />
        <div>
          <p className="text-sm font-semibold">{t('posting.score', { score: score.atsScore })}</p>
          <p className="text-xs text-ink-soft">
            {t('posting.terms', { found: foundCount, backed: shownInEntryCount, all: score.terms.length })}
          </p>
        </div>
      </div>
    </div>
  );
}
