import { parentPort, workerData } from 'node:worker_threads';
import { findThreadId, lowerThreadPriority, type ThreadReady } from '../../platform/threads/cpu-time';
import { importFile } from '../../engine/importing/import-file';
import { ImportError, type ImportRequest } from '../../engine/importing/source-document';
import { describeFileReaderError } from './describe-file-reader-error';
import type { ImportWorkerResult } from './import-worker-queue';

const threadId = findThreadId();
lowerThreadPriority(threadId);
parentPort?.postMessage({ kind: 'ready', threadId } satisfies ThreadReady);
void runImport(workerData as ImportRequest).then((result) => parentPort?.postMessage(result));

async function runImport(request: ImportRequest): Promise<ImportWorkerResult> {
  try {
    return { kind: 'imported', value: await importFile(request) };
  } catch (error) {
    if (error instanceof ImportError) return { kind: 'refused', reason: error.key };
    // The reader has a bug. The user is told that the file is broken, and the cause is logged.
    return { kind: 'refused', reason: 'file_broken', cause: describeFileReaderError(error) };
  }
}
