import { useCallback, useState } from 'react';
import type { Toast } from '@shortlist/shared-ui/area';

/** The id distinguishes a toast from an earlier one with the same text. */
export interface ActiveToast extends Toast {
  id: number;
}

export function useToasts() {
  const [toast, setToast] = useState<ActiveToast>();
  const show = useCallback((next: Toast) => setToast((previous) => ({ ...next, id: (previous?.id ?? 0) + 1 })), []);
  const close = useCallback((id: number) => setToast((current) => (current?.id === id ? undefined : current)), []);
  return { toast, show, close };
}
