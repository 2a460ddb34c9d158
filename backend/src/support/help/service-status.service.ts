import { Injectable } from '@nestjs/common';
import type { ServiceStatus } from '@shortlist/contracts/support/help';
import { GenerationTimesService } from '../../ai/spend-guard/generation-times.service';
import { MeasurementsService } from '../../platform/measurements/measurements.service';

/** In seconds, from the specification; used while there are too few measurements. */
const stated = { ai: 45, pdf: 15 };
const fewest = 20;
const most = 200;

/** Median durations of the latest measurements, in seconds. */
@Injectable()
export class ServiceStatusService {
  constructor(
    private readonly generations: GenerationTimesService,
    private readonly measurements: MeasurementsService,
  ) {}

  async read(): Promise<ServiceStatus> {
    const [ai, pdf] = await Promise.all([this.generations.last(most), this.measurements.last('pdf', most)]);
    return { ai: medianOf(ai, stated.ai), pdf: medianOf(pdf, stated.pdf) };
  }
}

function medianOf(milliseconds: number[], fallback: number): { seconds: number; measured: boolean } {
  if (milliseconds.length < fewest) return { seconds: fallback, measured: false };
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)]!, sorted[Math.ceil((sorted.length - 1) / 2)]!];
  return { seconds: Math.max(0.1, Math.round((low + high) / 200) / 10), measured: true };
}
