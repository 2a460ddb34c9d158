import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { CheckoutRequest } from '@shortlist/contracts/payments/payment';
import { defaultLanguage, type Language } from '@shortlist/contracts/platform/languages';
import { prices } from '@shortlist/contracts/payments/prices';
import { DataSource } from 'typeorm';
import { EntitlementService } from '../entitlement/entitlement.service';
import { type Owner, OwnerService } from '../../account/sessions/owner.service';
import { AppError } from '../../platform/http/app-error';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { PaymentEntity } from '../payment.entity';
import { StripeService } from '../stripe.service';
import { PaymentEventsService } from '../webhook/payment-events.service';
import type { PaymentMetadata } from '../webhook/stripe-events';
import { paymentMessages } from '../payment-messages';
import { parseReturnUrl, addSessionIdParam } from './return-url';

interface CheckoutContext {
  owner: Owner;
  language: Language;
  origin: string;
  key: string | undefined;
  signal: AbortSignal;
}

@Injectable()
export class CheckoutService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly entitlements: EntitlementService,
    private readonly idempotency: IdempotencyService,
    private readonly stripe: StripeService,
    private readonly events: PaymentEventsService,
    private readonly owners: OwnerService,
  ) {}

  /**
   * Creates a checkout and returns its URL. Throws `invalid_input`, `already_premium`, `payments_off` or `unavailable`.
   */
  async create(request: CheckoutRequest, { owner, language, origin, key, signal }: CheckoutContext): Promise<string> {
    if (!this.stripe.isEnabled) throw new AppError('payments_off');
    const basePath = language === defaultLanguage ? '' : `/${language}`;
    const successUrl = parseReturnUrl('successUrl', request.successUrl, origin, `${basePath}/success`);
    const cancelUrl = parseReturnUrl('cancelUrl', request.cancelUrl, origin, `${basePath}/upgrade`);
    if (await this.entitlements.isPremium(owner.id)) throw new AppError('already_premium');
    const operation = `checkout ${language} ${successUrl.href} ${cancelUrl.href}`;
    let url: string | null = null;
    const id = await this.idempotency.runOnce({ ownerId: owner.id, operation, key, signal }, async (storeResultId) => {
      const checkout = await this.createSession(owner, language, addSessionIdParam(successUrl), cancelUrl.href);
      url = checkout.url;
      return await this.database.transaction(async (manager) => {
        await this.events.createPayment(manager, checkout.payment);
        return await storeResultId(manager, checkout.payment.id);
      });
    });
    return url ?? (await this.getUrl(id));
  }

  private async createSession(owner: Owner, language: Language, successUrl: string, cancelUrl: string) {
    const id = randomUUID();
    const user = await this.owners.findUser(owner);
    const { currency, amount } = prices[language];
    const metadata: PaymentMetadata = { payment: id, owner: owner.id, language };
    const { product, description } = paymentMessages[language].checkout;
    const session = await this.stripe.request((stripe) =>
      stripe.checkout.sessions.create(
        {
          mode: 'payment',
          line_items: [
            {
              quantity: 1,
              price_data: { currency, unit_amount: amount, product_data: { name: product, description } },
            },
          ],
          // Charges the amount that our pages display.
          adaptive_pricing: { enabled: false },
          success_url: successUrl,
          cancel_url: cancelUrl,
          locale: language,
          metadata: { ...metadata },
          // Refund and dispute events contain the metadata of the payment intent, not of the checkout.
          payment_intent_data: { metadata: { ...metadata } },
          ...(user && { customer_email: user.email }),
        },
        { idempotencyKey: id },
      ),
    );
    const payment = { id, ownerId: owner.id, language, currency, amount, checkoutId: session.id };
    return { payment, url: session.url };
  }

  private async getUrl(id: string): Promise<string> {
    const { checkoutId } = await this.database.manager.findOneByOrFail(PaymentEntity, { id });
    const { url } = await this.stripe.request((stripe) => stripe.checkout.sessions.retrieve(checkoutId!));
    // The checkout was paid or has expired in the meantime. The next attempt creates a new checkout.
    if (!url) throw new AppError('unavailable');
    return url;
  }
}
