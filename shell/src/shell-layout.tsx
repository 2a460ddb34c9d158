import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { AreaRoot, ShellProvider } from '@shortlist/shared-ui/area';
import type { I18n } from '@shortlist/shared-ui/i18n';
import { useLazyAuthDialog } from './auth/use-lazy-auth-dialog';
import { useReauthenticationDialog } from './auth/use-reauthentication-dialog';
import { Footer } from './layout/footer';
import { OverrideBanner } from './layout/override-banner';
import { SkipLink } from './layout/skip-link';
import { TopBar } from './layout/top-bar';
import { LanguageSuggestion } from './menus/language-suggestion';
import { AreaOutlet } from './remotes/area-outlet';
import { loadRemoteModule } from './remotes/load-remote';
import { findShellRoute } from './remotes/shell-routes';
import { fetchRegistry, findRemote, type PageRegistry } from './remotes/registry';
import type { ScreenState } from './remotes/use-screen';
import { Widgets } from './remotes/widgets';
import { ToastRegion } from './toasts/toast-region';
import { useToasts } from './toasts/use-toasts';

interface Props {
  i18n: I18n;
  initialRegistry: PageRegistry | undefined;
  initialScreen?: ScreenState;
}

export function ShellLayout({ i18n, initialRegistry, initialScreen }: Props) {
  const [registry, setRegistry] = useState(initialRegistry);
  const toasts = useToasts();
  const { openAuthDialog, authDialog } = useLazyAuthDialog(toasts.show);
  const reauthenticationDialog = useReauthenticationDialog(toasts.show);

  const shell = useMemo(
    () => ({
      toast: toasts.show,
      openAuthDialog,
      hasRoute: (path: string) => Boolean(findShellRoute(path) ?? (registry && findRemote(registry, path))),
      // Ignores errors, because a click on the link loads the code again and reports them.
      preload: (to: string) => {
        const path = to.split(/[?#]/)[0] ?? '/';
        const remote = registry && findRemote(registry, path);
        const loadingPromise = findShellRoute(path)?.load() ?? (remote && loadRemoteModule(remote));
        loadingPromise?.catch(() => undefined);
      },
    }),
    [registry, toasts.show, openAuthDialog],
  );
  const [isScreenShown, setIsScreenShown] = useState(Boolean(initialScreen));
  const handleScreenShown = useCallback(() => setIsScreenShown(true), []);
  const refreshRegistry = useCallback(async () => setRegistry(await fetchRegistry()), []);
  // This attribute tells early.js that React now handles clicks. It is set in the same commit as the screen, so that no
  // click is handled twice.
  useLayoutEffect(() => void (document.documentElement.dataset.ready = ''), []);

  return (
    <ShellProvider shell={shell}>
      <div className="page">
        <AreaRoot name="shell">
          <SkipLink />
          <OverrideBanner registry={registry} />
          <TopBar />
          <LanguageSuggestion i18n={i18n} />
        </AreaRoot>
        <main id="main" tabIndex={-1}>
          <AreaOutlet
            i18n={i18n}
            registry={registry}
            refreshRegistry={refreshRegistry}
            initialScreen={initialScreen}
            onScreenShown={handleScreenShown}
          />
        </main>
        <AreaRoot name="shell">
          <Footer />
          {authDialog}
          {reauthenticationDialog}
          <ToastRegion toast={toasts.toast} onClose={toasts.close} />
        </AreaRoot>
        {isScreenShown && <Widgets i18n={i18n} registry={registry} />}
      </div>
    </ShellProvider>
  );
}
