import { createContext, useContext, type ReactNode } from 'react';

export interface Toast {
  title: string;
  description?: string;
  /** `destructive` is announced immediately (role=alert). */
  variant?: 'default' | 'destructive';
  action?: { label: string; onPress: () => void };
}

export type AuthTab = 'sign-in' | 'register';

/** Services of the shell for all areas. Paths have no language prefix. */
export interface ShellServices {
  /** Shows a toast for 5 seconds. A new toast replaces the previous toast. */
  toast: (toast: Toast) => void;
  /** Opens the sign-in dialog on `tab` ('sign-in' by default), and fills in the email. */
  openAuthDialog: (tab?: AuthTab, email?: string) => void;
  /** Returns whether the shell or a remote serves the path. Check before linking to another area. */
  hasRoute: (path: string) => boolean;
  /** Starts to load the code of the area that serves the path. Ignores errors. */
  preload: (path: string) => void;
}

const ShellContext = createContext<ShellServices | undefined>(undefined);

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
/** Former name of `useHasRoute`, for remotes built with the previous release. */
export const useIsMounted = useHasRoute;
export const usePreload = () => useShellServices().preload;

/** Root element of an area. A remote's styles apply only inside the element with its `data-area`. */
export function AreaRoot({ name, children }: { name: string; children: ReactNode }) {
  return <div data-area={name}>{children}</div>;
}
