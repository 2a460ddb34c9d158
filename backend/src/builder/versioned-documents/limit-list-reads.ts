import { LimitConcurrency } from '../../platform/http/concurrency-limit';

/** Limits how many lists of documents are read at the same time; each needs up to 10 MB, also while its reader is slow. */
export const LimitListReads = LimitConcurrency({
  running: { owner: 4, network: 8, all: 24 },
  waiting: { owner: 40, network: 150, all: 300 },
});
