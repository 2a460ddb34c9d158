import { useCallback, useState } from 'react';
import * as z from '@shortlist/contracts/z';

const empty = { name: '', email: '', subject: '', message: '' };
export type Draft = typeof empty;
export type DraftField = keyof Draft;
const typedSchema = z
  .object({ name: z.string(), email: z.string(), subject: z.string(), message: z.string() })
  .partial();
const key = 'contact-draft';

function readTyped(): Partial<Draft> {
  try {
    return typedSchema.parse(JSON.parse(sessionStorage.getItem(key) ?? ''));
  } catch {
    return {}; // Nothing is stored, or in an old format.
  }
}

/** Stores the draft of the contact form until the tab closes. `given` fills the fields that the user has not edited. */
export function useDraft(given: Partial<Draft>) {
  const [typed, setTyped] = useState(readTyped);
  const draft: Draft = { ...empty, ...given, ...typed };
  const change = useCallback((field: DraftField, value: string) => {
    setTyped((before) => {
      const after = { ...before, [field]: value };
      sessionStorage.setItem(key, JSON.stringify(after));
      return after;
    });
  }, []);
  const clear = useCallback(() => {
    sessionStorage.removeItem(key);
    setTyped({});
  }, []);
  return { draft, change, clear };
}
