import { useEffect, useState } from 'react';

const key = 'checkout';

export const rememberCheckout = () => sessionStorage.setItem(key, 'left');
export const forgetCheckout = () => sessionStorage.removeItem(key);

/** Whether this visit is a return from the payment page without a payment. True only once. */
export function useLeftCheckout(): boolean {
  const [left, setLeft] = useState(false);
  useEffect(() => {
    if (sessionStorage.getItem(key) === null) return;
    forgetCheckout();
    setLeft(true);
  }, []);
  return left;
}
