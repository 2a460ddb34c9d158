import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../platform/start-error';

export interface Session {
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

export interface Intent {
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

export interface Event {
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

export interface Delivery {
  event: string;
  /** In milliseconds since 1970. */
  at: number;
  tries: number;
}

export interface State {
  secretKey: string;
  webhookSecret: string;
  sessions: Record<string, Session>;
  /** By checkout id: the texts of the checkout page, and the metadata copied to the payment. */
  orders: Record<string, { product: string; description: string; metadata: Record<string, string> }>;
  intents: Record<string, Intent>;
  charges: Record<string, Charge>;
  events: Event[];
  deliveries: Delivery[];
}

const letters = (bytes: number) => randomBytes(bytes).toString('hex');
export const newId = (prefix: string) => `${prefix}_${letters(12)}`;
export const seconds = () => Math.floor(Date.now() / 1_000);

export function loadState(dataDir: string): State {
  const file = join(dataDir, 'payments.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as State;
  return {
    secretKey: `sk_test_local_${letters(16)}`,
    webhookSecret: `whsec_local_${letters(16)}`,
    sessions: {},
    orders: {},
    intents: {},
    charges: {},
    events: [],
    deliveries: [],
  };
}

/** Writes atomically. */
export function saveState(dataDir: string, state: State): void {
  const file = join(dataDir, 'payments.json');
  makeFolder(dataDir);
  writeFileSync(`${file}.new`, JSON.stringify(state, undefined, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
