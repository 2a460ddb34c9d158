import { useState } from 'react';

export function useBusy() {
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    /** `work` must report its own errors. */
    run(work: Promise<void>) {
      setBusy(true);
      void work.finally(() => setBusy(false));
    },
  };
}
