import { SetMetadata } from '@nestjs/common';
import type { Config } from '../config/config';

export interface JobOptions {
  /** Unique and permanent, because it identifies the runs of the current period. */
  name: string;
  /** In seconds, at most one day. Periods are counted from 1970 (UTC), so a period of 3,600 starts on the hour. */
  every: number | ((config: Config) => number);
  /** True if the job deletes old data. Such a job is skipped while the clock cannot be trusted (see `ClockWatch`). */
  deletes?: boolean;
}

export const jobMetadataKey = 'shortlist:job';

/** The signal aborts when the process shuts down. Long work must then stop at its next step. */
type JobHandler = (signal: AbortSignal) => Promise<unknown>;

/**
 * Runs a provider method once per period across all replicas. The method must be idempotent, because it runs again if
 * its process dies before the run is marked as done.
 */
export const Job =
  (options: JobOptions) =>
  <T extends JobHandler>(target: object, key: string, descriptor: TypedPropertyDescriptor<T>): void => {
    SetMetadata(jobMetadataKey, options)(target, key, descriptor);
  };
