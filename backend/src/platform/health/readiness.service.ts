import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

@Injectable()
export class ReadinessService {
  isStopping = false;
  /** Set while there is a problem that does not prevent serving requests. */
  warning: 'private_addresses' | undefined;

  /** True while jobs delete no old data because the clock cannot be trusted (see `ClockWatch`). */
  areDeletionsPaused = false;

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Startup waits for migrations, so a reachable database is up to date. */
  async isReady(): Promise<boolean> {
    if (this.isStopping) return false;
    return await this.database.query('SELECT 1').then(
      () => true,
      () => false,
    );
  }
}
