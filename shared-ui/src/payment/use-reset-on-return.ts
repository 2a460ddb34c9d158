import { useEffect } from 'react';

/** Calls `reset` when the back button restores the page from the back/forward cache in its busy state. */
export function useResetOnReturn(reset: () => void): void {
  useEffect(() => {
    const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, [reset]);
}
