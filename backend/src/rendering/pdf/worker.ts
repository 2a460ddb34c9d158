import { parentPort } from 'node:worker_threads';
import type { DocumentTree } from '@shortlist/documents/tree';
import type { Printed } from '../printed';
import { PrintError, printPdf } from './printer';

/** A thread that prints one document at a time, so that no request waits for another's pages. */
parentPort?.on('message', (tree: DocumentTree) => parentPort?.postMessage(print(tree)));

function print(tree: DocumentTree): Printed {
  try {
    return { pdf: printPdf(tree) };
  } catch (error) {
    if (error instanceof PrintError) return { reason: error.reason, missing: error.missing };
    return { reason: 'failed', cause: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
