import { createContext, useContext, type ReactNode } from 'react';

/** The texts of a toast. Both texts are already in the page's language. */
export interface Toast {
  title: string;
  description?: string;
  /** `destructive` is announced at once (role=alert). */
  variant?: 'default' | 'destructive';
  action?: { label: string; onPress: () => void };
}

export type AuthTab = 'sign-in' | 'register';

/** The services of the shell for an area. */
export interface Shell {
  /** Shows a toast for 5 seconds; a new one takes the place of the one before. */
  toast: (toast: Toast) => void;
  /** `email` stands in the form of the tab, as far as it is known. */
  openAuthDialog: (tab?: AuthTab, email?: string) => void;
  /** Whether some remote serves this path (without a language): link only to what is there. */
  isMounted: (path: string) => boolean;
  /** Loads the remote behind a path, so that a click on its link shows it at once. */
  preload: (path: string) => void;
}

const ShellContext = createContext<Shell | undefined>(undefined);
const AreaContext = createContext<string | undefined>(undefined);

export function ShellProvider({ shell, children }: { shell: Shell; children: ReactNode }) {
  return <ShellContext value={shell}>{children}</ShellContext>;
}

function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('ShellProvider is missing');
  return shell;
}

export const useToast = () => useShell().toast;
export const useAuthDialog = () => useShell().openAuthDialog;
export const useIsMounted = () => useShell().isMounted;
export const usePreload = () => useShell().preload;

/** The root of an area: a remote's styles hold below `data-area` only. */
export function AreaRoot({ name, children }: { name: string; children: ReactNode }) {
  return (
    <AreaContext value={name}>
      <div data-area={name}>{children}</div>
    </AreaContext>
  );
}

/** Name of the area a component stands in. Portals leave the area's root, so they carry it again as `data-area`. */
export function useArea(): string {
  return useContext(AreaContext) ?? 'shell';
}
