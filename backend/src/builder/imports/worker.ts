import { parentPort, workerData } from 'node:worker_threads';
import { readFile } from './read-file';
import { ImportRefusal, type ToImport } from './source';
import type { ImportAnswer } from './import-threads';

/** One worker per file: it ends with the file, and any damage the file did ends with it. */
parentPort?.postMessage('ready');
void answer(workerData as ToImport).then((result) => parentPort?.postMessage(result));

async function answer(order: ToImport): Promise<ImportAnswer> {
  try {
    return { imported: await readFile(order) };
  } catch (error) {
    if (error instanceof ImportRefusal) return { refusal: error.key };
    // An error that no reader handles: the person sees a broken file, and we log a bug.
    return { refusal: 'file_broken', cause: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
