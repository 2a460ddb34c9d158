import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { ReviewRow } from '../review-rows';

export interface CurrentRow {
  key: string | undefined;
  path?: string;
  /** True if the user selected the row, which moves the focus to it. */
  shouldFocus: boolean;
}

/** Returns the open row, initially the first one that needs review. */
export function useCurrentRow(rows: ReviewRow[], needsReview: (row: ReviewRow) => boolean) {
  const [current, setCurrent] = useState<CurrentRow>(() => ({ key: rows.find(needsReview)?.key, shouldFocus: false }));
  const closed = useRef<string>(undefined);

  // Returns the focus to the button that opens the row when the row closes.
  useEffect(() => {
    const key = closed.current;
    closed.current = undefined;
    if (key === undefined) return;
    document.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"] button`)?.focus();
  }, [current]);

  // Keeps the callbacks stable, so that memoized components do not re-render.
  const latest = useRef({ rows, isOpen: needsReview, current });
  useEffect(() => {
    latest.current = { rows, isOpen: needsReview, current };
  });
  const choose = useCallback((key: string | undefined, path?: string) => {
    if (key === undefined) closed.current = latest.current.current.key;
    setCurrent({ key, path, shouldFocus: path === undefined });
  }, []);
  /** Selects the next row that needs review. `around` continues with the first row after the last. */
  const next = useCallback(
    (around: boolean) => {
      const { rows: all, isOpen: wantsLook, current: now } = latest.current;
      const at = all.findIndex(({ key }) => key === now.key);
      const later = all.slice(at + 1).find(wantsLook);
      choose((later ?? (around ? all.find(wantsLook) : undefined))?.key);
    },
    [choose],
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const typing = (event.target as Element).closest('input, textarea, select, dialog') !== null;
    if (typing || event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== 'n') return;
    event.preventDefault();
    next(true);
  };
  return { current, select: choose, selectNext: next, onKeyDown };
}
