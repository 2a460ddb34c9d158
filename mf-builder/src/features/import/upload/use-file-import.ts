import { useEffect, useRef, useState } from 'react';
import { maxImportBytes, type ImportResult } from '@shortlist/contracts/builder/import';
import { ApiError, getErrorMessage } from '@shortlist/shared-ui/api';
import { useMessages } from '../../../messages';
import { importFile, toBase64 } from '../api';

export type FileImportState =
  | { status: 'idle' }
  | { status: 'reading'; name: string }
  /** `retry` is set if the server couldn't check the file, which may be valid. */
  | { status: 'rejected'; name: string; reason: string; retry?: () => void };

export function useFileImport(onRead: (file: ImportResult, base64: string) => void) {
  const t = useMessages();
  const [state, setState] = useState<FileImportState>({ status: 'idle' });
  const activeRequest = useRef<AbortController>(undefined);
  useEffect(() => () => activeRequest.current?.abort(), []);

  async function readFile(file: Blob, name: string): Promise<void> {
    activeRequest.current?.abort();
    const reject = (reason: string, retry?: () => void) => setState({ status: 'rejected', name, reason, retry });
    if (file.size > maxImportBytes) return reject(t('import.tooLarge'));
    if (file.size === 0) return reject(t('import.emptyFile'));
    const controller = new AbortController();
    activeRequest.current = controller;
    setState({ status: 'reading', name });
    try {
      const base64 = await toBase64(file);
      const importResult = await importFile(name, base64, controller.signal);
      if (!controller.signal.aborted) onRead(importResult, base64);
    } catch (error) {
      if (controller.signal.aborted) return;
      const issue = error instanceof ApiError ? error.body?.issues?.[0]?.message : undefined;
      if (issue) reject(issue);
      else if (error instanceof ApiError && error.status === 413) reject(t('import.tooLarge'));
      else reject(getErrorMessage(error) ?? t('import.notReached'), () => void readFile(file, name));
    }
  }
  return {
    state,
    start: (file: Blob, name: string) => void readFile(file, name),
    cancel: () => {
      activeRequest.current?.abort();
      setState({ status: 'idle' });
    },
  };
}
