import { useEffect, useState } from 'react';
import { runWhenIdle } from '@shortlist/shared-ui/navigation/run-when-idle';
import type { GenerationScreen } from './generation-screen';

/** Loads the screens after the form when the page is idle, or immediately if `isNeeded`. */
export function useGenerationScreen(isNeeded: boolean): typeof GenerationScreen | undefined {
  const [loadedScreen, setLoadedScreen] = useState<{ Component: typeof GenerationScreen }>();
  const isLoaded = loadedScreen !== undefined;
  useEffect(() => {
    if (isLoaded) return undefined;
    const load = async () => {
      try {
        const { GenerationScreen: Component } = await import('./generation-screen');
        setLoadedScreen({ Component });
      } catch (error) {
        // The area's error screen reports the failure and offers a retry. A failed preload needs no report.
        if (isNeeded) setLoadedScreen(() => throwError(error));
      }
    };
    if (!isNeeded) return runWhenIdle(() => void load());
    void load();
    return undefined;
  }, [isNeeded, isLoaded]);
  return loadedScreen?.Component;
}

function throwError(error: unknown): never {
  throw error;
}
