import type { JobMatch } from '@shortlist/contracts/platform/job-match';
import { useMessages } from '../../messages';
import { useResumeEditorActions } from '../../shared/resume-editor/resume-editor-context';
import { KnockoutCriteria } from '../../shared/job-match/knockout-criteria';
import { MissingTerms } from '../../shared/job-match/missing-terms';

const matchParts = ['coverage', 'title', 'years', 'degree'] as const;

export function JobMatchSection({ match }: { match: JobMatch }) {
  const t = useMessages();
  const { updateDraft, focusField } = useResumeEditorActions();
  const add = (term: string) => {
    updateDraft((draft) => (draft.skills.includes(term) ? draft : { ...draft, skills: [...draft.skills, term] }));
    focusField('skills');
  };
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
      <MissingTerms missing={match.missing} onAdd={add} />
    </section>
  );
}
