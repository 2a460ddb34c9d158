import { useEffect, useState } from 'react';

/** Returns true once `isActive` has been true for the given time, so that short waits need no indicator. */
export function useDelayed(milliseconds: number, isActive: boolean): boolean {
  const [hasElapsed, setHasElapsed] = useState(false);
  useEffect(() => {
    if (!isActive) return;
    const timer = setTimeout(() => setHasElapsed(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setHasElapsed(false);
    };
  }, [milliseconds, isActive]);
  return hasElapsed && isActive;
}
