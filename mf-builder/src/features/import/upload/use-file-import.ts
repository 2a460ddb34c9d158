import { useEffect, useRef, useState } from 'react';
import { maxImportBytes, type ImportResult } from '@shortlist/contracts/builder/import';
import { ApiError, getErrorMessage } from '@shortlist/shared-ui/api';
import { useMessages } from '../../../messages';
import { importFile, toBase64 } from '../api';

export type FileImportState =
  | { status: 'idle' }
  | { status: 'reading'; name: string }
  /** `retry` is set if the server could not check the file, which may be valid. */
  | { status: 'rejected'; name: string; reason: string; retry?: () => void };

export function useFileImport(onRead: (file: ImportResult, data: string) => void) {
  const t = useMessages();
  const [reading, setReading] = useState<FileImportState>({ status: 'idle' });
  const activeRequest = useRef<AbortController>(undefined);
  useEffect(() => () => activeRequest.current?.abort(), []);

  async function read(file: Blob, name: string): Promise<void> {
    activeRequest.current?.abort();
    const refuse = (why: string, retry?: () => void) => setReading({ status: 'rejected', name, reason: why, retry });
    if (file.size > maxImportBytes) return refuse(t('import.tooLarge'));
    if (file.size === 0) return refuse(t('import.emptyFile'));
    const call = new AbortController();
    activeRequest.current = call;
    setReading({ status: 'reading', name });
    try {
      const data = await toBase64(file);
      const imported = await importFile(name, data, call.signal);
      if (!call.signal.aborted) onRead(imported, data);
    } catch (error) {
      if (call.signal.aborted) return;
      const issue = error instanceof ApiError ? error.body?.issues?.[0]?.message : undefined;
      if (issue) refuse(issue);
      else if (error instanceof ApiError && error.status === 413) refuse(t('import.tooLarge'));
      else refuse(getErrorMessage(error) ?? t('import.notReached'), () => void read(file, name));
    }
  }
  return {
    state: reading,
    start: (file: Blob, name: string) => void read(file, name),
    cancel: () => {
      activeRequest.current?.abort();
      setReading({ status: 'idle' });
    },
  };
}
