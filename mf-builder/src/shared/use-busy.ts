import { useState } from 'react';

export function useBusy() {
  const [busy, setBusy] = useState(false);
  return {
    isBusy: busy,
    /** `work` must report its own errors. */
    run(work: Promise<void>) {
      setBusy(true);
      void work.finally(() => setBusy(false));
    },
  };
}
