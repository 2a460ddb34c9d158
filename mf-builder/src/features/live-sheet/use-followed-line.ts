import { useEffect, useRef, type RefObject } from 'react';
import { findLineElement } from './sheet-lines';

const gap = 24;

interface Followed {
  /** Path of the field that is being edited; '' if there is none. */
  field: string;
  /** True if the page scrolls instead of the pane. */
  narrow: boolean;
  pane: RefObject<HTMLElement | null>;
  /** Changes whenever the sheet is rendered. */
  drawn: unknown;
}

/** Keeps the edited line in view, even if it moves. */
export function useFollowedLine({ field, narrow, pane, drawn }: Followed) {
  const arrived = useRef(false);
  useEffect(() => {
    const element = pane.current;
    const line = element && field && (findLineElement(element, field) ?? element.querySelector('[data-active]'));
    if (!element) return;
    if (narrow) {
      // The sheet first appears at the scroll position of the form.
      if (!arrived.current) (line || element).scrollIntoView({ block: line ? 'center' : 'start' });
    } else if (line && element.scrollHeight > element.clientHeight) {
      const [shown, around] = [line.getBoundingClientRect(), element.getBoundingClientRect()];
      // Scrolls only the pane, never the page that the user is typing in.
      if (shown.top < around.top) element.scrollTop += shown.top - around.top - gap;
      else if (shown.bottom > around.bottom) {
        element.scrollTop += Math.min(shown.bottom - around.bottom + gap, shown.top - around.top - gap);
      }
    }
    arrived.current = true;
  }, [field, narrow, pane, drawn]);
}
