import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from '@shortlist/shared-ui/router';
import { restoreScrollAndFocus, scrollWithinScreen } from './restore-scroll-focus';
import { useSavedScroll } from './use-saved-scroll';
import type { ScreenState } from './use-screen';

type SavedScroll = RefObject<number | undefined>;

/** Scrolls and moves focus as a browser does when it loads a page. */
export function useScrollAndFocus(state: ScreenState | undefined): void {
  const savedScroll = useSavedScroll();
  useNewScreenScroll(state, savedScroll);
  useSameScreenScroll(savedScroll);
}

/** Restores scroll position and focus when another screen is shown. */
function useNewScreenScroll(state: ScreenState | undefined, savedScroll: SavedScroll) {
  const navigationType = useLatest(useNavigationType());
  const previousScreen = useRef<unknown>(undefined);
  useEffect(() => {
    if (!state) return;
    const screen = state.kind === 'ready' ? state.screen.Component : state.kind;
    const isFirstScreen = previousScreen.current === undefined;
    // A screen that only replaced its own address, as a new document does when it gets its id, keeps its scroll
    // position and focus.
    const isSameScreen = navigationType.current === NavigationType.Replace && screen === previousScreen.current;
    previousScreen.current = screen;
    if (!isSameScreen) restoreScrollAndFocus({ isFirstScreen, savedScrollY: savedScroll.current });
  }, [state, navigationType, savedScroll]);
}

/** Scrolls when the address changes within a path: to the target of a new hash, or back from one. */
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
function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => void (latest.current = value));
  return latest;
}
