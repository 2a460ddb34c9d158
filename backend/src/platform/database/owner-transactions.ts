import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../config/config';
import { getCurrentDisconnectSignal } from '../http/abort-signal';
import { ConcurrencyLimiter } from '../http/concurrency-limit';

/** Number of connections that are reserved for all other statements. */
const reservedConnections = 2;

/**
 * Runs transactions that lock rows of one owner. A transaction that waits for a row holds a connection, so without a
 * limit, transactions that wait for the same row could hold all connections. Each owner may run one transaction at a
 * time and each network two, so that three networks together cannot use all connections. Further transactions wait in
 * this process without a connection, and are dropped when their client disconnects.
 */
@Injectable()
export class OwnerTransactions {
  private readonly limiter: ConcurrencyLimiter;

  constructor(
    config: Config,
    @InjectDataSource() private readonly database: DataSource,
  ) {
    this.limiter = new ConcurrencyLimiter({
      running: { owner: 1, network: 2, all: Math.max(1, config.databasePoolSize - reservedConnections) },
      waiting: { owner: 60, network: 300, all: 600 },
    });
  }

  /** Rejects with `unavailable` if too many transactions wait. `work` must not call `run` again. */
  async run<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const release = await this.limiter.acquire(getCurrentDisconnectSignal());
    try {
      return await this.database.transaction(work);
    } finally {
      release();
    }
  }
}
