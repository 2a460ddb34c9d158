import { useState } from 'react';
import type { Check, Score } from '@shortlist/contracts/platform/score';
import { isFault, listChecksBeyondPotential, listReachableGains } from '@shortlist/shared-ui/components/score-gains';
import { useResumeEditor } from '../../shared/resume-editor/resume-editor-context';

/** A check in the list of possible gains. A fixed check stays in place with a check mark. */
export interface GainRow {
  check: Check;
  points: number;
  isFixed: boolean;
}

interface GainOrder {
  /** Faults, and checks that can add points without new facts. */
  gainIds: string[];
  /** Checks that can add points only with new facts. */
  newFactIds: string[];
}

/** Kept outside the hook, because users close the panel while they work on a fix. */
const ordersByResumeId = new Map<string, GainOrder>();

/**
 * Keeps the order in which the checks first appeared, so that rows never move under the pointer. New checks go to the
 * end.
 */
export function useGainRows(score: Score): { gainRows: GainRow[]; newFactRows: GainRow[] } {
  const id = useResumeEditor(({ stored }) => stored?.id) ?? '';
  const gains = listReachableGains(score);
  const pointsByOpenCheckId = new Map<string, number>([
    ...score.checks.filter(isFault).map(({ id: faultId }) => [faultId, 0] as const),
    ...gains.map(({ check, points }) => [check.id, points] as const),
    ...listChecksBeyondPotential(score.checks).map((check) => [check.id, 0] as const),
  ]);
  const [order, setOrder] = useState<GainOrder>(() => ordersByResumeId.get(id) ?? { gainIds: [], newFactIds: [] });
  const newIds = [...pointsByOpenCheckId.keys()].filter(
    (checkId) => !order.gainIds.includes(checkId) && !order.newFactIds.includes(checkId),
  );
  if (newIds.length > 0) {
    const idsBeyondPotential = new Set(listChecksBeyondPotential(score.checks).map((check) => check.id));
    const nextOrder = {
      gainIds: [...order.gainIds, ...newIds.filter((checkId) => !idsBeyondPotential.has(checkId))],
      newFactIds: [...order.newFactIds, ...newIds.filter((checkId) => idsBeyondPotential.has(checkId))],
    };
    ordersByResumeId.set(id, nextOrder);
    setOrder(nextOrder);
  }
  const listRows = (ids: readonly string[]) =>
    ids.flatMap((checkId): GainRow[] => {
      const check = score.checks.find((candidate) => candidate.id === checkId);
      return check
        ? [{ check, points: pointsByOpenCheckId.get(checkId) ?? 0, isFixed: !pointsByOpenCheckId.has(checkId) }]
        : [];
    });
  return { gainRows: listRows(order.gainIds), newFactRows: listRows(order.newFactIds) };
}
