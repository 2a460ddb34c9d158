import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

@Injectable()
export class Readiness {
  /** Set at the beginning of a stop, so that no new request is sent here. */
  stopping = false;
  /** Set while something is wrong that stops nobody. */
  warning: 'private_addresses' | undefined;

  /** Set while no job deletes what is old, because a clock has jumped. */
  deletionsWait = false;

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The start waits for the migrations, so a database that answers is one that is up to date. */
  async isReady(): Promise<boolean> {
    if (this.stopping) return false;
    return await this.database.query('SELECT 1').then(
      () => true,
      () => false,
    );
  }
}
