import type { Match } from '@shortlist/contracts/platform/match';
import { ScoreRing } from '@shortlist/shared-ui/components/score-ring';
import { useMessages } from '../../messages';
import { useEditorActions } from '../../shared/editor/editor';
import { KnockOuts } from '../../shared/match/knock-outs';
import { MissingTerms } from '../../shared/match/missing-terms';

const parts = ['coverage', 'title', 'years', 'degree'] as const;

/** How the resume answers the job post: a number of its own beside the score, its parts, and what is missing. */
export function MatchPart({ match }: { match: Match }) {
  const t = useMessages();
  const { change, focusField } = useEditorActions();
  const { matchScore: now, potential } = match;
  const add = (term: string) => {
    change((draft) => (draft.skills.includes(term) ? draft : { ...draft, skills: [...draft.skills, term] }));
    focusField('skills');
  };
  return (
    <section aria-label={t('match.heading')} className="grid gap-4 border-t border-line pt-4">
      <div className="flex items-center gap-3">
        <ScoreRing value={now} potential={potential} size={64} label={t('match.ring', { now, potential })} />
        <div>
          <h3 className="font-bold">{t('match.heading')}</h3>
          <ul className="text-xs text-ink-soft">
            {parts
              .filter((part) => match.parts[part].applies)
              .map((part) => (
                <li key={part} className="tabular-nums">
                  {t(`match.part.${part}`)} {Math.round(match.parts[part].points)}/{match.parts[part].max}
                </li>
              ))}
          </ul>
        </div>
      </div>
      <KnockOuts knockOuts={match.knockOuts} />
      <MissingTerms missing={match.missing} onAdd={add} />
    </section>
  );
}
