import type { Check } from '@shortlist/contracts/platform/score';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { Button } from '@shortlist/shared-ui/components/button';
import { CheckRow, getCheckState } from '@shortlist/shared-ui/components/check-row';
import { getGain } from '@shortlist/shared-ui/components/score-gains';
import { useFormatPoints } from '@shortlist/shared-ui/components/use-format-points';
import { useMessages } from '../../messages';

interface Props {
  check: Check;
  /** Shows the points that a fix would add, instead of the points earned. */
  showGain?: boolean;
  /** Undefined if the check can't be fixed on this page. */
  onFix?: () => void;
}

export function CheckItem({ check, showGain = false, onFix }: Props) {
  const t = useMessages();
  const formatPoints = useFormatPoints();
  const gainPoints = getGain(check);

  const renderPoints = () => {
    if (!check.applies) return t('score.notCounted');
    if (check.max === 0) return null;
    if (showGain && gainPoints > 0) return <Badge tone="good">+{formatPoints(gainPoints)}</Badge>;
    return `${formatPoints(check.points)}/${formatPoints(check.max)}`;
  };

  return (
    <CheckRow
      state={getCheckState(check)}
      title={check.title}
      points={renderPoints()}
      found={check.found}
      fix={
        onFix && check.fix ? (
          <Button variant="link" size="sm" onClick={onFix}>
            {check.fix}
          </Button>
        ) : (
          check.fix && <span className="block text-xs">{check.fix}</span>
        )
      }
    />
  );
}
