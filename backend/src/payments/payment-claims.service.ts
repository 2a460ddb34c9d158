import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { PaymentStatus } from '@shortlist/contracts/payments/payment';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { buildHasAccountSql, UserService } from '../account/users/user.service';
import { EntitlementService } from './entitlement/entitlement.service';
import { QuotaService } from '../account/quota/quota.service';
import type { Owner } from '../account/sessions/owner.service';
import { Config } from '../platform/config/config';
import { AppError } from '../platform/http/app-error';
import { verifyToken, signToken } from '../platform/http/signed-token';
import { buildPageUrl } from '../platform/mail/layout';
import { MailService } from '../platform/mail/mail.service';
import { secondsInDay } from '../platform/time';
import { isPaid, type PaidPayment, PaymentEntity } from './payment.entity';
import { getPaymentStatus } from './payment.mapper';

/** Long enough for users who look for the receipt when they switch computers. */
const linkLifetimeSeconds = 400 * secondsInDay;
/** Maximum number of times that one link can move a purchase to another browser. */
const maxBrowsers = 3;

const claimSchema = z.object({ kind: z.literal('claim'), payment: z.uuid() });

@Injectable()
export class PaymentClaimsService {
  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
    private readonly entitlements: EntitlementService,
    private readonly quota: QuotaService,
    private readonly mailService: MailService,
    private readonly users: UserService,
  ) {}

  createLink(paymentId: string, language: Language): string {
    const claim: z.infer<typeof claimSchema> = { kind: 'claim', payment: paymentId };
    const token = signToken(this.config.sessionSecret, claim, { lifetimeSeconds: linkLifetimeSeconds });
    return buildPageUrl(this.config.publicUrl, language, `/success?claim=${token}`);
  }

  /**
   * Moves a purchase to the caller. A purchase that belongs to an account stays there, so that a leaked link cannot
   * take it away. In that case, throws `signed_out` for a guest and `not_found` for a different account. Throws
   * `invalid_input` for a link that is invalid, expired, or already used in three browsers.
   */
  async claim(token: string, owner: Owner): Promise<PaymentStatus> {
    const claim = verifyToken(this.config.sessionSecrets, claimSchema, token);
    if (!claim) throw new AppError('invalid_input', { issues: [{ path: 'token', message: 'claim_link_over' }] });
    const row = await this.database.transaction((manager) => this.movePayment(manager, claim.payment, owner));
    const premium = await this.entitlements.isPremium(owner.id);
    return { status: getPaymentStatus(row), premium, ...(row.email && { email: row.email }) };
  }

  /** Moves the payment along with today's number of uses, so that the new browser does not get a second daily quota. */
  private async movePayment(
    manager: EntityManager,
    id: string,
    { id: newOwnerId, userId }: Owner,
  ): Promise<PaidPayment> {
    const payment = await manager.findOneBy(PaymentEntity, { id });
    if (!payment || !isPaid(payment)) throw new AppError('not_found');
    if (payment.ownerId === newOwnerId) return payment;
    // Locks the owner before the payment, in the same order as a sign-in.
    await this.quota.addDailyUses(manager, payment.ownerId, newOwnerId);
    const [, movedCount] = await manager.query<[unknown, number]>(
      `UPDATE payments SET owner_id = $3, claims = claims + 1 WHERE id = $1 AND owner_id = $2 AND claims < $4
         AND NOT ${buildHasAccountSql('payments.owner_id')}`,
      [id, payment.ownerId, newOwnerId, maxBrowsers],
    );
    if (!movedCount) {
      if (await this.users.findByOwner(payment.ownerId, manager))
        throw new AppError(userId ? 'not_found' : 'signed_out');
      throw new AppError('invalid_input', { issues: [{ path: 'token', message: 'claim_link_used' }] });
    }
    const { email, language } = payment;
    if (email)
      await this.mailService.enqueue(manager, 'paymentClaimed', {
        address: email,
        language,
        ownerId: null,
        subjectId: id,
      });
    return payment;
  }
}
