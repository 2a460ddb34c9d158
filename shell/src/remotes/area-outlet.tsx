import { useEffect, useRef } from 'react';
import { defaultLanguage } from '@shortlist/contracts/platform/languages';
import { AreaRoot } from '@shortlist/shared-ui/area';
import { useTranslation, type I18n } from '@shortlist/shared-ui/i18n';
import { localizePath } from '@shortlist/shared-ui/navigation/localized-path';
import {
  NavigationType,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
} from '@shortlist/shared-ui/router';
import { ErrorBoundary } from '../errors/error-boundary';
import { ErrorScreen } from '../errors/error-screen';
import { NotFoundScreen } from '../errors/not-found-screen';
import { ScreenSkeleton } from '../layout/screen-skeleton';
import { useMessages } from '../messages';
import { setDocumentLanguage } from '../document-language';
import { restoreScrollAndFocus, scrollWithinScreen } from './restore-scroll-focus';
import { formatDocumentTitle } from './document-title';
import type { PageRegistry } from './registry';
import { useScreen, type ScreenState } from './use-screen';
import { useSavedScroll } from './use-saved-scroll';

interface Props {
  i18n: I18n;
  registry: PageRegistry | undefined;
  refreshRegistry: () => Promise<void>;
  initialScreen?: ScreenState;
  onScreenShown: () => void;
}

export function AreaOutlet(props: Props) {
  const location = useLocation();
  const navigate = useNavigate();
  const { state, isLoading, retry } = useScreen(props);
  const displayedLocation = useDisplayedLocation(isLoading);
  useScreenChangeEffects(state, props.onScreenShown);

  // English has no prefix: redirects /en/… to the same address without it.
  useEffect(() => {
    if (!/^\/en(\/|$)/.test(location.pathname)) return;
    void navigate(localizePath(defaultLanguage, location.pathname) + location.search + location.hash, {
      replace: true,
    });
  }, [location, navigate]);

  return (
    <>
      {isLoading && <div className="loading-line" />}
      {!state && <ScreenSkeleton />}
      {state?.kind === 'not-found' && <NotFoundScreen />}
      {state?.kind === 'failed' && <ErrorScreen reference={state.reference} onRetry={retry} />}
      {state?.kind === 'ready' && (
        <ErrorBoundary key={`${state.screen.area} ${state.screen.route.path}`}>
          <AreaRoot name={state.screen.area}>
            {/* The current screen stays mounted at its own address until the next one has loaded. */}
            <Routes location={displayedLocation}>
              <Route
                path={localizePath(state.language, `/${state.screen.route.path}`)}
                element={<state.screen.Component />}
              />
            </Routes>
          </AreaRoot>
        </ErrorBoundary>
      )}
    </>
  );
}

/** Returns the address of the visible screen: the current one, or the previous one while the next screen loads. */
function useDisplayedLocation(loading: boolean): Location {
  const location = useLocation();
  const previousLocation = useRef(location);
  useEffect(() => {
    if (!loading) previousLocation.current = location;
  }, [loading, location]);
  return loading ? previousLocation.current : location;
}

function useScreenChangeEffects(state: ScreenState | undefined, onScreenShown: () => void) {
  const t = useMessages();
  const { i18n } = useTranslation();
  const isFirstScreen = useRef(true);
  const previousScreen = useRef<unknown>(undefined);
  const savedScroll = useSavedScroll();
  const currentNavigationType = useNavigationType();
  const navigationType = useRef(currentNavigationType);
  useEffect(() => void (navigationType.current = currentNavigationType));
  useEffect(() => {
    if (!state) return;
    const titles = {
      ready: () => (state.kind === 'ready' ? i18n.t(state.screen.route.title, { ns: state.screen.area }) : ''),
      'not-found': () => t('notFound.title'),
      failed: () => t('error.title'),
    };
    document.title = formatDocumentTitle(titles[state.kind]());
    setDocumentLanguage(state.language);
    const currentScreen = state.kind === 'ready' ? state.screen.Component : state.kind;
    // A screen that only replaced its own address, as a new document does when it gets its id, keeps its scroll
    // position and focus.
    const isSameScreen = navigationType.current === NavigationType.Replace && currentScreen === previousScreen.current;
    previousScreen.current = currentScreen;
    if (!isSameScreen)
      restoreScrollAndFocus({ isFirstScreen: isFirstScreen.current, savedScrollY: savedScroll.current });
    isFirstScreen.current = false;
    onScreenShown();
  }, [state, i18n, t, savedScroll, onScreenShown]);

  const location = useLocation();
  const previousLocation = useRef<Location>(undefined);
  useEffect(() => {
    const isSamePath = previousLocation.current?.pathname === location.pathname;
    previousLocation.current = location;
    if (isSamePath) scrollWithinScreen(savedScroll.current);
  }, [location, savedScroll]);
}
