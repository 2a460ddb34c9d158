import { useEffect, type RefObject } from 'react';

/** Keeps the selected item of a row visible if the row overflows. Scrolls only the row; it must be positioned. */
export function useScrollToSelected(row: RefObject<HTMLElement | null>, selector: string, value: string): void {
  useEffect(() => {
    const selectedItem = row.current?.querySelector<HTMLElement>(selector);
    if (!row.current || !selectedItem) return;
    row.current.scrollLeft = selectedItem.offsetLeft - (row.current.clientWidth - selectedItem.offsetWidth) / 2;
  }, [row, selector, value]);
}
