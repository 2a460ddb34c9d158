import type { Check, Score } from '@shortlist/contracts/platform/score';
import { useIsMounted } from '@shortlist/shared-ui/area';
import { buttonClass } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { CheckRow, checkState } from '@shortlist/shared-ui/components/check-row';
import { cx } from '@shortlist/shared-ui/components/cx';
import { ScoreRing } from '@shortlist/shared-ui/components/score-ring';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useMessages } from '../../messages';
import { useNurse } from '../../shared/use-nurse';

const lost = ({ applies, points, max }: Check) => (applies ? max - points : 0);

/** The largest check with all points, then the two that lose most. */
function telling(checks: Check[]): Check[] {
  const best = checks.filter((check) => check.applies && lost(check) === 0).sort((a, b) => b.max - a.max);
  const worst = checks.filter((check) => lost(check) > 0).sort((a, b) => lost(b) - lost(a));
  return [...best.slice(0, 1), ...worst.slice(0, 2)];
}

/** What a score looks like: a computed one, of the first draft of the resume that stands above. */
export function ScoreDemo() {
  const t = useMessages();
  const draft = useNurse()?.scores.draft;
  const help = useIsMounted()('/help');
  return (
    <section className="band">
      <div className="wrap grid items-center gap-8 lg:grid-cols-2 lg:gap-18">
        <div>
          <h2 className="d2">{t('score.title')}</h2>
          <p className="measure mt-6 text-lg text-ink-soft">{t('score.text')}</p>
          {help && (
            <Link to="/help?article=score-checks" className={cx(buttonClass(), 'mt-8')}>
              {t('score.how')}
            </Link>
          )}
        </div>
        {draft ? <Demo score={draft} /> : <Card className="min-h-[360px]" />}
      </div>
    </section>
  );
}

function Demo({ score }: { score: Score }) {
  const t = useMessages();
  const numbers = { score: score.atsScore, potential: score.potential };
  return (
    <Card aria-label={t('score.caption')}>
      <div className="flex items-center gap-5">
        <ScoreRing
          value={score.atsScore}
          potential={score.potential}
          word={t('score.of')}
          label={t('score.ring', numbers)}
        />
        <div className="grid gap-1">
          <h3 className="d4">{t('score.reach', numbers)}</h3>
          <p className="text-sm text-ink-soft">{t('score.message')}</p>
        </div>
      </div>
      <ul className="mt-5">
        {telling(score.checks).map((check) => (
          <CheckRow
            key={check.id}
            state={checkState(check)}
            title={check.title}
            points={`${check.points}/${check.max}`}
            found={check.found}
          />
        ))}
      </ul>
      <p className="mt-2 border-t border-line pt-3 text-xs text-ink-soft">{t('score.caption')}</p>
    </Card>
  );
}
