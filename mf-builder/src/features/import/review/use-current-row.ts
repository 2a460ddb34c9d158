import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { ReviewRow } from '../review-rows';

export interface CurrentRow {
  key: string | undefined;
  /** Path of the focused field in the row, if known. */
  path?: string;
  /** True if the user selected the row. The row then takes the focus. */
  shouldFocus: boolean;
}

/** Initially opens the first row that needs review. */
export function useCurrentRow(rows: ReviewRow[], needsReview: (row: ReviewRow) => boolean) {
  const [currentRow, setCurrentRow] = useState<CurrentRow>(() => ({
    key: rows.find(needsReview)?.key,
    shouldFocus: false,
  }));
  const closedKey = useRef<string>(undefined);

  // Returns the focus to the button that opened the row.
  useEffect(() => {
    const key = closedKey.current;
    closedKey.current = undefined;
    if (key === undefined) return;
    document.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"] button`)?.focus();
  }, [currentRow]);

  // Keeps the callbacks stable, so that memoized components do not re-render.
  const latest = useRef({ rows, needsReview, currentRow });
  useEffect(() => {
    latest.current = { rows, needsReview, currentRow };
  });
  /**
   * Opens a row. The row takes the focus unless `path` names a field that the user has already focused. An undefined
   * `key` closes the open row.
   */
  const select = useCallback((key: string | undefined, path?: string) => {
    if (key === undefined) closedKey.current = latest.current.currentRow.key;
    setCurrentRow({ key, path, shouldFocus: path === undefined });
  }, []);
  /** With `shouldWrap`, continues with the first row after the last row. */
  const selectNext = useCallback(
    (shouldWrap: boolean) => {
      const { rows: latestRows, needsReview: isUnresolved, currentRow: latestRow } = latest.current;
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
  return { currentRow, select, selectNext, onKeyDown };
}
