import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import type { Check, Score } from '@shortlist/contracts/platform/score';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { useMessages } from '../../messages';
import { CheckGroups } from './check-groups';
import { CheckItem } from './check-item';
import { sortByGain } from '@shortlist/shared-ui/components/score-gains';
import { ScoreHeader } from './score-header';

interface Props {
  score: Score;
  openBlankCount: number;
  /** True if no blank is open and no date is invalid. */
  isDone: boolean;
  getFixAction: (check: Check) => (() => void) | undefined;
}

/** The collapsed card shows only the checks with the largest gains. */
const collapsedCheckCount = 3;

export function ScoreCard({ score, openBlankCount, isDone, getFixAction }: Props) {
  const t = useMessages();
  const [isExpanded, setIsExpanded] = useState(false);
  return (
    <Card aria-label={t('score.heading')} className="grid gap-4">
      <ScoreHeader score={score} openBlankCount={openBlankCount} />
      {openBlankCount > 0 && (
        <Alert
          tone="warn"
          icon={<PencilLine size={20} aria-hidden />}
          title={t('blanks.count', { count: openBlankCount })}
        >
          {t('blanks.why')}
        </Alert>
      )}
      {openBlankCount === 0 && (
        <Alert tone={isDone ? 'good' : 'warn'} title={isDone && t('blanks.allFilled')}>
          {isDone ? t('blanks.allFilledText') : t('blanks.checkDates')}
        </Alert>
      )}
      <div>
        {isExpanded ? (
          <CheckGroups checks={score.checks} getFixAction={getFixAction} />
        ) : (
          <ul>
            {sortByGain(score.checks)
              .slice(0, collapsedCheckCount)
              .map((check) => (
                <CheckItem key={check.id} check={check} onFix={getFixAction(check)} />
              ))}
          </ul>
        )}
        <Button variant="link" aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)} className="mt-1">
          {isExpanded ? t('score.fewer') : t('score.all', { count: score.checks.length })}
        </Button>
      </div>
    </Card>
  );
}
