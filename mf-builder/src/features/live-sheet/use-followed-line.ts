import { useEffect, useRef, type RefObject } from 'react';
import { lineElement } from './lines';

const gap = 24;

interface Followed {
  /** Path of what is edited; '' where nothing is. */
  field: string;
  /** The page scrolls, not the pane. */
  narrow: boolean;
  pane: RefObject<HTMLElement | null>;
  /** Changes when the sheet is drawn anew. */
  drawn: unknown;
}

/** Keeps what is edited in sight, also when it comes to stand on another place. */
export function useFollowedLine({ field, narrow, pane, drawn }: Followed) {
  const arrived = useRef(false);
  useEffect(() => {
    const element = pane.current;
    const line = element && field && (lineElement(element, field) ?? element.querySelector('[data-active]'));
    if (!element) return;
    if (narrow) {
      // Seen first, the sheet lies where the form was scrolled to.
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
