import { useEffect, type RefObject } from 'react';

/** Scrolls an overflowing row to its selected item. The row must be a positioned element. */
export function useScrollToSelected(row: RefObject<HTMLElement | null>, selector: string, value: string): void {
  useEffect(() => {
    const selectedItem = row.current?.querySelector<HTMLElement>(selector);
    if (!row.current || !selectedItem) return;
    row.current.scrollLeft = selectedItem.offsetLeft - (row.current.clientWidth - selectedItem.offsetWidth) / 2;
  }, [row, selector, value]);
}
