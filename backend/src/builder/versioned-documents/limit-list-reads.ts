import { LimitConcurrency } from '../../platform/http/concurrency-limit';

/**
 * Limits how many lists of documents are read at the same time; each needs up to 10 MB, also while its reader is slow.
 * Three networks leave places for others.
 */
export const LimitListReads = LimitConcurrency({
  running: { owner: 3, network: 6, all: 24 },
  waiting: { owner: 40, network: 150, all: 300 },
});
