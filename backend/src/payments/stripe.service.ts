import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import Stripe from 'stripe';
import { Config } from '../platform/config/config';
import { AppError } from '../platform/http/app-error';
import { StripeEmulatorService } from './stripe-emulator/stripe-emulator.service';

/** Maximum size of a response. A page of a hundred events has a few hundred kilobytes. */
export const maxResponseBytes = 5_000_000;

/**
 * Client for the payment service, which is Stripe, a server with the same API, or the local emulator.
 */
@Injectable()
export class StripeService implements OnModuleInit {
  private readonly logger = new Logger('payments');
  private stripe: Stripe | undefined;
  private signingSecret = '';

  constructor(
    private readonly config: Config,
    private readonly emulator: StripeEmulatorService,
  ) {}

  async onModuleInit(): Promise<void> {
    const { paymentMode, stripe } = this.config;
    if (paymentMode === 'off') return;
    const { secretKey, webhookSecret, apiUrl } = paymentMode === 'test' ? await this.emulator.start() : stripe;
    this.signingSecret = webhookSecret!;
    this.stripe = new Stripe(secretKey!, {
      maxNetworkRetries: 2,
      timeout: stripe.timeoutMs,
      // The default client restarts its timeout with each byte. The fetch client has a deadline for the whole response.
      httpClient: Stripe.createFetchHttpClient(fetchWithByteLimit),
      telemetry: false,
      ...parseApiHost(apiUrl),
    });
  }

  get isEnabled(): boolean {
    return this.stripe !== undefined;
  }

  /** Throws `payments_off` if payments are disabled, and `unavailable` if the service fails. */
  async request<T>(call: (stripe: Stripe) => Promise<T>): Promise<T> {
    const stripe = this.getClient();
    try {
      return await call(stripe);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      this.logger.error(
        `The payment service rejected the request or failed: ${[error.type, error.code].filter(Boolean).join(' ')}`,
      );
      throw new AppError('unavailable', { cause: error });
    }
  }

  /** Verifies the signature over the raw bytes and returns the event. Throws `invalid_input`. */
  verifyWebhookEvent(bytes: Buffer | undefined, signature: string | undefined): Stripe.Event {
    const { webhooks } = this.getClient();
    try {
      return webhooks.constructEvent(bytes ?? '', signature ?? '', this.signingSecret);
    } catch (error) {
      throw new AppError('invalid_input', { cause: error });
    }
  }

  signTestPayload(payload: string, timestamp = Math.floor(Date.now() / 1000)): string {
    return this.getClient().webhooks.generateTestHeaderString({ payload, secret: this.signingSecret, timestamp });
  }

  private getClient(): Stripe {
    if (!this.stripe) throw new AppError('payments_off');
    return this.stripe;
  }
}

const fetchWithByteLimit: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  let byteCount = 0;
  const byteLimiter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      byteCount += chunk.length;
      if (byteCount > maxResponseBytes) throw new Error('The response of the payment service exceeds the byte limit');
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(byteLimiter) ?? null, response);
};

function parseApiHost(apiUrl: string | undefined) {
  if (!apiUrl) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  const isUnencrypted = protocol === 'http:';
  return {
    host: hostname,
    port: port || (isUnencrypted ? 80 : 443),
    protocol: isUnencrypted ? ('http' as const) : ('https' as const),
  };
}
