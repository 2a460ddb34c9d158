import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from '@shortlist/shared-ui/router';

/** Where each visited entry of the history was scrolled to. */
const positions = new Map<string, number>();

/**
 * Where the screen that comes next is to be scrolled to: a new one starts at its top, Back and Forward return to the
 * place that was left. The browser's own memory is off, because it acts before the screen is there; a reload has it.
 */
export function useScrollMemory(): RefObject<number> {
  const { key } = useLocation();
  const travel = useNavigationType();
  const next = useRef(0);
  useEffect(() => {
    const restore = (mode: ScrollRestoration) => () => (window.history.scrollRestoration = mode);
    const leave = restore('auto');
    restore('manual')();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  useEffect(() => {
    next.current = travel === NavigationType.Pop ? (positions.get(key) ?? 0) : 0;
    return () => void positions.set(key, window.scrollY);
  }, [key, travel]);
  return next;
}
