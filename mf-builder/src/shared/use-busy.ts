import { useState } from 'react';

/** Whether work that was begun by a button is still under way. */
export function useBusy() {
  const [busy, setBusy] = useState(false);
  return {
    busy,
    /** `work` says itself what went wrong. */
    run(work: Promise<void>) {
      setBusy(true);
      void work.finally(() => setBusy(false));
    },
  };
}
