import { useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { I18n } from '@shortlist/shared-ui/i18n';
import { splitPath } from '@shortlist/shared-ui/navigation/paths';
import { useLocation } from '@shortlist/shared-ui/router';
import { reportError } from '../errors/report-error';
import { loadFrameMessages, loadScreen, type AreaScreen } from './load-screen';
import type { KnownRegistry } from './registry';
import { reloadForRelease } from './reload-for-release';

interface Place {
  pathname: string;
  language: Language;
}

export type ScreenState =
  | ({ kind: 'ready'; screen: AreaScreen } & Place)
  | ({ kind: 'not-found' } & Place)
  | ({ kind: 'failed'; reference: string } & Place);

interface Options {
  i18n: I18n;
  registry: KnownRegistry | undefined;
  refreshRegistry: () => Promise<void>;
  first?: ScreenState;
}

/**
 * Loads the screen of the current address. While `isLoading`, the previous screen stays (undefined at the start).
 * `retry` fetches the registry and loads again.
 */
export function useScreen({ i18n, registry, refreshRegistry, first }: Options) {
  const { pathname } = useLocation();
  const [state, setState] = useState(first);
  const given = useRef(first);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const isThere = given.current?.pathname === pathname;
    given.current = undefined;
    if (isThere) return undefined;
    let current = true;
    const { language, path } = splitPath(pathname);
    const show = async () => {
      try {
        await loadFrameMessages(i18n, language);
        const screen = await loadScreen(registry, i18n, path, language);
        if (!current) return;
        await i18n.changeLanguage(language);
        setState(screen ? { kind: 'ready', screen, pathname, language } : { kind: 'not-found', pathname, language });
      } catch (error) {
        if (!current || (await reloadForRelease(path))) return;
        if (i18n.hasResourceBundle(language, 'shell')) await i18n.changeLanguage(language);
        setState({ kind: 'failed', reference: reportError(error, 'remote'), pathname, language });
      }
    };
    void show();
    return () => {
      current = false;
    };
  }, [i18n, registry, pathname, attempt]);

  const retry = useCallback(() => {
    setState(undefined);
    // A new registry triggers loading; without one, force another attempt.
    refreshRegistry().catch(() => setAttempt((count) => count + 1));
  }, [refreshRegistry]);

  return { state, loading: state?.pathname !== pathname, retry };
}
