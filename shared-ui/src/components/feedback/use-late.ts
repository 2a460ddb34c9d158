import { useEffect, useState } from 'react';

/** Whether something has gone on for so many milliseconds: what is over before needs no sign of waiting. */
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
