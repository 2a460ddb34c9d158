import { useEffect, useState } from 'react';
import { useMedia } from '@shortlist/shared-ui/components/use-media';

/** Milliseconds between two strokes of the highlighter. */
const pace = 350;
const none: string[] = [];

/** The terms one after the other, as someone marks them with a pen; all at once where motion is not wanted. */
export function useMarking(terms: string[] = none): string[] {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (still || drawn >= terms.length) return;
    const timer = setTimeout(() => setDrawn(drawn + 1), pace);
    return () => clearTimeout(timer);
  }, [still, drawn, terms.length]);
  return still ? terms : terms.slice(0, drawn);
}
