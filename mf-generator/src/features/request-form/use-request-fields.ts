import { useEffect, useState } from 'react';
import type { GenerationRequestFields } from '../../shared/generation-request';

const storageKey = 'generator.request';

/** Keeps the form's values after a reload or an expired session. Values from the URL replace stored values. */
export function useRequestFields(initialFields: GenerationRequestFields) {
  const [fields, setFields] = useState<GenerationRequestFields>(() => {
    const storedFields = readStoredFields();
    return {
      jobTitle: initialFields.jobTitle || storedFields.jobTitle,
      industry: initialFields.industry || storedFields.industry,
      jobPosting: storedFields.jobPosting ?? '',
    };
  });
  useEffect(() => storeRequestFields(fields), [fields]);
  return [fields, setFields] as const;
}

export function storeRequestFields(fields: GenerationRequestFields): void {
  sessionStorage.setItem(storageKey, new URLSearchParams({ ...fields }).toString());
}

/** Makes "Generate Another" start with an empty form. */
export function clearRequestFields(): void {
  sessionStorage.removeItem(storageKey);
}

function readStoredFields(): GenerationRequestFields {
  const storedParams = new URLSearchParams(sessionStorage.getItem(storageKey) ?? '');
  return {
    jobTitle: storedParams.get('jobTitle') ?? '',
    industry: storedParams.get('industry') ?? '',
    jobPosting: storedParams.get('jobPosting') ?? '',
  };
}
