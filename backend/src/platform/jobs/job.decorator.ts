import { SetMetadata } from '@nestjs/common';
import type { Config } from '../config/config';

export interface JobOptions {
  /** Unique and permanent: the runs of the current period are identified by it. */
  name: string;
  /** In seconds, one day at most. Periods are counted from 1970 (UTC): with 3,600, each starts on the hour. */
  every: number | ((config: Config) => number);
  /** True if the job irrecoverably deletes old data; skipped while the clock cannot be trusted (see `ClockWatch`). */
  deletes?: boolean;
}

export const jobMetadataKey = 'shortlist:job';

/** The signal aborts when the process shuts down; long work stops at its next step. */
type JobHandler = (signal: AbortSignal) => Promise<unknown>;

/**
 * Runs a provider method once per period across all replicas. The method must be idempotent: it runs again when its
 * process dies before the run is marked as done.
 */
export const Job =
  (options: JobOptions) =>
  <T extends JobHandler>(target: object, key: string, descriptor: TypedPropertyDescriptor<T>): void => {
    SetMetadata(jobMetadataKey, options)(target, key, descriptor);
  };
