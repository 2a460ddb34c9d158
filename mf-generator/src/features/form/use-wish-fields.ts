import { useEffect, useState } from 'react';
import type { WishFields } from '../../shared/wish';

const key = 'generator.wish';

/**
 * Manages the state of the form, which survives a reload and a lost session. Values from a link take precedence over
 * stored ones.
 */
export function useWishFields(given: WishFields) {
  const [fields, setFields] = useState<WishFields>(() => {
    const kept = readKept();
    return { jobTitle: given.jobTitle || kept.jobTitle, industry: given.industry || kept.industry };
  });
  useEffect(() => keepWishFields(fields), [fields]);
  return [fields, setFields] as const;
}

/** Also stores values that came from a link, so that the form shows them when the user returns. */
export function keepWishFields(fields: WishFields): void {
  sessionStorage.setItem(key, new URLSearchParams({ ...fields }).toString());
}

/** Clears the stored values, so that "Generate Another" starts with an empty form. */
export function forgetWishFields(): void {
  sessionStorage.removeItem(key);
}

function readKept(): WishFields {
  const kept = new URLSearchParams(sessionStorage.getItem(key) ?? '');
  return { jobTitle: kept.get('jobTitle') ?? '', industry: kept.get('industry') ?? '' };
}
