import { useEffect, useState } from 'react';
import type { GenerationRequestFields } from '../../shared/generation-request';

const storageKey = 'generator.request';

/** The form's values survive a reload and an expired session. Values from the URL take precedence over stored ones. */
export function useRequestFields(initialFields: GenerationRequestFields) {
  const [fields, setFields] = useState<GenerationRequestFields>(() => {
    const stored = readStoredFields();
    return { jobTitle: initialFields.jobTitle || stored.jobTitle, industry: initialFields.industry || stored.industry };
  });
  useEffect(() => storeRequestFields(fields), [fields]);
  return [fields, setFields] as const;
}

/** Stores values from the URL as well, so that the form shows them when the user returns. */
export function storeRequestFields(fields: GenerationRequestFields): void {
  sessionStorage.setItem(storageKey, new URLSearchParams({ ...fields }).toString());
}

/** Makes "Generate Another" start with an empty form. */
export function clearRequestFields(): void {
  sessionStorage.removeItem(storageKey);
}

function readStoredFields(): GenerationRequestFields {
  const storedParams = new URLSearchParams(sessionStorage.getItem(storageKey) ?? '');
  return { jobTitle: storedParams.get('jobTitle') ?? '', industry: storedParams.get('industry') ?? '' };
}
