import { useEffect, useState } from 'react';

const storageKey = 'checkout';

export const markCheckoutStarted = () => sessionStorage.setItem(storageKey, 'left');
export const clearCheckoutStarted = () => sessionStorage.removeItem(storageKey);

/**
 * Returns whether the user has come back from the payment page without paying. Returns true only to the first component
 * that mounts after the return.
 */
export function useAbandonedCheckout(): boolean {
  const [hasReturned, setHasReturned] = useState(false);
  useEffect(() => {
    if (sessionStorage.getItem(storageKey) === null) return;
    clearCheckoutStarted();
    setHasReturned(true);
  }, []);
  return hasReturned;
}
