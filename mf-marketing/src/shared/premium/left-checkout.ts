import { useEffect, useState } from 'react';

const key = 'checkout';

export const rememberCheckout = () => sessionStorage.setItem(key, 'left');
export const forgetCheckout = () => sessionStorage.removeItem(key);

/** Returns whether the user has come back from the payment page without paying. Returns true only once. */
export function useLeftCheckout(): boolean {
  const [left, setLeft] = useState(false);
  useEffect(() => {
    if (sessionStorage.getItem(key) === null) return;
    forgetCheckout();
    setLeft(true);
  }, []);
  return left;
}
