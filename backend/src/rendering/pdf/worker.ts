import { parentPort } from 'node:worker_threads';
import type { Printed, ToPrint } from '../printed';
import { PrintError, printPdf } from './printer';

/** A thread that prints one document at a time, so that no request waits for another's pages. */
parentPort?.on('message', (job: ToPrint) => parentPort?.postMessage(print(job)));

parentPort?.postMessage('ready');

function print({ tree, denser }: ToPrint): Printed {
  try {
    return { pdf: printPdf(tree, denser) };
  } catch (error) {
    if (error instanceof PrintError) return { reason: error.reason, missing: error.missing };
    return { reason: 'failed', cause: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
