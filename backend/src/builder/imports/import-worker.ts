import { parentPort, workerData } from 'node:worker_threads';
import { findThreadId, lowerThreadPriority } from '../../platform/threads/cpu-time';
import { importFile } from '../../engine/importing/import-file';
import { ImportError, type ImportRequest } from '../../engine/importing/source-document';
import type { ImportThreadReady, ImportWorkerResult } from './import-worker-queue';

const threadId = findThreadId();
lowerThreadPriority(threadId);
parentPort?.postMessage({ threadId } satisfies ImportThreadReady);
void runImport(workerData as ImportRequest).then((result) => parentPort?.postMessage(result));

async function runImport(request: ImportRequest): Promise<ImportWorkerResult> {
  try {
    return { imported: await importFile(request) };
  } catch (error) {
    if (error instanceof ImportError) return { refusal: error.key };
    // A bug in a reader: the person sees a broken file, and we log the cause.
    return { refusal: 'file_broken', cause: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
