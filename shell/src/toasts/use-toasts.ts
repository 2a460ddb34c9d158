import { useCallback, useState } from 'react';
import type { Toast } from '@shortlist/shared-ui/area';

/** The id distinguishes a toast from an earlier toast with the same text. */
export interface ActiveToast extends Toast {
  id: number;
}

export function useToasts() {
  const [toast, setToast] = useState<ActiveToast>();
  const show = useCallback(
    (newToast: Toast) => setToast((oldToast) => ({ ...newToast, id: (oldToast?.id ?? 0) + 1 })),
    [],
  );
  const close = useCallback(
    (id: number) => setToast((currentToast) => (currentToast?.id === id ? undefined : currentToast)),
    [],
  );
  return { toast, show, close };
}
