import { useEffect, useState } from 'react';

/**
 * Returns true once something has been in progress for the given number of milliseconds, so that short waits need no
 * indicator.
 */
export function useLate(milliseconds: number, going: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!going) return;
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [milliseconds, going]);
  return late && going;
}
