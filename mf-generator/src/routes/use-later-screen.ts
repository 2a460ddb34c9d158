import { useEffect, useState } from 'react';
import { runWhenIdle } from '@shortlist/shared-ui/navigation/run-when-idle';
import type { LaterScreen } from './later-screen';

/** Loads the screens after the form when the page is idle, or immediately if `isNeeded`. */
export function useLaterScreen(isNeeded: boolean): typeof LaterScreen | undefined {
  const [modules, setModules] = useState<{ LaterScreen: typeof LaterScreen }>();
  const isLoaded = modules !== undefined;
  useEffect(() => {
    if (isLoaded) return undefined;
    const load = async () => {
      try {
        setModules(await import('./later-screen'));
      } catch (error) {
        // If the screen is needed, the area's error screen reports the failure and offers a retry. A failed preload
        // goes unnoticed.
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
