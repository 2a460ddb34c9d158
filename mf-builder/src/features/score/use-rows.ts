import { useState } from 'react';
import type { Check, Score } from '@shortlist/contracts/platform/score';
import { reachableGains } from '@shortlist/shared-ui/components/gains';

/** A check in the list of what there is to gain; one that was fixed keeps its place, ticked. */
export interface GainRow {
  check: Check;
  points: number;
  fixed: boolean;
}

/**
 * The list as it was when the panel was opened, with the numbers of now: rows never change places under the pointer. What
 * newly costs points comes at the end.
 */
export function useRows(score: Score): GainRow[] {
  const gains = reachableGains(score);
  const [order, setOrder] = useState(() => gains.map(({ check }) => check.id));
  const fresh = gains.filter(({ check }) => !order.includes(check.id));
  if (fresh.length > 0) setOrder([...order, ...fresh.map(({ check }) => check.id)]);
  return order.flatMap((id): GainRow[] => {
    const check = score.checks.find((one) => one.id === id);
    if (!check) return [];
    const gain = gains.find((one) => one.check.id === id);
    return [{ check, points: gain?.points ?? 0, fixed: !gain }];
  });
}
