import { useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { I18n } from '@shortlist/shared-ui/i18n';
import { parseLocalizedPath } from '@shortlist/shared-ui/navigation/localized-path';
import { useLocation } from '@shortlist/shared-ui/router';
import { reportError } from '../errors/report-error';
import { loadShellMessages, loadScreen, type LoadedScreen } from './load-screen';
import type { PageRegistry } from './registry';
import { reloadIfOutdated } from './reload-if-outdated';

interface ScreenLocation {
  pathname: string;
  language: Language;
}

export type ScreenState =
  | ({ kind: 'ready'; screen: LoadedScreen } & ScreenLocation)
  | ({ kind: 'not-found' } & ScreenLocation)
  | ({ kind: 'failed'; reference: string } & ScreenLocation);

interface Options {
  i18n: I18n;
  registry: PageRegistry | undefined;
  refreshRegistry: () => Promise<void>;
  initialScreen?: ScreenState;
}

/**
 * Loads the screen of the current path. While `isLoading` is true, `state` is the previous screen, or undefined at the
 * start. `retry` fetches the registry and loads the screen again.
 */
export function useScreen({ i18n, registry, refreshRegistry, initialScreen }: Options) {
  const { pathname } = useLocation();
  const [state, setState] = useState(initialScreen);
  const initialScreenRef = useRef(initialScreen);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const isAlreadyShown = initialScreenRef.current?.pathname === pathname;
    initialScreenRef.current = undefined;
    if (isAlreadyShown) return undefined;
    let isCurrent = true;
    const { language, path } = parseLocalizedPath(pathname);
    const loadAndShow = async () => {
      try {
        await loadShellMessages(i18n, language);
        const screen = await loadScreen(registry, i18n, path, language);
        if (!isCurrent) return;
        await i18n.changeLanguage(language);
        setState(screen ? { kind: 'ready', screen, pathname, language } : { kind: 'not-found', pathname, language });
      } catch (error) {
        if (!isCurrent || (await reloadIfOutdated(path))) return;
        if (i18n.hasResourceBundle(language, 'shell')) await i18n.changeLanguage(language);
        setState({ kind: 'failed', reference: reportError(error, 'remote'), pathname, language });
      }
    };
    void loadAndShow();
    return () => {
      isCurrent = false;
    };
  }, [i18n, registry, pathname, attempt]);

  const retry = useCallback(() => {
    setState(undefined);
    // A new registry loads the screen again. If the registry fails to load, the counter does.
    refreshRegistry().catch(() => setAttempt((count) => count + 1));
  }, [refreshRegistry]);

  return { state, isLoading: state?.pathname !== pathname, retry };
}
