import { useEffect, useState, type RefObject } from 'react';
import { isSingleColumn } from '@shortlist/shared-ui/components/use-media-query';

/** Milliseconds without a scroll event after which the page counts as still. */
const settleDelayMs = 150;
/** Matches controls, and scores and badges, which users read at a glance. */
const controlSelector = 'a, button, input, select, textarea, label, summary, [role="button"], [data-glance]';

/**
 * Returns whether to hide a button in the corner of the window. The button hides when the page is still and the button
 * covers a control or a score. In narrow windows, the button also hides while the user scrolls down, until the user
 * scrolls up or reaches the end of the page.
 */
export function useAutoHide(buttonRef: RefObject<HTMLElement | null>): boolean {
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
      setIsHidden(isReading || isCoveringControl(buttonRef.current));
    };
    const scheduleUpdate = () => {
      clearTimeout(timer);
      timer = setTimeout(updateVisibility, settleDelayMs);
    };
    const handleScroll = () => {
      // If the window's position is unchanged, a nested element was scrolled.
      if (window.scrollY !== lastScrollY) isScrollingDown = window.scrollY > Math.max(lastScrollY, 0);
      lastScrollY = window.scrollY;
      if (isScrollingDown) updateVisibility();
      scheduleUpdate();
    };
    // The height of the page changes when content loads late or another screen opens.
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
  }, [buttonRef]);
  return isHidden;
}

function isCoveringControl(button: HTMLElement | null): boolean {
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
