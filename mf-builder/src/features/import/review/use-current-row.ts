import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Row } from '../rows';

export interface CurrentRow {
  key: string | undefined;
  /** The field of it that has the focus. */
  path?: string;
  /** The person went there: the focus goes along. */
  focus: boolean;
}

/** The row that is open; at first the one that wants a look. `isOpen`: whether a row still wants one. */
export function useCurrentRow(rows: Row[], isOpen: (row: Row) => boolean) {
  const [current, setCurrent] = useState<CurrentRow>(() => ({ key: rows.find(isOpen)?.key, focus: false }));
  const closed = useRef<string>(undefined);

  // A row that closes gives the focus back to what opens it.
  useEffect(() => {
    const key = closed.current;
    closed.current = undefined;
    if (key === undefined) return;
    document.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"] button`)?.focus();
  }, [current]);

  // The same functions all the time, so that what they are given to need not be drawn anew.
  const latest = useRef({ rows, isOpen, current });
  useEffect(() => {
    latest.current = { rows, isOpen, current };
  });
  const choose = useCallback((key: string | undefined, path?: string) => {
    if (key === undefined) closed.current = latest.current.current.key;
    setCurrent({ key, path, focus: path === undefined });
  }, []);
  /** To the next row that wants a look; `around`: after the last one comes the first. */
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
  return { current, choose, next, onKeyDown };
}
