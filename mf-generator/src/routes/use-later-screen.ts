import { useEffect, useState } from 'react';
import { runWhenIdle } from '@shortlist/shared-ui/navigation/run-when-idle';
import type { LaterScreen } from './later-screen';

/**
 * Returns the component of the screens that follow the form, once it has loaded: when the page is idle, or immediately
 * if one of them is needed.
 */
export function useLaterScreen(isNeeded: boolean): typeof LaterScreen | undefined {
  const [modules, setModules] = useState<{ LaterScreen: typeof LaterScreen }>();
  const isLoaded = modules !== undefined;
  useEffect(() => {
    if (isLoaded) return undefined;
    const load = async () => {
      try {
        setModules(await import('./later-screen'));
      } catch (error) {
        // The area's error screen reports it and offers a retry; a load ahead of time fails unnoticed.
        if (isNeeded) setModules(() => throwError(error));
      }
    };
    if (!isNeeded) return runWhenIdle(() => void load());
    void load();
    return undefined;
  }, [isNeeded, isLoaded]);
  return modules?.LaterScreen;
}

function throwError(error: unknown): never {
  throw error;
}
