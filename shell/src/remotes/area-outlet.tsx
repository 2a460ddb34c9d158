import { useEffect, useRef } from 'react';
import { defaultLanguage } from '@shortlist/contracts/platform/languages';
import { AreaRoot } from '@shortlist/shared-ui/area';
import { useTranslation, type I18n } from '@shortlist/shared-ui/i18n';
import { localPath } from '@shortlist/shared-ui/navigation/paths';
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
import { NotFound } from '../errors/not-found';
import { ScreenSkeleton } from '../layout/screen-skeleton';
import { useMessages } from '../messages';
import { setPageLang } from '../page-lang';
import { arrive, moveWithin } from './arrive';
import { documentTitle } from './document-title';
import type { KnownRegistry } from './registry';
import { useScreen, type ScreenState } from './use-screen';
import { useScrollMemory } from './use-scroll-memory';

interface Props {
  i18n: I18n;
  registry: KnownRegistry | undefined;
  refreshRegistry: () => Promise<void>;
  first?: ScreenState;
  onArrive: () => void;
}

export function AreaOutlet(props: Props) {
  const location = useLocation();
  const navigate = useNavigate();
  const { state, loading, retry } = useScreen(props);
  const shown = useShownLocation(loading);
  useArrival(state, props.onArrive);

  // English has no prefix: redirects /en/… to the same address without it.
  useEffect(() => {
    if (!/^\/en(\/|$)/.test(location.pathname)) return;
    void navigate(localPath(defaultLanguage, location.pathname) + location.search + location.hash, { replace: true });
  }, [location, navigate]);

  return (
    <>
      {loading && <div className="loading-line" />}
      {!state && <ScreenSkeleton />}
      {state?.kind === 'not-found' && <NotFound />}
      {state?.kind === 'failed' && <ErrorScreen reference={state.reference} onRetry={retry} />}
      {state?.kind === 'ready' && (
        <ErrorBoundary key={`${state.screen.area} ${state.screen.route.path}`}>
          <AreaRoot name={state.screen.area}>
            {/* The current screen stays mounted at its own address until the next one has loaded. */}
            <Routes location={shown}>
              <Route
                path={localPath(state.language, `/${state.screen.route.path}`)}
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
function useShownLocation(loading: boolean): Location {
  const location = useLocation();
  const before = useRef(location);
  useEffect(() => {
    if (!loading) before.current = location;
  }, [loading, location]);
  return loading ? before.current : location;
}

function useArrival(state: ScreenState | undefined, onArrive: () => void) {
  const t = useMessages();
  const { i18n } = useTranslation();
  const first = useRef(true);
  const before = useRef<unknown>(undefined);
  const left = useScrollMemory();
  const type = useNavigationType();
  const travel = useRef(type);
  useEffect(() => void (travel.current = type));
  useEffect(() => {
    if (!state) return;
    const titles = {
      ready: () => (state.kind === 'ready' ? i18n.t(state.screen.route.title, { ns: state.screen.area }) : ''),
      'not-found': () => t('notFound.title'),
      failed: () => t('error.title'),
    };
    document.title = documentTitle(titles[state.kind]());
    setPageLang(state.language);
    const shown = state.kind === 'ready' ? state.screen.Component : state.kind;
    // A screen that only replaced its own address, as a new document does when it gets its id, keeps its scroll
    // position and focus.
    const stays = travel.current === NavigationType.Replace && shown === before.current;
    before.current = shown;
    if (!stays) arrive({ first: first.current, left: left.current });
    first.current = false;
    onArrive();
  }, [state, i18n, t, left, onArrive]);

  const location = useLocation();
  const stood = useRef<Location>(undefined);
  useEffect(() => {
    const isWithin = stood.current?.pathname === location.pathname;
    stood.current = location;
    if (isWithin) moveWithin(left.current);
  }, [location, left]);
}
