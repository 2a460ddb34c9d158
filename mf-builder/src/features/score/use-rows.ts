import { useState } from 'react';
import type { Check, Score } from '@shortlist/contracts/platform/score';
import { isFault, needsSomethingNew, reachableGains } from '@shortlist/shared-ui/components/gains';
import { useEditor } from '../../shared/editor/editor';

/** A check in the list of possible gains. A fixed check keeps its position and is ticked. */
export interface GainRow {
  check: Check;
  points: number;
  fixed: boolean;
}

interface Order {
  /** Faults, and what gives points as it stands. */
  gains: string[];
  /** Checks that need something new. */
  others: string[];
}

/** By resume: the panel is closed to work on a fix, and the row is still there when it is opened again. */
const kept = new Map<string, Order>();

/**
 * The list as it was when the panel was opened first, with the numbers of now: rows never change places under the pointer.
 * What newly costs points comes at the end.
 */
export function useRows(score: Score): { rows: GainRow[]; others: GainRow[] } {
  const id = useEditor(({ saved }) => saved?.id) ?? '';
  const gains = reachableGains(score);
  const open = new Map<string, number>([
    ...score.checks.filter(isFault).map(({ id: fault }) => [fault, 0] as const),
    ...gains.map(({ check, points }) => [check.id, points] as const),
    ...needsSomethingNew(score.checks).map((check) => [check.id, 0] as const),
  ]);
  const [order, setOrder] = useState<Order>(() => kept.get(id) ?? { gains: [], others: [] });
  const fresh = [...open.keys()].filter((check) => !order.gains.includes(check) && !order.others.includes(check));
  if (fresh.length > 0) {
    const newer = new Set(needsSomethingNew(score.checks).map((check) => check.id));
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
      return check ? [{ check, points: open.get(one) ?? 0, fixed: !open.has(one) }] : [];
    });
  return { rows: rowsOf(order.gains), others: rowsOf(order.others) };
}
