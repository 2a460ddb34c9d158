import { SetMetadata } from '@nestjs/common';
import type { Config } from '../config/config';

export interface JobOptions {
  /** Unique, and never changed: runs of the running period are known by it. */
  name: string;
  /** Seconds, a day at most. Periods begin at whole multiples of it since 1970 (UTC): 3,600 is on the hour. */
  every: number | ((config: Config) => number);
  /** Deletes for its age what cannot be had back: waits where the time is not to be believed (see `ClockWatch`). */
  deletes?: boolean;
}

export const jobKey = 'shortlist:job';

/** The signal says that the process stops: what takes long ends at its next step. */
type Work = (signal: AbortSignal) => Promise<unknown>;

/**
 * Has a method of a provider run once a period, over all replicas. It may run twice when its process dies before it could
 * say that it is done, so it is written such that this does no harm.
 */
export const Job =
  (options: JobOptions) =>
  <T extends Work>(target: object, key: string, descriptor: TypedPropertyDescriptor<T>): void => {
    SetMetadata(jobKey, options)(target, key, descriptor);
  };

/** Periods of jobs, in seconds. */
export const minute = 60;
export const hour = 3_600;
export const day = 86_400;
