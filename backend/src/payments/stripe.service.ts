import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import Stripe from 'stripe';
import { Config } from '../platform/config/config';
import { AppError } from '../platform/http/app-error';
import { LocalPayments } from './local/local-payments.service';

/** In milliseconds; a user waits for the response. */
const timeout = 20_000;

/**
 * The payment service: Stripe, a server that speaks its format, or the local emulator. The same client is used for all
 * three.
 */
@Injectable()
export class StripeService implements OnModuleInit {
  private readonly logger = new Logger('payments');
  private stripe: Stripe | undefined;
  private secret = '';

  constructor(
    private readonly config: Config,
    private readonly local: LocalPayments,
  ) {}

  async onModuleInit(): Promise<void> {
    const { payments, stripe } = this.config;
    if (payments === 'off') return;
    const { secretKey, webhookSecret, apiUrl } = payments === 'test' ? await this.local.start() : stripe;
    this.secret = webhookSecret!;
    this.stripe = new Stripe(secretKey!, { maxNetworkRetries: 2, timeout, telemetry: false, ...placeOf(apiUrl) });
  }

  get isOn(): boolean {
    return this.stripe !== undefined;
  }

  /** Throws `payments_off` when payments are disabled, and `unavailable` when the service fails. */
  async ask<T>(question: (stripe: Stripe) => Promise<T>): Promise<T> {
    const stripe = this.client();
    try {
      return await question(stripe);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      this.logger.error(`The payment service refused the request or failed: ${error.type} ${error.code ?? ''}`);
      throw new AppError('unavailable', { cause: error });
    }
  }

  /** Verifies the signature over the raw bytes and returns the event. Throws `invalid_input`. */
  readSigned(bytes: Buffer | undefined, signature: string | undefined): Stripe.Event {
    const { webhooks } = this.client();
    try {
      return webhooks.constructEvent(bytes ?? '', signature ?? '', this.secret);
    } catch (error) {
      throw new AppError('invalid_input', { cause: error });
    }
  }

  sign(payload: string, timestamp = Math.floor(Date.now() / 1000)): string {
    return this.client().webhooks.generateTestHeaderString({ payload, secret: this.secret, timestamp });
  }

  private client(): Stripe {
    if (!this.stripe) throw new AppError('payments_off');
    return this.stripe;
  }
}

function placeOf(apiUrl: string | undefined) {
  if (!apiUrl) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  };
}
