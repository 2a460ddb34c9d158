import { useCallback, useState } from 'react';
import * as z from '@shortlist/contracts/z';

const empty = { name: '', email: '', subject: '', message: '' };
export type Draft = typeof empty;
export type DraftField = keyof Draft;
const draftSchema = z.object({ name: z.string(), email: z.string(), subject: z.string(), message: z.string() });
const key = 'contact-draft';

function readDraft(): Draft {
  try {
    return draftSchema.parse(JSON.parse(sessionStorage.getItem(key) ?? ''));
  } catch {
    return empty; // nothing typed yet, or not written by us
  }
}

/** What is typed into the contact form; survives a reload and goes with the tab. */
export function useDraft() {
  const [draft, setDraft] = useState(readDraft);
  const change = useCallback((field: DraftField, value: string) => {
    setDraft((before) => {
      const after = { ...before, [field]: value };
      sessionStorage.setItem(key, JSON.stringify(after));
      return after;
    });
  }, []);
  const clear = useCallback(() => {
    sessionStorage.removeItem(key);
    setDraft(empty);
  }, []);
  return { draft, change, clear };
}
