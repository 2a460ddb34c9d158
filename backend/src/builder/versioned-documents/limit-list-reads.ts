import { LimitConcurrency } from '../../platform/http/concurrency-limit';

/**
 * Limits concurrent reads of document lists. Each read needs up to 10 MB for as long as its client takes to receive it.
 * Even if three networks use all their slots, some are left for others.
 */
export const LimitListReads = LimitConcurrency({
  running: { owner: 3, network: 6, all: 24 },
  waiting: { owner: 40, network: 150, all: 300 },
});
