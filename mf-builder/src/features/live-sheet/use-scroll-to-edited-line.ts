import { useEffect, useRef, type RefObject } from 'react';
import { findLineElement } from './sheet-lines';

const scrollMargin = 24;

interface Options {
  /** Path of the edited field. Empty if no field is edited. */
  path: string;
  /** True if the page scrolls instead of the pane. */
  isNarrow: boolean;
  pane: RefObject<HTMLElement | null>;
  /** Changes whenever the sheet renders. */
  renderKey: unknown;
}

/** Keeps the edited line visible when the line moves. */
export function useScrollToEditedLine({ path, isNarrow, pane, renderKey }: Options) {
  const hasScrolled = useRef(false);
  useEffect(() => {
    const element = pane.current;
    const line = element && path && (findLineElement(element, path) ?? element.querySelector('[data-active]'));
    if (!element) return;
    if (isNarrow) {
      // The page has the form's scroll position when the sheet opens, so the page scrolls to the line once.
      if (!hasScrolled.current) (line || element).scrollIntoView({ block: line ? 'center' : 'start' });
    } else if (line && element.scrollHeight > element.clientHeight) {
      const [lineBox, paneBox] = [line.getBoundingClientRect(), element.getBoundingClientRect()];
      // Scrolls only the pane, never the page in which the user is typing.
      if (lineBox.top < paneBox.top) element.scrollTop += lineBox.top - paneBox.top - scrollMargin;
      else if (lineBox.bottom > paneBox.bottom) {
        element.scrollTop += Math.min(
          lineBox.bottom - paneBox.bottom + scrollMargin,
          lineBox.top - paneBox.top - scrollMargin,
        );
      }
    }
    hasScrolled.current = true;
  }, [path, isNarrow, pane, renderKey]);
}
