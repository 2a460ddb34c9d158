import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Config } from '../../platform/config/config';
import { WebhookDeliveries } from './webhook-deliveries';
import { EmulatedStripeApi } from './emulated-stripe-api';
import {
  loadState,
  generateId,
  saveState,
  nowInSeconds,
  type Charge,
  type StripeEvent,
  type PaymentIntent,
  type CheckoutSession,
  type EmulatorState,
} from './emulator-state';

/** The webhook arrives before the browser returns, five seconds after the payment, twice at once, or never. */
export const webhookTimings = ['before', 'late', 'twice', 'never'] as const;
export type WebhookTiming = (typeof webhookTimings)[number];
const lateDelayMs = 5_000;

/**
 * Emulates Stripe in local mode without a key. Runs a server on this machine that speaks the subset of Stripe's wire
 * format that we use, and serves test checkout pages. Stores its state in the data folder.
 */
@Injectable()
export class StripeEmulatorService implements OnModuleDestroy {
  private server: Server | undefined;
  private loadedState: EmulatorState | undefined;
  private deliveries: WebhookDeliveries | undefined;

  constructor(
    private readonly config: Config,
    private readonly host: HttpAdapterHost,
  ) {}

  async start() {
    this.server ??= await this.startServer();
    const { secretKey, webhookSecret } = this.state;
    return { secretKey, webhookSecret, apiUrl: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}` };
  }

  async onModuleDestroy(): Promise<void> {
    this.deliveries?.stop();
    const { server } = this;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  findCheckout(id: string): { session: CheckoutSession; product: string; description: string } | undefined {
    const { sessions, orders } = this.state;
    if (!Object.hasOwn(sessions, id)) return undefined;
    const { product, description } = orders[id]!;
    return { session: sessions[id]!, product, description };
  }

  async pay(session: CheckoutSession, email: string, webhookTiming: WebhookTiming): Promise<void> {
    if (session.status !== 'open') return;
    const charge = this.createCharge(session, email);
    Object.assign(session, {
      status: 'complete',
      payment_status: 'paid',
      payment_intent: charge.payment_intent,
      customer_details: { email },
      url: null,
    } satisfies Partial<CheckoutSession>);
    const event = this.recordEvent('checkout.session.completed', session);
    this.save();
    if (webhookTiming === 'late') this.deliveries?.schedule(event.id, lateDelayMs);
    const deliver = async () => await this.deliveries?.deliver(event.id);
    if (webhookTiming === 'before') await deliver();
    if (webhookTiming === 'twice') await Promise.all([deliver(), deliver()]);
  }

  async closeDispute(paymentIntent: string, status: 'won' | 'lost'): Promise<void> {
    const dispute = { id: generateId('du'), object: 'dispute', payment_intent: paymentIntent, status };
    const { id } = this.recordEvent('charge.dispute.closed', dispute);
    this.save();
    await this.deliveries?.deliver(id);
  }

  private async startServer(): Promise<Server> {
    const state = (this.loadedState = loadState(this.config.dataDir));
    this.deliveries = new WebhookDeliveries(state, this.save, () => this.findWebhookUrl());
    const api = new EmulatedStripeApi(state, this.save, (type, object) => this.emitEvent(type, object));
    const server = createServer((request, response) => void api.handle(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return server;
  }

  private createCharge(session: CheckoutSession, email: string): Charge {
    const { amount_total: amount, currency } = session;
    const { metadata } = this.state.orders[session.id]!;
    const [intentId, chargeId] = [generateId('pi'), generateId('ch')];
    this.addIntent({ id: intentId, amount, currency, metadata, latest_charge: chargeId });
    return (this.state.charges[chargeId] = {
      id: chargeId,
      object: 'charge',
      amount,
      amount_refunded: 0,
      billing_details: { email },
      created: nowInSeconds(),
      currency,
      livemode: false,
      metadata,
      paid: true,
      payment_intent: intentId,
      refunded: false,
      status: 'succeeded',
    });
  }

  addIntent(intent: Pick<PaymentIntent, 'id' | 'amount' | 'currency' | 'metadata' | 'latest_charge'>): void {
    const defaults = {
      object: 'payment_intent',
      created: nowInSeconds(),
      livemode: false,
      status: 'succeeded',
    } as const;
    this.state.intents[intent.id] = { ...intent, ...defaults };
  }

  private emitEvent(type: string, object: object): void {
    const { id } = this.recordEvent(type, object);
    this.deliveries?.schedule(id, 0);
  }

  private recordEvent(type: string, object: object): StripeEvent {
    const event: StripeEvent = {
      id: generateId('evt'),
      object: 'event',
      api_version: null,
      created: nowInSeconds(),
      // A copy, because later changes to the object must not change this event.
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type,
    };
    this.state.events.push(event);
    return event;
  }

  private get state(): EmulatorState {
    if (!this.loadedState) throw new Error('The Stripe emulator has not started');
    return this.loadedState;
  }

  private save = (): void => saveState(this.config.dataDir, this.state);

  private findWebhookUrl(): string | undefined {
    const address = (this.host.httpAdapter.getHttpServer() as Server).address() as AddressInfo | null;
    return address ? `http://127.0.0.1:${address.port}/api/payment/webhook` : undefined;
  }
}
