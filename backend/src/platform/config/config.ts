import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type ModelPrice, priceOf } from './model-prices';
import { makeFolder, StartError } from '../start-error';
import { parseEnvironment } from './settings';

/** The configuration as the rest of the backend sees it: complete, typed, read once. Inject it by its class. */
export class Config {
  /** Secure `__Host-` cookies, no local stand-ins. Decided by `NODE_ENV=production` alone. */
  readonly production: boolean;
  /** `api` does no jobs, `worker` answers nobody but those who ask how it is. */
  readonly role: 'all' | 'api' | 'worker';
  readonly port: number;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** Proxies in front of us whose `X-Forwarded-*` headers count. */
  readonly trustProxy: number;
  readonly siteDir: string;
  /** Origins besides our own that remotes may come from. */
  readonly remoteOrigins: string[];
  readonly logLevel: string;
  readonly shutdownGraceMs: number;
  /** Where Prometheus asks; absent: nowhere. */
  readonly metrics: { port: number; host: string } | undefined;
  /** What takes traces (OTLP over HTTP); absent: nowhere. */
  readonly tracesUrl: string | undefined;
  readonly dataDir: string;
  /** A bucket for files, "s3://bucket/prefix". Absent: a folder in `dataDir`. */
  readonly filesUrl: string | undefined;
  /** Absent: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly databasePool: number;
  /** Signs cookies and links. */
  readonly sessionSecret: string;
  /** What cookies and links may be signed with: it, and those before it. */
  readonly sessionSecrets: readonly string[];
  readonly firstAdmin: { email: string; password: string | undefined } | undefined;
  readonly supportEmail: string;
  /** Absent, in local mode only: mails are written into `dataDir`. */
  readonly smtpUrl: string | undefined;
  /** Uses of AI that a free owner has, in all. */
  readonly freeGenerations: number;
  /** Generations of a Premium owner in a day: the fair use behind "unlimited". */
  readonly premiumDailyGenerations: number;
  /** `stripe`: real money. `test`: our own local server, in local mode only. `off`: nothing can be bought. */
  readonly payments: 'stripe' | 'test' | 'off';
  readonly stripe: {
    /** Present with `payments` = `stripe`. */
    secretKey: string | undefined;
    webhookSecret: string | undefined;
    /** A server that speaks Stripe's format, in its place. */
    apiUrl: string | undefined;
    /** How often payments that nobody confirmed are asked for. */
    reconcileSeconds: number;
  };
  readonly ai: {
    apiKey: string | undefined;
    baseUrl: string | undefined;
    model: string;
    /** Absent only without an API key: a model without a price is refused at the start. */
    price: ModelPrice | undefined;
    /** Writes on the way to a limit. Without a model there is none. */
    cheap: { model: string | undefined; price: ModelPrice | undefined };
    timeoutMs: number;
    /** US dollars. */
    dailyLimit: number;
    monthlyLimit: number;
    /** Paid calls a day. */
    dailyCalls: number;
    /** Per cent of a limit. */
    warningThreshold: number;
    emergencyThreshold: number;
    /** Paid generations a day from one address, for visitors without an account. */
    dailyPerAddress: number;
  };
  /** Calls a minute, by kind. */
  readonly rateLimits: Record<RateKind, number>;

  /** Throws `StartError`. In local mode a missing session secret is made once and kept in the data folder. */
  constructor(variables: NodeJS.ProcessEnv) {
    const env = parseEnvironment(variables);
    this.production = env.NODE_ENV === 'production';
    this.role = env.ROLE;
    this.port = env.PORT;
    this.publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
    this.trustProxy = env.TRUST_PROXY ?? (this.production ? 1 : 0);
    this.siteDir = resolve(env.SITE_DIR);
    this.remoteOrigins = env.REMOTE_ORIGINS;
    this.logLevel = env.LOG_LEVEL ?? (this.production ? 'info' : 'warn');
    this.shutdownGraceMs = env.SHUTDOWN_GRACE_MS;
    this.metrics = env.METRICS_PORT === undefined ? undefined : { port: env.METRICS_PORT, host: env.METRICS_HOST };
    const collector = env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '');
    this.tracesUrl = collector && `${collector}/v1/traces`;
    this.dataDir = resolve(env.DATA_DIR);
    this.filesUrl = env.FILES_URL;
    this.databaseUrl = env.DATABASE_URL;
    this.databasePool = env.DATABASE_POOL;
    this.sessionSecrets = env.SESSION_SECRET ?? [keptSecret(this.dataDir)];
    this.sessionSecret = this.sessionSecrets[0]!;
    this.firstAdmin = env.ADMIN_EMAIL ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : undefined;
    this.supportEmail = env.SUPPORT_EMAIL;
    this.smtpUrl = env.SMTP_URL;
    this.freeGenerations = env.FREE_GENERATIONS;
    this.premiumDailyGenerations = env.PREMIUM_DAILY_GENERATIONS;
    this.payments = env.STRIPE_SECRET_KEY ? 'stripe' : this.production ? 'off' : 'test';
    this.stripe = {
      secretKey: env.STRIPE_SECRET_KEY,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET,
      apiUrl: env.STRIPE_API_URL,
      reconcileSeconds: env.STRIPE_RECONCILE_SECONDS,
    };
    this.ai = {
      apiKey: env.OPENAI_API_KEY,
      baseUrl: env.OPENAI_BASE_URL,
      model: env.OPENAI_MODEL,
      price: priceOf(env.OPENAI_MODEL, env.OPENAI_INPUT_PRICE, env.OPENAI_OUTPUT_PRICE),
      cheap: {
        model: env.OPENAI_CHEAP_MODEL,
        price:
          env.OPENAI_CHEAP_MODEL === undefined
            ? undefined
            : priceOf(env.OPENAI_CHEAP_MODEL, env.OPENAI_CHEAP_INPUT_PRICE, env.OPENAI_CHEAP_OUTPUT_PRICE),
      },
      timeoutMs: env.OPENAI_TIMEOUT_SECONDS * 1_000,
      dailyLimit: env.AI_DAILY_LIMIT,
      monthlyLimit: env.AI_MONTHLY_LIMIT,
      dailyCalls: env.AI_DAILY_CALLS,
      warningThreshold: env.AI_WARNING_THRESHOLD,
      emergencyThreshold: env.AI_EMERGENCY_THRESHOLD,
      dailyPerAddress: env.AI_DAILY_PER_ADDRESS,
    };
    this.rateLimits = {
      'sign-in-account': env.RATE_SIGN_IN_ACCOUNT,
      'sign-in-address': env.RATE_SIGN_IN_ADDRESS,
      register: env.RATE_REGISTER,
      chat: env.RATE_CHAT,
      analysis: env.RATE_ANALYSIS,
      contact: env.RATE_CONTACT,
      pdf: env.RATE_PDF,
      imports: env.RATE_IMPORTS,
      export: env.RATE_EXPORT,
      'error-log': env.RATE_ERROR_LOG,
      'new-session': env.RATE_NEW_SESSION,
      default: env.RATE_DEFAULT,
    };
  }
}

export const rateKinds = [
  'sign-in-account',
  'sign-in-address',
  'register',
  'chat',
  'analysis',
  'contact',
  'pdf',
  'imports',
  'export',
  'error-log',
  'new-session',
  'default',
] as const;
export type RateKind = (typeof rateKinds)[number];

function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  makeFolder(dataDir);
  try {
    // 'wx': the first of two processes writes, the other one reads what it wrote.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw StartError.cannotWrite(file, error);
  }
  return readFileSync(file, 'utf8');
}
