import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../config/config';
import { getCurrentDisconnectSignal } from '../http/abort-signal';
import { ConcurrencyLimiter } from '../http/concurrency-limit';

/** Connections that these transactions leave to all other statements. */
const otherConnections = 2;

/**
 * Runs transactions that lock rows of one owner. Otherwise those that wait for the same row would each hold a
 * connection, until nobody else gets one. One of an owner, and two of a network, run at a time, so that no three
 * networks hold all places; others wait in this process, in turn, and are dropped when their client leaves.
 */
@Injectable()
export class OwnerTransactions {
  private readonly limiter: ConcurrencyLimiter;

  constructor(
    config: Config,
    @InjectDataSource() private readonly database: DataSource,
  ) {
    this.limiter = new ConcurrencyLimiter({
      running: { owner: 1, network: 2, all: Math.max(1, config.databasePoolSize - otherConnections) },
      waiting: { owner: 60, network: 300, all: 600 },
    });
  }

  /** Rejects with `unavailable` if too many wait. `work` must not start another one. */
  async run<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const release = await this.limiter.acquire(getCurrentDisconnectSignal());
    try {
      return await this.database.transaction(work);
    } finally {
      release();
    }
  }
}
