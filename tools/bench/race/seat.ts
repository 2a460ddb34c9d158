import type { BenchDocument } from '../documents';
import { ownMs, ownPeakMb } from './processor';

export type Work = (document: BenchDocument) => Promise<Uint8Array | void> | Uint8Array | void;

export interface Task {
  documents: BenchDocument[];
}

export interface Answer {
  /** CPU time for all documents together. */
  milliseconds: number;
  sinceStart: number;
  peakMb: number;
  first?: Uint8Array;
  bytes: number[];
}

export interface Meter {
  milliseconds(): number;
  peakMb(): number;
}

/**
 * Turns this process into a runner that executes tasks and reports their cost. `start` counts toward the cold-start
 * cost.
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
