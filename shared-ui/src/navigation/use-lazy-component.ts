import { useEffect, useState, type ComponentType } from 'react';
import { runWhenIdle } from './run-when-idle';

/**
 * Loads a component when the page is idle, or immediately if `isNeeded`. Returns undefined until it has loaded. If that
 * fails, the area's error screen reports the failure and offers a retry. `load` must be the same function each time.
 */
export function useLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: boolean,
): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> }>();
  const isLoaded = loaded !== undefined;
  useEffect(() => {
    if (isLoaded) return undefined;
    const loadComponent = async () => {
      try {
        const Component = await load();
        setLoaded({ Component });
      } catch (error) {
        // A failed preload needs no report.
        if (isNeeded) setLoaded(() => throwError(error));
      }
    };
    if (!isNeeded) return runWhenIdle(() => void loadComponent());
    void loadComponent();
    return undefined;
  }, [load, isNeeded, isLoaded]);
  return loaded?.Component;
}

function throwError(error: unknown): never {
  throw error;
}
