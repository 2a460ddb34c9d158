import { useCallback, useState } from 'react';
import * as z from '@shortlist/contracts/z';

const emptyDraft = { name: '', email: '', subject: '', message: '' };
export type ContactDraft = typeof emptyDraft;
export type ContactField = keyof ContactDraft;
const typedSchema = z
  .object({ name: z.string(), email: z.string(), subject: z.string(), message: z.string() })
  .partial();
const storageKey = 'contact-draft';

function readTyped(): Partial<ContactDraft> {
  try {
    return typedSchema.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? ''));
  } catch {
    return {}; // Nothing is stored, or in an old format.
  }
}

/** Stores the draft of the contact form until the tab closes. `given` fills the fields that the user has not edited. */
export function useContactDraft(given: Partial<ContactDraft>) {
  const [typed, setTyped] = useState(readTyped);
  const draft: ContactDraft = { ...emptyDraft, ...given, ...typed };
  const change = useCallback((field: ContactField, value: string) => {
    setTyped((before) => {
      const after = { ...before, [field]: value };
      sessionStorage.setItem(storageKey, JSON.stringify(after));
      return after;
    });
  }, []);
  const clear = useCallback(() => {
    sessionStorage.removeItem(storageKey);
    setTyped({});
  }, []);
  return { draft, change, clear };
}
