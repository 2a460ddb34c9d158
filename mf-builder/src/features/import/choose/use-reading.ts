import { useEffect, useRef, useState } from 'react';
import { maxImportBytes, type Imported } from '@shortlist/contracts/builder/import';
import { ApiError, messageOf } from '@shortlist/shared-ui/api';
import { useMessages } from '../../../messages';
import { readImport, toBase64 } from '../calls';

export type Reading =
  | { kind: 'idle' }
  | { kind: 'reading'; name: string }
  /** `retry` is set if the server could not check the file, which may be valid. */
  | { kind: 'refused'; name: string; why: string; retry?: () => void };

export function useReading(onRead: (file: Imported, data: string) => void) {
  const t = useMessages();
  const [reading, setReading] = useState<Reading>({ kind: 'idle' });
  const under = useRef<AbortController>(undefined);
  useEffect(() => () => under.current?.abort(), []);

  async function read(file: Blob, name: string): Promise<void> {
    under.current?.abort();
    const refuse = (why: string, retry?: () => void) => setReading({ kind: 'refused', name, why, retry });
    if (file.size > maxImportBytes) return refuse(t('import.tooLarge'));
    if (file.size === 0) return refuse(t('import.emptyFile'));
    const call = new AbortController();
    under.current = call;
    setReading({ kind: 'reading', name });
    try {
      const data = await toBase64(file);
      const imported = await readImport(name, data, call.signal);
      if (!call.signal.aborted) onRead(imported, data);
    } catch (error) {
      if (call.signal.aborted) return;
      const issue = error instanceof ApiError ? error.body?.issues?.[0]?.message : undefined;
      if (issue) refuse(issue);
      else if (error instanceof ApiError && error.status === 413) refuse(t('import.tooLarge'));
      else refuse(messageOf(error) ?? t('import.notReached'), () => void read(file, name));
    }
  }
  return {
    reading,
    read: (file: Blob, name: string) => void read(file, name),
    cancel: () => {
      under.current?.abort();
      setReading({ kind: 'idle' });
    },
  };
}
