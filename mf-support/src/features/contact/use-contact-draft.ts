import { useCallback, useState } from 'react';
import * as z from '@shortlist/contracts/z';

const emptyDraft = { name: '', email: '', subject: '', message: '' };
export type ContactDraft = typeof emptyDraft;
export type ContactField = keyof ContactDraft;
const storedDraftSchema = z
  .object({ name: z.string(), email: z.string(), subject: z.string(), message: z.string() })
  .partial();
const storageKey = 'contact-draft';

function readStoredInput(): Partial<ContactDraft> {
  try {
    return storedDraftSchema.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? ''));
  } catch {
    return {}; // Nothing is stored, or the format is outdated.
  }
}

/** Stores the draft until the tab closes. `initialValues` fill fields that the user hasn't edited. */
export function useContactDraft(initialValues: Partial<ContactDraft>) {
  const [input, setInput] = useState(readStoredInput);
  const draft: ContactDraft = { ...emptyDraft, ...initialValues, ...input };
  const change = useCallback((field: ContactField, value: string) => {
    setInput((previousInput) => {
      const newInput = { ...previousInput, [field]: value };
      sessionStorage.setItem(storageKey, JSON.stringify(newInput));
      return newInput;
    });
  }, []);
  const clear = useCallback(() => {
    sessionStorage.removeItem(storageKey);
    setInput({});
  }, []);
  return { draft, change, clear };
}
