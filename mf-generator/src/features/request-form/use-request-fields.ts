import { useEffect, useState } from 'react';
import type { GenerationRequestFields } from '../../shared/generation-request';

const storageKey = 'generator.wish';

/**
 * Manages the state of the form, which survives a reload and a lost session. Values from a link take precedence over
 * stored ones.
 */
export function useRequestFields(initialFields: GenerationRequestFields) {
  const [fields, setFields] = useState<GenerationRequestFields>(() => {
    const stored = readStoredFields();
    return { jobTitle: initialFields.jobTitle || stored.jobTitle, industry: initialFields.industry || stored.industry };
  });
  useEffect(() => storeRequestFields(fields), [fields]);
  return [fields, setFields] as const;
}

/** Also stores values that came from a link, so that the form shows them when the user returns. */
export function storeRequestFields(fields: GenerationRequestFields): void {
  sessionStorage.setItem(storageKey, new URLSearchParams({ ...fields }).toString());
}

/** Clears the stored values, so that "Generate Another" starts with an empty form. */
export function clearRequestFields(): void {
  sessionStorage.removeItem(storageKey);
}

function readStoredFields(): GenerationRequestFields {
  const storedParams = new URLSearchParams(sessionStorage.getItem(storageKey) ?? '');
  return { jobTitle: storedParams.get('jobTitle') ?? '', industry: storedParams.get('industry') ?? '' };
}
