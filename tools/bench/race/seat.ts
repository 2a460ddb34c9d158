import type { BenchDocument } from '../documents';
import { ownMs, ownPeakMb } from './processor';

/** What is measured: a document in, a file or nothing out. */
export type Work = (document: BenchDocument) => Promise<Uint8Array | void> | Uint8Array | void;

/** What a seat is told to work on. */
export interface Task {
  documents: BenchDocument[];
}

export interface Answer {
  /** Processor time of all documents together. */
  milliseconds: number;
  /** Processor time since the process began. */
  sinceStart: number;
  peakMb: number;
  /** The first document's file. */
  first?: Uint8Array;
  bytes: number[];
}

/** How a seat's costs are counted: those of its own process, or of the processes that it started. */
export interface Meter {
  milliseconds(): number;
  peakMb(): number;
}

/**
 * Makes this process one that works when it is told to and says what it cost. `start` is part of a cold process; the
 * documents arrive before the clock starts.
 */
export async function takeSeat(
  start: () => Promise<Work> | Work,
  meter: Meter = { milliseconds: ownMs, peakMb: ownPeakMb },
): Promise<void> {
  const work = await start();
  const run = async ({ documents }: Task): Promise<Answer> => {
    const before = meter.milliseconds();
    const files: (Uint8Array | void)[] = [];
    for (const document of documents) files.push(await work(document));
    const after = meter.milliseconds();
    const [first] = files;
    return {
      milliseconds: after - before,
      sinceStart: after,
      peakMb: meter.peakMb(),
      bytes: files.map((file) => file?.length ?? 0),
      ...(first && { first }),
    };
  };
  process.on('message', (task: Task) => {
    run(task).then(
      (answer) => process.send?.(answer),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
  process.once('disconnect', () => process.exit());
  process.send?.('ready');
}
