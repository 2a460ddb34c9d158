import { useEffect, useState, type RefObject } from 'react';

/** At these widths, the button covers much of the text. */
const narrow = '(max-width: 1023px)';
/** Milliseconds after the last scroll event until the page counts as still. */
const rest = 150;
/** Controls, and elements that users read at a glance: scores and badges. */
const covered = 'a, button, input, select, textarea, label, summary, [role="button"], [data-glance]';

/**
 * Returns whether a button in the window's corner hides: while the page is still and the button covers a control or a
 * score, and on narrow screens while the user scrolls down. It reappears when the user scrolls up or reaches the end of
 * the page.
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
      // If the position is unchanged, a nested element scrolled.
      if (window.scrollY !== last) goesOn = window.scrollY > Math.max(last, 0);
      last = window.scrollY;
      if (goesOn) look();
      settle();
    };
    // Content that loads late and a change of screen change the height of the page.
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
