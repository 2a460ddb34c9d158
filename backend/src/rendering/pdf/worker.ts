import { parentPort } from 'node:worker_threads';
import { parseFile } from '../../ats/file/parse-file';
import type { Printed, Read, ToPrint, ToRead } from '../printed';
import { PrintError, printPdf } from './printer';

/** A thread that does one document at a time, so that no request waits for another's pages. */
parentPort?.on('message', (job: ToPrint | ToRead) => {
  if ('read' in job) void read(job).then((answer) => parentPort?.postMessage(answer));
  else parentPort?.postMessage(print(job));
});

parentPort?.postMessage('ready');

function print({ tree, denser }: ToPrint): Printed {
  try {
    return { pdf: printPdf(tree, denser) };
  } catch (error) {
    if (error instanceof PrintError) return { reason: error.reason, missing: error.missing };
    return failed(error);
  }
}

async function read({ read: pdf }: ToRead): Promise<Read> {
  try {
    return { file: await parseFile(pdf) };
  } catch (error) {
    return failed(error);
  }
}

function failed(error: unknown): { reason: 'failed'; cause: string } {
  return { reason: 'failed', cause: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
