import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RateLimitService } from '../platform/http/rate-limit/rate-limit.service';
import { day, JobsService } from '../platform/jobs/jobs.service';
import { hasPremium } from './allowance/entitlement.service';
import { isKept, sessionDays } from './sessions/session-store';

/** What the privacy text promises: a visitor's data goes 30 days after its session was last used. Who has paid keeps it. */
@Injectable()
export class CleanupService {
  constructor(
    private readonly jobs: JobsService,
    private readonly limits: RateLimitService,
  ) {}

  @Interval(3_600_000)
  async hourly(): Promise<void> {
    await this.limits.forgetOld();
    await this.forgetVisitors(day());
  }

  /** Everything that belongs to an owner goes with it (foreign keys cascade). */
  async forgetVisitors(period: string): Promise<boolean> {
    return await this.jobs.oncePer('forget-visitors', period, async (manager) => {
      await manager.query(
        `DELETE FROM sessions WHERE (used_at < now() - make_interval(days => $1) AND NOT ${isKept})
           OR ended_at < now() - interval '1 hour'`,
        [sessionDays],
      );
      await manager.query('DELETE FROM password_resets WHERE expires_at < now()');
      await manager.query(
        `DELETE FROM owners WHERE created_at < now() - make_interval(days => $1)
           AND NOT EXISTS (SELECT 1 FROM users WHERE owner_id = owners.id)
           AND NOT EXISTS (SELECT 1 FROM sessions WHERE owner_id = owners.id) AND NOT ${hasPremium('owners.id')}`,
        [sessionDays],
      );
      await manager.query(`DELETE FROM job_runs WHERE started_at < now() - interval '90 days'`);
    });
  }
}
