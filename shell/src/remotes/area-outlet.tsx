import { useEffect, useRef } from 'react';
import { defaultLanguage } from '@shortlist/contracts/platform/languages';
import { AreaRoot } from '@shortlist/shared-ui/area';
import type { I18n } from '@shortlist/shared-ui/i18n';
import { localizePath } from '@shortlist/shared-ui/navigation/localized-path';
import { Route, Routes, useLocation, useNavigate, type Location } from '@shortlist/shared-ui/router';
import { ErrorBoundary } from '../errors/error-boundary';
import { ErrorScreen } from '../errors/error-screen';
import { NotFoundScreen } from '../errors/not-found-screen';
import { ScreenSkeleton } from '../layout/screen-skeleton';
import { usePageMetadata } from '../page-metadata';
import type { PageRegistry } from './registry';
import { useScreen, type ScreenState } from './use-screen';
import { useScrollAndFocus } from './use-scroll-and-focus';

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
  usePageMetadata(state);
  useScrollAndFocus(state);

  const { onScreenShown } = props;
  useEffect(() => {
    if (state) onScreenShown();
  }, [state, onScreenShown]);

  // English has no prefix, so /en/… redirects to the path without the prefix.
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
            {/* The current screen stays mounted at its own location until the next screen has loaded. */}
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

function useDisplayedLocation(isLoading: boolean): Location {
  const location = useLocation();
  const previousLocation = useRef(location);
  useEffect(() => {
    if (!isLoading) previousLocation.current = location;
  }, [isLoading, location]);
  return isLoading ? previousLocation.current : location;
}
