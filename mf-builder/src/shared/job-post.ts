import { useCallback, useSyncExternalStore } from 'react';

/** Longest post that the server reads, in characters. */
export const longestPost = 20_000;

const keyOf = (resumeId: string) => `builder.job.${resumeId}`;
const changed = 'builder:job';

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * The text of the job that a resume is measured against. It stays in this browser: it is somebody else's text, and no part
 * of the resume.
 */
export function useJobPost(resumeId: string | undefined): [string, (text: string) => void] {
  const text = useSyncExternalStore(subscribe, () => (resumeId && localStorage.getItem(keyOf(resumeId))) || '');
  const keep = useCallback(
    (next: string) => {
      if (!resumeId) return;
      if (next.trim()) localStorage.setItem(keyOf(resumeId), next.slice(0, longestPost));
      else localStorage.removeItem(keyOf(resumeId));
      window.dispatchEvent(new Event(changed));
    },
    [resumeId],
  );
  return [text, keep];
}
