import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Pool } from 'pg';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { DataSource } from 'typeorm';

/**
 * Histogram buckets in seconds. They are narrow for typical response times, and reach up to a minute for generations.
 */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/**
 * Prometheus metrics of this process. Modules register their own metrics, with names that begin with `shortlist_`.
 * Label values must come from a closed list, never from user input.
 */
@Injectable()
export class MetricsService {
  readonly registry = new Registry();

  /** Injects the data source so that it is created first, because the gauges of other services need connections. */
  constructor(@InjectDataSource() { driver }: DataSource) {
    const { master: pool } = driver as unknown as { master: Pool };
    const registerConnectionGauge = (state: string, help: string, readValue: () => number) =>
      this.registerGauge(`shortlist_database_connections_${state}`, help, readValue);
    registerConnectionGauge('in_use', 'Database connections in use', () => pool.totalCount - pool.idleCount);
    registerConnectionGauge('idle', 'Idle database connections', () => pool.idleCount);
    registerConnectionGauge('waiting', 'Callers waiting for a database connection', () => pool.waitingCount);
  }

  createCounter<Label extends string>(name: string, help: string, labelNames: Label[] = []): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  createHistogram<Label extends string>(name: string, help: string, labelNames: Label[]): Histogram<Label> {
    return new Histogram({ name, help, labelNames, buckets: durationBuckets, registers: [this.registry] });
  }

  /** Registers a gauge that is read at each scrape. Omits a gauge that fails, and still reports all others. */
  registerGauge(name: string, help: string, readValue: () => number | Promise<number>): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect: async () => {
        try {
          gauge.set(await readValue());
        } catch {
          gauge.remove();
        }
      },
    });
  }
}
