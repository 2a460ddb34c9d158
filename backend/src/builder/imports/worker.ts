import { parentPort, workerData } from 'node:worker_threads';
import { readFile } from './read-file';
import { ImportRefusal, type ToImport } from './source';
import type { ImportAnswer } from './import-threads';

parentPort?.postMessage('ready');
void answer(workerData as ToImport).then((result) => parentPort?.postMessage(result));

async function answer(order: ToImport): Promise<ImportAnswer> {
  try {
    return { imported: await readFile(order) };
  } catch (error) {
    if (error instanceof ImportRefusal) return { refusal: error.key };
    // A bug in a reader: the person sees a broken file, and we log the cause.
    return { refusal: 'file_broken', cause: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
