import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

@Injectable()
export class Readiness {
  stopping = false;
  /** Set while something is wrong that stops nobody. */
  warning: 'private_addresses' | undefined;

  /** Set while no job deletes what is old, because a clock has jumped. */
  deletionsWait = false;

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Startup waits for migrations, so a reachable database is up to date. */
  async isReady(): Promise<boolean> {
    if (this.stopping) return false;
    return await this.database.query('SELECT 1').then(
      () => true,
      () => false,
    );
  }
}
