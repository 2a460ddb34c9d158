import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDir } from '../../platform/operator-error';

export interface CheckoutSession {
  id: string;
  object: 'checkout.session';
  amount_total: number;
  currency: string;
  created: number;
  expires_at: number;
  cancel_url: string;
  success_url: string;
  customer_email: string | null;
  customer_details: { email: string } | null;
  livemode: false;
  locale: string | null;
  metadata: Record<string, string>;
  mode: 'payment';
  payment_intent: string | null;
  payment_status: 'paid' | 'unpaid';
  status: 'open' | 'complete' | 'expired';
  url: string | null;
}

export interface PaymentIntent {
  id: string;
  object: 'payment_intent';
  amount: number;
  currency: string;
  created: number;
  latest_charge: string;
  livemode: false;
  metadata: Record<string, string>;
  status: 'succeeded';
}

export interface Charge {
  id: string;
  object: 'charge';
  amount: number;
  amount_refunded: number;
  billing_details: { email: string };
  currency: string;
  created: number;
  livemode: false;
  metadata: Record<string, string>;
  paid: true;
  payment_intent: string;
  refunded: boolean;
  status: 'succeeded';
}

export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: null;
  created: number;
  data: { object: object };
  livemode: false;
  pending_webhooks: number;
  request: null;
  type: string;
}

export interface PendingDelivery {
  event: string;
  /** Unix time in milliseconds. */
  at: number;
  tries: number;
}

export interface EmulatorState {
  secretKey: string;
  webhookSecret: string;
  sessions: Record<string, CheckoutSession>;
  /** Content of the checkout page and metadata of the payment, by checkout id. */
  orders: Record<string, { product: string; description: string; metadata: Record<string, string> }>;
  intents: Record<string, PaymentIntent>;
  charges: Record<string, Charge>;
  events: StripeEvent[];
  deliveries: PendingDelivery[];
}

const randomHex = (bytes: number) => randomBytes(bytes).toString('hex');
export const generateId = (prefix: string) => `${prefix}_${randomHex(12)}`;
export const nowInSeconds = () => Math.floor(Date.now() / 1_000);

export function loadState(dataDir: string): EmulatorState {
  const file = join(dataDir, 'payments.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as EmulatorState;
  return {
    secretKey: `sk_test_local_${randomHex(16)}`,
    webhookSecret: `whsec_local_${randomHex(16)}`,
    sessions: {},
    orders: {},
    intents: {},
    charges: {},
    events: [],
    deliveries: [],
  };
}

export function saveState(dataDir: string, state: EmulatorState): void {
  const file = join(dataDir, 'payments.json');
  ensureDir(dataDir);
  writeFileSync(`${file}.new`, JSON.stringify(state, undefined, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
