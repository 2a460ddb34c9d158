import { Injectable } from '@nestjs/common';
import type { ServiceStatus } from '@shortlist/contracts/support/help';
import { GenerationDurationsService } from '../../ai/spend-guard/generation-durations.service';
import { MeasurementsService } from '../../platform/measurements/measurements.service';

/** In seconds. Used while there are too few measurements. */
const defaultSeconds = { ai: 45, pdf: 15 };
const minSamples = 20;
const maxSamples = 200;

/** Returns the median durations of recent generations and PDF files. */
@Injectable()
export class ServiceStatusService {
  constructor(
    private readonly generations: GenerationDurationsService,
    private readonly measurements: MeasurementsService,
  ) {}

  async get(): Promise<ServiceStatus> {
    const [aiDurations, pdfDurations] = await Promise.all([
      this.generations.listLatestMs(maxSamples),
      this.measurements.listLatest('pdf', maxSamples),
    ]);
    return {
      ai: computeMedian(aiDurations, defaultSeconds.ai),
      pdf: computeMedian(pdfDurations, defaultSeconds.pdf),
    };
  }
}

function computeMedian(milliseconds: number[], fallback: number): { seconds: number; measured: boolean } {
  if (milliseconds.length < minSamples) return { seconds: fallback, measured: false };
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const median = (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
  return { seconds: Math.max(0.1, Math.round(median / 100) / 10), measured: true };
}
