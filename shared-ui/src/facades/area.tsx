import { createContext, useContext, type ReactNode } from 'react';

/** A toast; its texts are in the page's language. */
export interface Toast {
  title: string;
  description?: string;
  /** `destructive` is announced immediately (role=alert). */
  variant?: 'default' | 'destructive';
  action?: { label: string; onPress: () => void };
}

export type AuthTab = 'sign-in' | 'register';

export interface ShellServices {
  /** Shows a toast for 5 seconds; a new one replaces the previous one. */
  toast: (toast: Toast) => void;
  openAuthDialog: (tab?: AuthTab, email?: string) => void;
  /** Returns whether a remote serves this path (without a language). Check before linking to it. */
  hasRoute: (path: string) => boolean;
  preload: (path: string) => void;
}

const ShellContext = createContext<ShellServices | undefined>(undefined);
const AreaContext = createContext<string | undefined>(undefined);

export function ShellProvider({ shell, children }: { shell: ShellServices; children: ReactNode }) {
  return <ShellContext value={shell}>{children}</ShellContext>;
}

function useShellServices(): ShellServices {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('ShellProvider is missing');
  return shell;
}

export const useToast = () => useShellServices().toast;
export const useAuthDialog = () => useShellServices().openAuthDialog;
export const useHasRoute = () => useShellServices().hasRoute;
/** Former name, for remotes built with the previous release. */
export const useIsMounted = useHasRoute;
export const usePreload = () => useShellServices().preload;

/** Root element of an area. A remote's styles apply only inside the element with its `data-area`. */
export function AreaRoot({ name, children }: { name: string; children: ReactNode }) {
  return (
    <AreaContext value={name}>
      <div data-area={name}>{children}</div>
    </AreaContext>
  );
}

/**
 * Returns the name of the area that a component is in. Portals leave the area's root, so they must set `data-area`
 * again.
 */
export function useArea(): string {
  return useContext(AreaContext) ?? 'shell';
}
