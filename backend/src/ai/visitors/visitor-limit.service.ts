import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Config } from '../../platform/config/config';
import { dayOf } from '../../platform/day';
import { hour, Job } from '../../platform/jobs/job';

/** Fresh cookies cost nothing, so visitors without an account are counted by their address. */
@Injectable()
export class VisitorLimitService {
  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  /** Whether a call may go to a model that is paid: always for an account, for visitors as long as their address has some left. */
  async mayPay(owner: { user?: object }, address: string, hasModel: boolean): Promise<boolean> {
    return hasModel && (owner.user !== undefined || (await this.take(address)));
  }

  /** Takes one paid generation of the address today; false when there is none left. */
  async take(address: string): Promise<boolean> {
    const hash = createHmac('sha256', this.config.sessionSecret).update(networkOf(address)).digest('base64url');
    const rows = await this.database.query<unknown[]>(
      `INSERT INTO paid_visits (day, address, count) SELECT $1, $2, 1 WHERE $3 > 0
       ON CONFLICT (day, address) DO UPDATE SET count = paid_visits.count + 1 WHERE paid_visits.count < $3 RETURNING day`,
      [dayOf(), hash, this.config.ai.dailyPerAddress],
    );
    return rows.length > 0;
  }

  @Job({ name: 'forget-paid-visits', every: hour })
  async forgetOld(): Promise<void> {
    await this.database.query('DELETE FROM paid_visits WHERE day < $1', [dayOf()]);
  }
}

/** One IPv6 customer has a whole /64 of addresses. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace(/^::ffff:/, '');
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const all = [...groups, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':').filter(Boolean)];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
