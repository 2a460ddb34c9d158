import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Config } from '../../platform/config/config';
import { Deliveries } from './deliveries';
import { LocalApi } from './local-api';
import {
  loadState,
  newId,
  saveState,
  seconds,
  type Charge,
  type Event,
  type Intent,
  type Session,
  type State,
} from './state';

/**
 * Arrival of the confirmation of a payment: before the browser returns, 5 seconds after the payment, twice, or never.
 */
export const confirmations = ['before', 'late', 'twice', 'never'] as const;
export type Confirmation = (typeof confirmations)[number];
const late = 5_000;

/**
 * Emulates Stripe in local mode without a key: a server on this machine that speaks the subset of Stripe's wire format
 * we use, with test checkout pages. No money moves. Its state is in the data folder.
 */
@Injectable()
export class LocalPayments implements OnModuleDestroy {
  private server: Server | undefined;
  private kept: State | undefined;
  private deliveries: Deliveries | undefined;

  constructor(
    private readonly config: Config,
    private readonly host: HttpAdapterHost,
  ) {}

  async start() {
    this.server ??= await this.listen();
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

  find(id: string): { session: Session; product: string; description: string } | undefined {
    const { sessions, orders } = this.state;
    if (!Object.hasOwn(sessions, id)) return undefined;
    const { product, description } = orders[id]!;
    return { session: sessions[id]!, product, description };
  }

  async pay(session: Session, email: string, confirmation: Confirmation): Promise<void> {
    if (session.status !== 'open') return;
    const charge = this.charge(session, email);
    Object.assign(session, {
      status: 'complete',
      payment_status: 'paid',
      payment_intent: charge.payment_intent,
      customer_details: { email },
      url: null,
    } satisfies Partial<Session>);
    const event = this.record('checkout.session.completed', session);
    this.save();
    if (confirmation === 'late') this.deliveries?.plan(event.id, late);
    const tell = async () => await this.deliveries?.tell(event.id);
    if (confirmation === 'before') await tell();
    if (confirmation === 'twice') await Promise.all([tell(), tell()]);
  }

  async closeDispute(paymentIntent: string, status: 'won' | 'lost'): Promise<void> {
    const dispute = { id: newId('du'), object: 'dispute', payment_intent: paymentIntent, status };
    const { id } = this.record('charge.dispute.closed', dispute);
    this.save();
    await this.deliveries?.tell(id);
  }

  private async listen(): Promise<Server> {
    const state = (this.kept = loadState(this.config.dataDir));
    this.deliveries = new Deliveries(state, this.save, () => this.webhookUrl());
    const api = new LocalApi(state, this.save, (type, object) => this.emit(type, object));
    const server = createServer((request, response) => void api.answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return server;
  }

  private charge(session: Session, email: string): Charge {
    const { amount_total: amount, currency } = session;
    const { metadata } = this.state.orders[session.id]!;
    const [intentId, chargeId] = [newId('pi'), newId('ch')];
    this.addIntent({ id: intentId, amount, currency, metadata, latest_charge: chargeId });
    return (this.state.charges[chargeId] = {
      id: chargeId,
      object: 'charge',
      amount,
      amount_refunded: 0,
      billing_details: { email },
      created: seconds(),
      currency,
      livemode: false,
      metadata,
      paid: true,
      payment_intent: intentId,
      refunded: false,
      status: 'succeeded',
    });
  }

  addIntent(intent: Pick<Intent, 'id' | 'amount' | 'currency' | 'metadata' | 'latest_charge'>): void {
    const rest = { object: 'payment_intent', created: seconds(), livemode: false, status: 'succeeded' } as const;
    this.state.intents[intent.id] = { ...intent, ...rest };
  }

  private emit(type: string, object: object): void {
    const { id } = this.record(type, object);
    this.deliveries?.plan(id, 0);
  }

  private record(type: string, object: object): Event {
    const event: Event = {
      id: newId('evt'),
      object: 'event',
      api_version: null,
      created: seconds(),
      // A copy of the current state: later changes are events of their own.
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type,
    };
    this.state.events.push(event);
    return event;
  }

  private get state(): State {
    if (!this.kept) throw new Error('The Stripe emulator has not started');
    return this.kept;
  }

  private save = (): void => saveState(this.config.dataDir, this.state);

  private webhookUrl(): string | undefined {
    const address = (this.host.httpAdapter.getHttpServer() as Server).address() as AddressInfo | null;
    return address ? `http://127.0.0.1:${address.port}/api/payment/webhook` : undefined;
  }
}
