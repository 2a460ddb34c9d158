import { parentPort } from 'node:worker_threads';
import { parseFile } from '../../ats/file/parse-file';
import type { MeasuredPages, Printed, Read, Refused, ToMeasure, ToPrint, ToRead, ToWord, Word } from '../printed';
import { warmUpTrees } from '../warm-up';
import { measurePdf, PrintError, printPdf } from './printer';

/** A thread that does one document at a time, so that no request waits for another's pages. */
parentPort?.on('message', (job: ToPrint | ToRead | ToMeasure | ToWord) => {
  if ('read' in job) void read(job).then((answer) => parentPort?.postMessage(answer));
  else if ('docx' in job) void word(job).then((answer) => parentPort?.postMessage(answer));
  else parentPort?.postMessage('measure' in job ? measure(job) : print(job));
});

// A worker is ready when it has read the faces of each script: later documents take milliseconds, these half a second.
for (const tree of warmUpTrees) printPdf(tree);
parentPort?.postMessage('ready');

function print({ tree, denser }: ToPrint): Printed {
  try {
    return { pdf: printPdf(tree, denser) };
  } catch (error) {
    return refused(error);
  }
}

function measure({ measure: tree, pages }: ToMeasure): MeasuredPages {
  try {
    return { measured: measurePdf(tree, pages) };
  } catch (error) {
    return refused(error);
  }
}

async function read({ read: pdf }: ToRead): Promise<Read> {
  try {
    return { file: await parseFile(pdf) };
  } catch (error) {
    return failed(error);
  }
}

async function word({ docx: tree }: ToWord): Promise<Word> {
  try {
    // Few files are for Word: who needs none does not wait for its writer to load.
    const { printDocx } = await import('../docx/printer');
    return { docx: await printDocx(tree) };
  } catch (error) {
    return failed(error);
  }
}

function refused(error: unknown): Refused {
  if (error instanceof PrintError) return { reason: error.reason, missing: error.missing };
  return failed(error);
}

function failed(error: unknown): { reason: 'failed'; cause: string } {
  return { reason: 'failed', cause: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
