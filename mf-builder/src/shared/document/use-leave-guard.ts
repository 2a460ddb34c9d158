import { useCallback, useEffect, useRef, useState } from 'react';
import { guardTravel, useLocation, useNavigate } from '@shortlist/shared-ui/router';

interface Options {
  isSafe: () => boolean;
  /** Sends the draft to the server; resolves to false on failure. */
  flush: () => Promise<boolean>;
}

const placeOf = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? 0;

/**
 * Saves unsaved text before navigation and, if that fails, asks the user (`isConfirming`). Intercepts links and the
 * browser's Back and Forward, but not switching tabs within the screen.
 */
export function useLeaveGuard({ isSafe, flush }: Options) {
  const location = useLocation();
  const navigate = useNavigate();
  const [go, setGo] = useState<() => void>();
  const here = useRef({ pathname: location.pathname, place: 0 });
  const open = useRef(false);
  /** Continues the navigation once the browser has returned to this screen. */
  const returned = useRef<() => void>(undefined);

  useEffect(() => {
    here.current = { pathname: location.pathname, place: placeOf(window.history.state) };
  }, [location]);

  useEffect(() => {
    const hold = (proceed: () => void) => {
      const leave = () => {
        open.current = true;
        proceed();
      };
      void flush().then((kept) => (kept ? leave() : setGo(() => leave)));
    };
    const passes = (pathname: string) => open.current || isSafe() || pathname === here.current.pathname;

    const click = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link || link.origin !== window.location.origin || link.target || link.hasAttribute('download')) return;
      if (passes(link.pathname)) return;
      event.preventDefault();
      event.stopPropagation();
      const { pathname, search, hash } = link;
      hold(() => void navigate(pathname + search + hash));
    };
    const travel = (event: PopStateEvent) => {
      const goOn = returned.current;
      if (goOn) {
        event.stopImmediatePropagation();
        returned.current = undefined;
        goOn();
        return;
      }
      if (passes(window.location.pathname)) return;
      event.stopImmediatePropagation();
      const steps = placeOf(event.state) - here.current.place;
      returned.current = () => hold(() => window.history.go(steps));
      window.history.go(-steps);
    };
    document.addEventListener('click', click, true);
    const stop = guardTravel(travel);
    return () => {
      document.removeEventListener('click', click, true);
      stop();
    };
  }, [isSafe, flush, navigate]);

  return {
    asked: go !== undefined,
    stay: useCallback(() => setGo(undefined), []),
    leave: () => {
      setGo(undefined);
      go?.();
    },
  };
}
