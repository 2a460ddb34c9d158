import { useEffect, useState, type RefObject } from 'react';
import { isSingleColumn } from '@shortlist/shared-ui/components/use-media-query';

/** Milliseconds after the last scroll event until the page counts as still. */
const settleDelayMs = 150;
/** Controls, and elements that users read at a glance: scores and badges. */
const controlSelector = 'a, button, input, select, textarea, label, summary, [role="button"], [data-glance]';

/**
 * Returns whether a button in the window's corner hides: while the page is still and the button covers a control or a
 * score, and on narrow screens while the user scrolls down. It reappears when the user scrolls up or reaches the end of
 * the page.
 */
export function useAutoHide(button: RefObject<HTMLElement | null>): boolean {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    let lastScrollY = window.scrollY;
    let isScrollingDown = false;
    let timer: ReturnType<typeof setTimeout>;
    const updateVisibility = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const isAtEnd = window.scrollY + clientHeight >= scrollHeight - 8;
      // In narrow windows, the button covers much of the text.
      const isReading = isScrollingDown && !isAtEnd && isSingleColumn();
      setIsHidden(isReading || coversControl(button.current));
    };
    const scheduleUpdate = () => {
      clearTimeout(timer);
      timer = setTimeout(updateVisibility, settleDelayMs);
    };
    const handleScroll = () => {
      // If the position is unchanged, a nested element scrolled.
      if (window.scrollY !== lastScrollY) isScrollingDown = window.scrollY > Math.max(lastScrollY, 0);
      lastScrollY = window.scrollY;
      if (isScrollingDown) updateVisibility();
      scheduleUpdate();
    };
    // Content that loads late and a change of screen change the height of the page.
    const resizeObserver = new ResizeObserver(scheduleUpdate);
    resizeObserver.observe(document.body);
    window.addEventListener('scroll', handleScroll, { passive: true, capture: true });
    document.addEventListener('focusin', scheduleUpdate);
    return () => {
      clearTimeout(timer);
      resizeObserver.disconnect();
      window.removeEventListener('scroll', handleScroll, { capture: true });
      document.removeEventListener('focusin', scheduleUpdate);
    };
  }, [button]);
  return isHidden;
}

function coversControl(button: HTMLElement | null): boolean {
  if (!button) return false;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const samplePoints = [left, (left + right) / 2, right].flatMap((x) =>
    [top, (top + bottom) / 2, bottom].map((y) => [x, y]),
  );
  return samplePoints.some(([x = 0, y = 0]) =>
    document.elementsFromPoint(x, y).some((element) => {
      const control = element.closest(controlSelector);
      return control !== null && control !== button;
    }),
  );
}
