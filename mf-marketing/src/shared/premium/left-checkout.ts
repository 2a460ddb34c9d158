import { useEffect, useState } from 'react';

const key = 'checkout';

/** The browser is about to leave for the payment page. */
export const rememberCheckout = () => sessionStorage.setItem(key, 'left');
/** What was begun there has come to its end. */
export const forgetCheckout = () => sessionStorage.removeItem(key);

/** Whether this visit comes back from the payment page without having paid. Told once. */
export function useLeftCheckout(): boolean {
  const [left, setLeft] = useState(false);
  useEffect(() => {
    if (sessionStorage.getItem(key) === null) return;
    forgetCheckout();
    setLeft(true);
  }, []);
  return left;
}
