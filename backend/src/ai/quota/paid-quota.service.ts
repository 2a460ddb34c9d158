import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { EntitlementService } from '../../payments/entitlement/entitlement.service';
import { type Owner, OwnerService } from '../../account/sessions/owner.service';
import { Config } from '../../platform/config/config';
import { toIsoDate, secondsInHour } from '../../platform/time';
import { Job } from '../../platform/jobs/job.decorator';

/**
 * Decides whether a request may use a paid model. Cookies and accounts are free to create, so requests of users who
 * have not paid are additionally limited per network. Requests are counted when they start, because a canceled request
 * is as expensive as a completed one.
 */
@Injectable()
export class PaidQuotaService {
  constructor(
    private readonly config: Config,
    private readonly entitlements: EntitlementService,
    private readonly owners: OwnerService,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  /** Counts one request against today's quota. Returns false if the quota is used up. */
  async reserve(owner: Owner, network: string): Promise<boolean> {
    const { apiKey, daily } = this.config.ai;
    if (!apiKey) return false;
    const paymentId = await this.entitlements.findPremiumPaymentId(owner.id);
    if (paymentId) return await this.countRequest(`payment ${paymentId}`, daily.paying);
    // If the server can send email, an account with an unverified email address has the limits of a guest.
    const user = await this.owners.findUser(owner);
    const hasTrustedAccount = user && (user.verifiedAt || !this.config.smtpUrl);
    if (!hasTrustedAccount) return await this.countRequest(network, daily.visitors);
    // The account comes first, so that requests beyond its limit do not use up the quota of the network.
    return (
      (await this.countRequest(`owner ${owner.id}`, daily.account)) && (await this.countRequest(network, daily.network))
    );
  }

  private async countRequest(identity: string, limit: number): Promise<boolean> {
    const hash = createHmac('sha256', this.config.sessionSecret).update(identity).digest('base64url');
    const rows = await this.database.query<unknown[]>(
      `INSERT INTO paid_visits (day, address, count) SELECT $1, $2, 1 WHERE $3 > 0
       ON CONFLICT (day, address) DO UPDATE SET count = paid_visits.count + 1 WHERE paid_visits.count < $3 RETURNING day`,
      [toIsoDate(), hash, limit],
    );
    return rows.length > 0;
  }

  @Job({ name: 'forget-paid-visits', every: secondsInHour })
  async deleteOld(): Promise<void> {
    await this.database.query('DELETE FROM paid_visits WHERE day < $1', [toIsoDate()]);
  }
}
