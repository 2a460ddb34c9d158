import type { Match } from '@shortlist/contracts/platform/match';
import { useMessages } from '../../messages';
import { useEditorActions } from '../../shared/editor/editor';
import { KnockOuts } from '../../shared/match/knock-outs';
import { MissingTerms } from '../../shared/match/missing-terms';

const parts = ['coverage', 'title', 'years', 'degree'] as const;

export function MatchPart({ match }: { match: Match }) {
  const t = useMessages();
  const { change, focusField } = useEditorActions();
  const add = (term: string) => {
    change((draft) => (draft.skills.includes(term) ? draft : { ...draft, skills: [...draft.skills, term] }));
    focusField('skills');
  };
  return (
    <section aria-label={t('match.heading')} className="grid gap-4 border-t border-line pt-4">
      <div>
        <h3 className="text-sm font-bold">{t('match.heading')}</h3>
        <ul className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
          {parts
            .filter((part) => match.parts[part].applies)
            .map((part) => (
              <li key={part} className="tabular-nums">
                {t(`match.part.${part}`)} {Math.round(match.parts[part].points)}/{match.parts[part].max}
              </li>
            ))}
        </ul>
      </div>
      <KnockOuts knockOuts={match.knockOuts} />
      <MissingTerms missing={match.missing} onAdd={add} />
    </section>
  );
}
