import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { AreaRoot, ShellProvider } from '@shortlist/shared-ui/area';
import type { I18n } from '@shortlist/shared-ui/i18n';
import { useAuthDialogHost } from './auth/use-auth-dialog-host';
import { useReauthenticationHost } from './auth/use-reauthentication-host';
import { Footer } from './layout/footer';
import { OverrideBanner } from './layout/override-banner';
import { SkipLink } from './layout/skip-link';
import { TopBar } from './layout/top-bar';
import { LanguageOffer } from './menus/language-offer';
import { AreaOutlet } from './remotes/area-outlet';
import { loadRemoteModule } from './remotes/load-remote';
import { ownScreenOf } from './remotes/own-screens';
import { fetchRegistry, remoteOf, type KnownRegistry } from './remotes/registry';
import type { ScreenState } from './remotes/use-screen';
import { Widgets } from './remotes/widgets';
import { ToastCard } from './toasts/toast-card';
import { useToasts } from './toasts/use-toasts';

interface Props {
  i18n: I18n;
  firstRegistry: KnownRegistry | undefined;
  /** Screen of the first address, if it is already loaded. */
  first?: ScreenState;
}

export function Page({ i18n, firstRegistry, first }: Props) {
  const [registry, setRegistry] = useState(firstRegistry);
  const toasts = useToasts();
  const { openAuthDialog, authDialog } = useAuthDialogHost(toasts.show);
  const reauthenticationDialog = useReauthenticationHost(toasts.show);

  const shell = useMemo(
    () => ({
      toast: toasts.show,
      openAuthDialog,
      isMounted: (path: string) => Boolean(ownScreenOf(path) ?? (registry && remoteOf(registry, path))),
      // Ignores errors: the click loads again and reports them.
      preload: (to: string) => {
        const path = to.split(/[?#]/)[0] ?? '/';
        const remote = registry && remoteOf(registry, path);
        const loading = ownScreenOf(path)?.load() ?? (remote && loadRemoteModule(remote));
        loading?.catch(() => undefined);
      },
    }),
    [registry, toasts.show, openAuthDialog],
  );
  const [arrived, setArrived] = useState(Boolean(first));
  const arrive = useCallback(() => setArrived(true), []);
  const refresh = useCallback(async () => setRegistry(await fetchRegistry()), []);
  // Marks that React now handles clicks; before, only native links and forms work. Set in the same commit as the
  // screen, so that no click is handled twice.
  useLayoutEffect(() => void (document.documentElement.dataset.ready = ''), []);

  return (
    <ShellProvider shell={shell}>
      <div className="page">
        <AreaRoot name="shell">
          <SkipLink />
          <OverrideBanner registry={registry} />
          <TopBar />
          <LanguageOffer i18n={i18n} />
        </AreaRoot>
        <main id="main" tabIndex={-1}>
          <AreaOutlet i18n={i18n} registry={registry} refreshRegistry={refresh} first={first} onArrive={arrive} />
        </main>
        <AreaRoot name="shell">
          <Footer />
          {authDialog}
          {reauthenticationDialog}
          <ToastCard toast={toasts.toast} onClose={toasts.close} />
        </AreaRoot>
        {arrived && <Widgets i18n={i18n} registry={registry} />}
      </div>
    </ShellProvider>
  );
}
