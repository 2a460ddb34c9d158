import { useEffect, useState } from 'react';

/** Returns true once `going` has been true for the given time, so that short waits need no indicator. */
export function useDelayed(milliseconds: number, going: boolean): boolean {
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
