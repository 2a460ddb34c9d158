import { useCallback, useEffect, useRef, useState } from 'react';
import { guardHistory, useLocation, useNavigate } from '@shortlist/shared-ui/router';

interface Options {
  canLeave: () => boolean;
  /** Writes the draft to the server. Resolves to false on failure. */
  flush: () => Promise<boolean>;
}

const getHistoryIndex = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? 0;

/**
 * Saves before navigation. If saving fails, `isConfirming` is true until the user stays or leaves. Intercepts links and
 * the browser's Back and Forward buttons, but not navigation within the screen.
 */
export function useUnsavedChangesGuard({ canLeave, flush }: Options) {
  const location = useLocation();
  const navigate = useNavigate();
  const [pendingLeave, setPendingLeave] = useState<() => void>();
  const currentEntry = useRef({ pathname: location.pathname, historyIndex: 0 });
  const isUnblocked = useRef(false);
  /** Continues the navigation once the browser has returned to this screen. */
  const onReturned = useRef<() => void>(undefined);

  useEffect(() => {
    currentEntry.current = { pathname: location.pathname, historyIndex: getHistoryIndex(window.history.state) };
  }, [location]);

  useEffect(() => {
    const flushBeforeLeaving = (proceed: () => void) => {
      const leave = () => {
        isUnblocked.current = true;
        proceed();
      };
      void flush().then((isSaved) => (isSaved ? leave() : setPendingLeave(() => leave)));
    };
    const isAllowed = (pathname: string) =>
      isUnblocked.current || canLeave() || pathname === currentEntry.current.pathname;

    const handleClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link || link.origin !== window.location.origin || link.target || link.hasAttribute('download')) return;
      if (isAllowed(link.pathname)) return;
      event.preventDefault();
      event.stopPropagation();
      const { pathname, search, hash } = link;
      flushBeforeLeaving(() => void navigate(pathname + search + hash));
    };
    const handlePopState = (event: PopStateEvent) => {
      const continueNavigation = onReturned.current;
      if (continueNavigation) {
        event.stopImmediatePropagation();
        onReturned.current = undefined;
        continueNavigation();
        return;
      }
      if (isAllowed(window.location.pathname)) return;
      event.stopImmediatePropagation();
      const steps = getHistoryIndex(event.state) - currentEntry.current.historyIndex;
      onReturned.current = () => flushBeforeLeaving(() => window.history.go(steps));
      window.history.go(-steps);
    };
    document.addEventListener('click', handleClick, true);
    const stopGuarding = guardHistory(handlePopState);
    return () => {
      document.removeEventListener('click', handleClick, true);
      stopGuarding();
    };
  }, [canLeave, flush, navigate]);

  return {
    isConfirming: pendingLeave !== undefined,
    stay: useCallback(() => setPendingLeave(undefined), []),
    leave: () => {
      setPendingLeave(undefined);
      pendingLeave?.();
    },
  };
}
