import { Badge } from '@shortlist/shared-ui/components/badge';
import { Button } from '@shortlist/shared-ui/components/button';
import { Highlight } from '@shortlist/shared-ui/components/highlight';
import { Select } from '@shortlist/shared-ui/components/select';
import { useMessages } from '../../messages';
import { useResumeEditor } from '../../shared/resume-editor/resume-editor-context';
import { AskedPhrase, DecidedChange } from './change-item';
import type { Decision, ReviewChange, UsedIn } from './change-review';

interface Props {
  changes: ReviewChange[];
  decisions: Record<string, Decision>;
  current: string | null;
  onDecide: (id: string, decision: Decision) => void;
  onUndo: (id: string) => void;
  onFocus: (id: string) => void;
}

/** Option value for the list of skills; the other values are paths of bullets. */
const skillsOption = 'skills';
/** Characters of a bullet that an option shows. */
const excerptLength = 60;

/**
 * Lists the terms of the job posting that the resume lacks. For each, the user selects where it was used, or rejects
 * it.
 */
export function TermChecklist({ changes, decisions, current, onDecide, onUndo, onFocus }: Props) {
  const t = useMessages();
  const bullets = useBullets();
  const options = [
    { value: skillsOption, label: t('review.inSkills') },
    ...bullets.map(({ path, before, entryName }) => ({
      value: path,
      label: [entryName, before.length > excerptLength ? `${before.slice(0, excerptLength)}…` : before]
        .filter(Boolean)
        .join(': '),
    })),
  ];
  return (
    <section aria-labelledby="missing-terms" className="border-t border-line">
      <div className="grid gap-1 p-4 pb-2">
        <h3 id="missing-terms" className="font-bold">
          {t('review.terms')}
        </h3>
        <p className="text-sm text-ink-soft">{t('review.termsText')}</p>
      </div>
      <ul>
        {changes.map((change) => {
          const decision = decisions[change.id];
          const { id, after, reason, asked, serves, points } = change;
          if (decision) {
            return <DecidedChange key={id} change={change} decision={decision} onUndo={() => onUndo(id)} />;
          }
          return (
            <li
              key={id}
              tabIndex={-1}
              data-current={id === current || undefined}
              aria-current={id === current || undefined}
              onFocus={() => onFocus(id)}
              className={`grid gap-2 border-t border-l-[3px] border-t-line p-4 outline-none ${
                id === current ? 'border-l-accent' : 'border-l-transparent'
              }`}
            >
              <p className="flex items-baseline justify-between gap-3 text-sm">
                <span className="min-w-0">
                  <Highlight>{after}</Highlight> <span className="text-xs text-ink-soft">{reason}</span>
                </span>
                {Math.round(points) > 0 && (
                  <Badge tone="good">{t('review.points', { count: Math.round(points) })}</Badge>
                )}
              </p>
              <AskedPhrase asked={asked} serves={serves} />
              <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
                <Select
                  label={t('review.where', { term: after })}
                  hideLabel
                  placeholder={t('review.whereUsed')}
                  options={options}
                  value=""
                  onChange={(event) => {
                    const usedIn = bullets.find(({ path }) => path === event.target.value);
                    onDecide(id, {
                      kind: 'accepted',
                      after,
                      ...(usedIn && { usedIn: { path: usedIn.path, before: usedIn.before } }),
                    });
                  }}
                />
                <Button onClick={() => onDecide(id, { kind: 'rejected' })}>
                  {t('review.notUsed')}
                  <span className="sr-only"> {after}</span>
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function useBullets(): (UsedIn & { entryName: string })[] {
  const experience = useResumeEditor(({ draft }) => draft.experience);
  return experience.flatMap(({ company, position, achievements }, entryIndex) =>
    achievements.flatMap((before, index) =>
      before.trim()
        ? [{ path: `experience.${entryIndex}.achievements.${index}`, before, entryName: company || position }]
        : [],
    ),
  );
}
