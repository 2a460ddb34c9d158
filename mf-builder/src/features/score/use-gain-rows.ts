import { useState } from 'react';
import type { Check, Score } from '@shortlist/contracts/platform/score';
import { isFault, listChecksBeyondPotential, listReachableGains } from '@shortlist/shared-ui/components/score-gains';
import { useResumeEditor } from '../../shared/resume-editor/resume-editor-context';

/** Check in the list of possible gains. A fixed check stays in place with a check mark. */
export interface GainRow {
  check: Check;
  points: number;
  isFixed: boolean;
}

interface Order {
  /** Ids of the faults and of the checks that would add points without new facts. */
  gains: string[];
  /** Ids of the checks that need new facts. */
  others: string[];
}

/** Order by resume id. Outlives the panel, which users close to work on a fix. */
const kept = new Map<string, Order>();

/**
 * Returns the current values in the order of the first time the panel was opened, so that rows never move under the
 * pointer. New checks go to the end.
 */
export function useGainRows(score: Score): { rows: GainRow[]; others: GainRow[] } {
  const id = useResumeEditor(({ stored }) => stored?.id) ?? '';
  const gains = listReachableGains(score);
  const open = new Map<string, number>([
    ...score.checks.filter(isFault).map(({ id: fault }) => [fault, 0] as const),
    ...gains.map(({ check, points }) => [check.id, points] as const),
    ...listChecksBeyondPotential(score.checks).map((check) => [check.id, 0] as const),
  ]);
  const [order, setOrder] = useState<Order>(() => kept.get(id) ?? { gains: [], others: [] });
  const fresh = [...open.keys()].filter((check) => !order.gains.includes(check) && !order.others.includes(check));
  if (fresh.length > 0) {
    const newer = new Set(listChecksBeyondPotential(score.checks).map((check) => check.id));
    const next = {
      gains: [...order.gains, ...fresh.filter((check) => !newer.has(check))],
      others: [...order.others, ...fresh.filter((check) => newer.has(check))],
    };
    kept.set(id, next);
    setOrder(next);
  }
  const rowsOf = (ids: readonly string[]) =>
    ids.flatMap((one): GainRow[] => {
      const check = score.checks.find((each) => each.id === one);
      return check ? [{ check, points: open.get(one) ?? 0, isFixed: !open.has(one) }] : [];
    });
  return { rows: rowsOf(order.gains), others: rowsOf(order.others) };
}
