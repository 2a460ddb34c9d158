import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { ReviewRow } from '../review-rows';

export interface CurrentRow {
  key: string | undefined;
  /** Path of the field in the row that has the focus, if it is known. */
  path?: string;
  /** True if the user selected the row, which moves the focus to it. */
  shouldFocus: boolean;
}

/** Returns the open row, initially the first one that needs review. */
export function useCurrentRow(rows: ReviewRow[], needsReview: (row: ReviewRow) => boolean) {
  const [current, setCurrent] = useState<CurrentRow>(() => ({ key: rows.find(needsReview)?.key, shouldFocus: false }));
  const closedKey = useRef<string>(undefined);

  // When a row closes, moves the focus back to the button that opened it.
  useEffect(() => {
    const key = closedKey.current;
    closedKey.current = undefined;
    if (key === undefined) return;
    document.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"] button`)?.focus();
  }, [current]);

  // Keeps the callbacks stable, so that memoized components do not re-render.
  const latest = useRef({ rows, needsReview, current });
  useEffect(() => {
    latest.current = { rows, needsReview, current };
  });
  /** Opens a row and focuses it, unless the user has already focused its field at `path`. Undefined closes the row. */
  const select = useCallback((key: string | undefined, path?: string) => {
    if (key === undefined) closedKey.current = latest.current.current.key;
    setCurrent({ key, path, shouldFocus: path === undefined });
  }, []);
  /** Selects the next row that needs review. `shouldWrap` continues with the first row after the last. */
  const selectNext = useCallback(
    (shouldWrap: boolean) => {
      const { rows: latestRows, needsReview: isUnresolved, current: latestRow } = latest.current;
      const index = latestRows.findIndex(({ key }) => key === latestRow.key);
      const laterRow = latestRows.slice(index + 1).find(isUnresolved);
      select((laterRow ?? (shouldWrap ? latestRows.find(isUnresolved) : undefined))?.key);
    },
    [select],
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isTyping = (event.target as Element).closest('input, textarea, select, dialog') !== null;
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== 'n') return;
    event.preventDefault();
    selectNext(true);
  };
  return { current, select, selectNext, onKeyDown };
}
