import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Pool } from 'pg';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { DataSource } from 'typeorm';

/** Longer than most answers and shorter than a generation: seconds. */
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/**
 * What this process tells a Prometheus. An area registers its own here, under names that begin with `shortlist_`. The
 * values of a label come from a closed list, never from what somebody sends.
 */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  /** Its connections come first: reading what others measure takes some. */
  constructor(@InjectDataSource() { driver }: DataSource) {
    const { master: pool } = driver as unknown as { master: Pool };
    const connections = (state: string, help: string, read: () => number) =>
      this.measure(`shortlist_database_connections_${state}`, help, read);
    connections('in_use', 'Connections to the database that do something', () => pool.totalCount - pool.idleCount);
    connections('idle', 'Connections to the database that nobody uses', () => pool.idleCount);
    connections('waiting', 'Those who wait for a connection to the database', () => pool.waitingCount);
  }

  counter<Label extends string>(name: string, help: string, labelNames: Label[] = []): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  histogram<Label extends string>(name: string, help: string, labelNames: Label[]): Histogram<Label> {
    return new Histogram({ name, help, labelNames, buckets: seconds, registers: [this.registry] });
  }

  /** A value that is read when it is asked for. One that cannot be read is absent, and the others are there. */
  measure(name: string, help: string, read: () => number | Promise<number>): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect: async () => {
        try {
          gauge.set(await read());
        } catch {
          gauge.remove();
        }
      },
    });
  }
}
