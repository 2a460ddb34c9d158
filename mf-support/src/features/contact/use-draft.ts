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
    return {}; // Nothing stored yet, or not in our format.
  }
}

/** What is typed into the contact form; survives a reload and goes with the tab. `given` stands where nothing is typed. */
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
