import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from '@shortlist/shared-ui/router';
import { restoreScrollAndFocus, scrollWithinScreen } from './restore-scroll-focus';
import { useSavedScroll } from './use-saved-scroll';
import type { ScreenState } from './use-screen';

type SavedScroll = RefObject<number | undefined>;

/** Scrolls and moves the focus as a browser does when it loads a page. */
export function useScrollAndFocus(state: ScreenState | undefined): void {
  const savedScroll = useSavedScroll();
  useNewScreenScroll(state, savedScroll);
  useSameScreenScroll(savedScroll);
}

function useNewScreenScroll(state: ScreenState | undefined, savedScroll: SavedScroll) {
  const navigationType = useLatestRef(useNavigationType());
  const previousScreen = useRef<unknown>(undefined);
  useEffect(() => {
    if (!state) return;
    const screen = state.kind === 'ready' ? state.screen.Component : state.kind;
    const isFirstScreen = previousScreen.current === undefined;
    // A screen that only replaces its own URL keeps its scroll position and focus. A new document does so when it gets
    // its id.
    const isSameScreen = navigationType.current === NavigationType.Replace && screen === previousScreen.current;
    previousScreen.current = screen;
    if (!isSameScreen) restoreScrollAndFocus({ isFirstScreen, savedScrollY: savedScroll.current });
  }, [state, navigationType, savedScroll]);
}

function useSameScreenScroll(savedScroll: SavedScroll) {
  const location = useLocation();
  const previousPathname = useRef<string>(undefined);
  useEffect(() => {
    const isSamePath = previousPathname.current === location.pathname;
    previousPathname.current = location.pathname;
    if (isSamePath) scrollWithinScreen(savedScroll.current);
  }, [location, savedScroll]);
}

/** Returns a ref to a value that effects read but do not depend on. */
function useLatestRef<T>(value: T): RefObject<T> {
  const latestRef = useRef(value);
  useEffect(() => void (latestRef.current = value));
  return latestRef;
}
