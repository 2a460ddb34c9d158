import type { BenchDocument } from '../varied-documents';
import { getOwnCpuMs, getOwnPeakMemoryMb } from './resource-usage';

export type Workload = (document: BenchDocument) => Promise<Uint8Array | void> | Uint8Array | void;

export interface RunnerRequest {
  documents: BenchDocument[];
}

export interface RunnerResponse {
  /** Total for all documents. */
  cpuMs: number;
  cpuMsSinceStart: number;
  peakMb: number;
  firstFile?: Uint8Array;
  fileSizes: number[];
}

export interface ResourceMeter {
  getCpuMs(): number;
  getPeakMemoryMb(): number;
}

/** Makes this process a runner, which processes the documents of each request and reports the cost. */
export async function serveRunner(
  start: () => Promise<Workload> | Workload,
  meter: ResourceMeter = { getCpuMs: getOwnCpuMs, getPeakMemoryMb: getOwnPeakMemoryMb },
): Promise<void> {
  const work = await start();
  const run = async ({ documents }: RunnerRequest): Promise<RunnerResponse> => {
    const cpuMsBefore = meter.getCpuMs();
    const files: (Uint8Array | void)[] = [];
    for (const document of documents) files.push(await work(document));
    const cpuMsAfter = meter.getCpuMs();
    const [firstFile] = files;
    return {
      cpuMs: cpuMsAfter - cpuMsBefore,
      cpuMsSinceStart: cpuMsAfter,
      peakMb: meter.getPeakMemoryMb(),
      fileSizes: files.map((file) => file?.length ?? 0),
      ...(firstFile && { firstFile }),
    };
  };
  process.on('message', (request: RunnerRequest) => {
    run(request).then(
      (response) => process.send?.(response),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
  process.once('disconnect', () => process.exit());
  process.send?.('ready');
}
