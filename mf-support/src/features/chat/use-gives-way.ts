import { useEffect, useState, type RefObject } from 'react';

/** On these widths the button covers much of the text. */
const narrow = '(max-width: 1023px)';
/** Time after the last scroll event at which the page counts as still, in milliseconds. */
const rest = 150;
/** What is pressed, and what is read at a glance: scores and badges. */
const covered = 'a, button, input, select, textarea, label, summary, [role="button"], [data-glance]';

/**
 * Whether a button at the window's corner gives way to the page: at rest where a control or a score lies below it, and on narrow
 * screens while somebody scrolls on. On the way back and at the page's end it is there.
 */
export function useGivesWay(button: RefObject<HTMLElement | null>): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    let goesOn = false;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const isAtEnd = window.scrollY + clientHeight >= scrollHeight - 8;
      const readsOn = goesOn && !isAtEnd && window.matchMedia(narrow).matches;
      setAway(readsOn || liesOnControl(button.current));
    };
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(look, rest);
    };
    const scrolled = () => {
      // Otherwise a nested element scrolled, and the page did not move.
      if (window.scrollY !== last) goesOn = window.scrollY > Math.max(last, 0);
      last = window.scrollY;
      if (goesOn) look();
      settle();
    };
    // Late content and the next screen change the page's height.
    const resized = new ResizeObserver(settle);
    resized.observe(document.body);
    window.addEventListener('scroll', scrolled, { passive: true, capture: true });
    document.addEventListener('focusin', settle);
    return () => {
      clearTimeout(timer);
      resized.disconnect();
      window.removeEventListener('scroll', scrolled, { capture: true });
      document.removeEventListener('focusin', settle);
    };
  }, [button]);
  return away;
}

/** Checks the points below the button's corners, edges, and center. */
function liesOnControl(button: HTMLElement | null): boolean {
  if (!button) return false;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const places = [left, (left + right) / 2, right].flatMap((x) => [top, (top + bottom) / 2, bottom].map((y) => [x, y]));
  return places.some(([x = 0, y = 0]) =>
    document.elementsFromPoint(x, y).some((element) => {
      const control = element.closest(covered);
      return control !== null && control !== button;
    }),
  );
}
