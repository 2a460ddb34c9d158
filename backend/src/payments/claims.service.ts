import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { PaymentStatus } from '@shortlist/contracts/account/payment';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { EntitlementService } from '../account/allowance/entitlement.service';
import type { Owner } from '../account/sessions/owner.service';
import { Config } from '../platform/config/config';
import { AppError } from '../platform/http/app-error';
import { readContent, signContent } from '../platform/http/signed-link';
import { pageLink } from '../platform/mail/frame';
import { PaymentEntity } from './payment.entity';
import { isPaid, statusOf } from './payment-face';

/** Seconds. A receipt is looked for again when somebody has a new computer. */
const lifetime = 400 * 86_400;

const claimSchema = z.object({ kind: z.literal('claim'), payment: z.uuid() });

/** The link in a receipt, by which what was bought comes into any browser. */
@Injectable()
export class ClaimsService {
  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
    private readonly entitlements: EntitlementService,
  ) {}

  linkFor(paymentId: string, language: Language): string {
    const claim: z.infer<typeof claimSchema> = { kind: 'claim', payment: paymentId };
    const token = signContent(this.config.sessionSecret, claim, { lifetime });
    return pageLink(this.config.publicUrl, language, `/success?claim=${token}`);
  }

  /**
   * Makes what was bought the caller's. What belongs to an account stays there, so that a link in the wrong hands takes
   * nothing away: `signed_out` for a visitor, `not_found` for another account. Throws `invalid_input` for a link that is
   * none of ours, or over.
   */
  async claim(token: string, owner: Owner): Promise<PaymentStatus> {
    const claim = readContent(this.config.sessionSecrets, claimSchema, token);
    if (!claim) throw new AppError('invalid_input', { issues: [{ path: 'token', message: 'claim_link_over' }] });
    const { payment: id } = claim;
    const [, moved] = await this.database.query<[unknown, number]>(
      `UPDATE payments SET owner_id = $2 WHERE id = $1
         AND (owner_id = $2 OR NOT EXISTS (SELECT 1 FROM users WHERE users.owner_id = payments.owner_id))`,
      [id, owner.id],
    );
    const row = await this.database.manager.findOneBy(PaymentEntity, { id });
    if (!row || !isPaid(row)) throw new AppError('not_found');
    if (!moved) throw new AppError(owner.user ? 'not_found' : 'signed_out');
    const premium = await this.entitlements.isPremium(owner.id);
    return { status: statusOf(row), premium, ...(row.email && { email: row.email }) };
  }
}
