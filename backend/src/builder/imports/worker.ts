import { parentPort, workerData } from 'node:worker_threads';
import { readFile } from './read-file';
import { ImportRefusal, type ToImport } from './source';
import type { ImportAnswer } from './import-threads';

/** A thread for one file: it ends with it, and takes with it whatever the file did to it. */
parentPort?.postMessage('ready');
void answer(workerData as ToImport).then((result) => parentPort?.postMessage(result));

async function answer(order: ToImport): Promise<ImportAnswer> {
  try {
    return { imported: await readFile(order) };
  } catch (error) {
    if (error instanceof ImportRefusal) return { refusal: error.key };
    // A file that no reader foresaw: it is broken as far as a person is concerned, and a fault as far as we are.
    return { refusal: 'file_broken', cause: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
