import { useEffect, useRef, type RefObject } from 'react';
import { findLineElement } from './sheet-lines';

const scrollMargin = 24;

interface Options {
  /** Path of the edited field; '' if there is none. */
  field: string;
  /** True if the page scrolls, not the pane. */
  narrow: boolean;
  pane: RefObject<HTMLElement | null>;
  /** Changes with every render of the sheet. */
  renderKey: unknown;
}

/** Keeps the edited line visible when it moves. */
export function useScrollToEditedLine({ field, narrow, pane, renderKey }: Options) {
  const hasScrolled = useRef(false);
  useEffect(() => {
    const element = pane.current;
    const line = element && field && (findLineElement(element, field) ?? element.querySelector('[data-active]'));
    if (!element) return;
    if (narrow) {
      // The page keeps the form's scroll position when the sheet opens, so it scrolls to the line once.
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
  }, [field, narrow, pane, renderKey]);
}
