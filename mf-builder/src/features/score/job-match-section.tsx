import type { JobMatch } from '@shortlist/contracts/platform/job-match';
import { useMessages } from '../../messages';
import { KnockoutCriteria } from '../../shared/job-match/knockout-criteria';
import { MissingTerms } from '../../shared/job-match/missing-terms';

const matchParts = ['coverage', 'title', 'years', 'degree'] as const;

export function JobMatchSection({ match, onPlaced }: { match: JobMatch; onPlaced: (path: string) => void }) {
  const t = useMessages();
  return (
    <section aria-label={t('match.heading')} className="grid gap-4 border-t border-line pt-4">
      <div>
        <h3 className="text-sm font-bold">{t('match.heading')}</h3>
        <ul className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
          {matchParts
            .filter((part) => match.parts[part].applies)
            .map((part) => (
              <li key={part} className="tabular-nums">
                {t(`match.part.${part}`)} {Math.round(match.parts[part].points)}/{match.parts[part].max}
              </li>
            ))}
        </ul>
      </div>
      <KnockoutCriteria criteria={match.knockOuts} />
      <MissingTerms missing={match.missing} onPlaced={onPlaced} />
    </section>
  );
}
