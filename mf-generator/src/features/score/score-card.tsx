import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import type { Check, Score } from '@shortlist/contracts/platform/score';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { useMessages } from '../../messages';
import { AllChecks } from './all-checks';
import { CheckItem } from './check-item';
import { byGain } from '@shortlist/shared-ui/components/gains';
import { ScoreHead } from './score-head';

interface Props {
  score: Score;
  openBlanks: number;
  /** No blank is open and no date is wrong. */
  isDone: boolean;
  fixOf: (check: Check) => (() => void) | undefined;
}

/** Number of checks shown while collapsed, those with the largest possible gain first. */
const shown = 3;

export function ScoreCard({ score, openBlanks, isDone, fixOf }: Props) {
  const t = useMessages();
  const [all, setAll] = useState(false);
  return (
    <Card aria-label={t('score.heading')} className="grid gap-4">
      <ScoreHead score={score} openBlanks={openBlanks} />
      {openBlanks > 0 && (
        <Alert tone="warn" icon={<PencilLine size={20} aria-hidden />} lead={t('blanks.count', { count: openBlanks })}>
          {t('blanks.why')}
        </Alert>
      )}
      {openBlanks === 0 && (
        <Alert tone={isDone ? 'good' : 'warn'} lead={isDone && t('blanks.allFilled')}>
          {isDone ? t('blanks.allFilledText') : t('blanks.checkDates')}
        </Alert>
      )}
      <div>
        {all ? (
          <AllChecks checks={score.checks} fixOf={fixOf} />
        ) : (
          <ul>
            {byGain(score.checks)
              .slice(0, shown)
              .map((check) => (
                <CheckItem key={check.id} check={check} onFix={fixOf(check)} />
              ))}
          </ul>
        )}
        <Button variant="link" aria-expanded={all} onClick={() => setAll(!all)} className="mt-1">
          {all ? t('score.fewer') : t('score.all', { count: score.checks.length })}
        </Button>
      </div>
    </Card>
  );
}
