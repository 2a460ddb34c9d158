import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, writeFileSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type ModelPrice, findModelPrice } from './model-prices';
import { ensureDir, OperatorError } from '../operator-error';
import { type Environment, parseEnvironment } from './environment.schema';

export class Config {
  /** Enables Secure `__Host-` cookies and disables local fallbacks. Only `NODE_ENV=production` sets it. */
  readonly isProduction: boolean;
  /** `api` runs no jobs. `worker` serves only health checks. */
  readonly role: 'all' | 'api' | 'worker';
  readonly port: number;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** Number of proxies in front of the server whose `X-Forwarded-*` headers are trusted. */
  readonly trustProxy: number;
  readonly siteDir: string;
  /** Other origins that remotes may be loaded from. */
  readonly remoteOrigins: string[];
  readonly hasApiDocs: boolean;
  /** `mailto:` or `https://` URI for vulnerability reports. */
  readonly securityContact: string;
  readonly logLevel: string;
  /** Time between reporting "not ready" and rejecting new requests. */
  readonly shutdownGraceMs: number;
  readonly metrics: { port: number; host: string } | undefined;
  /** OTLP/HTTP endpoint for traces. If undefined, traces are disabled. */
  readonly tracesUrl: string | undefined;
  readonly dataDir: string;
  /** Bucket for files, such as "s3://bucket/prefix". If undefined, a folder in `dataDir` is used. */
  readonly filesUrl: string | undefined;
  /** If undefined, the embedded database in `dataDir` is used. */
  readonly databaseUrl: string | undefined;
  readonly databasePoolSize: number;
  /** Time limit for one task of a worker thread, such as rendering or scoring a document. */
  readonly workTimeoutMs: number;
  readonly sessionSecret: string;
  /** Secrets accepted for cookies and links: the current secret, then its predecessors. */
  readonly sessionSecrets: readonly string[];
  readonly firstAdmin: { email: string; password: string | undefined } | undefined;
  readonly supportEmail: string;
  /** Undefined only in local mode, where emails are written to `dataDir`. */
  readonly smtpUrl: string | undefined;
  readonly smtpTimeoutMs: number;
  /** Number of AI uses that a free owner gets in total. */
  readonly freeGenerations: number;
  /** Fair-use limit on the daily generations of a Premium owner, which are advertised as unlimited. */
  readonly premiumDailyGenerations: number;
  /** Maximum bytes that all guests of one network store together. */
  readonly guestNetworkBytes: number;
  /** Maximum total size of the files behind download links. */
  readonly fileBytes: {
    all: number;
    /** For the owners in one network who have not paid. */
    network: number;
  };
  /** `stripe`: real money. `test`: the Stripe emulator, in local mode only. `off`: payments are disabled. */
  readonly paymentMode: 'stripe' | 'test' | 'off';
  readonly stripe: {
    secretKey: string | undefined;
    webhookSecret: string | undefined;
    /** URL of a server that is used instead of Stripe and has the same API. */
    apiUrl: string | undefined;
    reconcileSeconds: number;
    timeoutMs: number;
  };
  readonly ai: {
    apiKey: string | undefined;
    baseUrl: string | undefined;
    model: string;
    /** Undefined only without an API key, because startup rejects a model without a price. */
    price: ModelPrice | undefined;
    /** Model used once spending reaches `warningThreshold`, unless `model` is undefined. */
    cheap: { model: string | undefined; price: ModelPrice | undefined };
    timeoutMs: number;
    /** In US dollars. */
    dailyLimit: number;
    monthlyLimit: number;
    dailyCalls: number;
    /** Percentage of a limit. */
    warningThreshold: number;
    emergencyThreshold: number;
    /** Percentage of a limit that free users may use up. */
    freeShare: number;
    /** Maximum number of daily requests to a paid model. */
    daily: {
      /** For all guests in one network. */
      visitors: number;
      /** For one free account. */
      account: number;
      /** For all free accounts and guests in one network. */
      network: number;
      /** For one Premium payment. */
      paying: number;
    };
  };
  /** Maximum calls from one network to this process in ten seconds. */
  readonly networkCalls: number;
  /** Maximum concurrent calls from one network to this process. */
  readonly networkConcurrentCalls: number;
  /** Calls per minute, hour or day (see `hourlyKinds` and `dailyKinds`), by kind. */
  readonly rateLimits: Record<RateLimitKind, number>;

  /** Throws `OperatorError`. In local mode, creates a missing session secret and stores it in the data folder. */
  constructor(variables: NodeJS.ProcessEnv) {
    const env = parseEnvironment(variables);
    this.isProduction = env.NODE_ENV === 'production';
    this.role = env.ROLE;
    this.port = env.PORT;
    this.publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/(?<!\/)\/+$/, '');
    this.trustProxy = env.TRUST_PROXY ?? (this.isProduction ? 1 : 0);
    this.siteDir = resolve(env.SITE_DIR);
    this.remoteOrigins = env.REMOTE_ORIGINS;
    this.hasApiDocs = env.API_DOCS ? env.API_DOCS === 'true' : !this.isProduction;
    this.securityContact = env.SECURITY_CONTACT ?? `mailto:${env.SUPPORT_EMAIL}`;
    this.logLevel = env.LOG_LEVEL ?? (this.isProduction ? 'info' : 'warn');
    this.shutdownGraceMs = env.SHUTDOWN_GRACE_MS;
    this.metrics = env.METRICS_PORT === undefined ? undefined : { port: env.METRICS_PORT, host: env.METRICS_HOST };
    const collectorUrl = env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/(?<!\/)\/+$/, '');
    this.tracesUrl = collectorUrl && `${collectorUrl}/v1/traces`;
    this.dataDir = resolve(env.DATA_DIR);
    makePrivate(this.dataDir);
    this.filesUrl = env.FILES_URL;
    this.databaseUrl = env.DATABASE_URL;
    this.databasePoolSize = env.DATABASE_POOL;
    this.workTimeoutMs = env.WORK_SECONDS * 1_000;
    this.sessionSecrets = env.SESSION_SECRET ?? [loadOrCreateSessionSecret(this.dataDir)];
    this.sessionSecret = this.sessionSecrets[0]!;
    this.firstAdmin = env.ADMIN_EMAIL ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : undefined;
    this.supportEmail = env.SUPPORT_EMAIL;
    this.smtpUrl = env.SMTP_URL;
    this.smtpTimeoutMs = env.SMTP_TIMEOUT_SECONDS * 1_000;
    this.freeGenerations = env.FREE_GENERATIONS;
    this.premiumDailyGenerations = env.PREMIUM_DAILY_GENERATIONS;
    this.guestNetworkBytes = env.GUEST_NETWORK_MB * 1_000_000;
    this.fileBytes = { all: env.FILES_MB * 1_000_000, network: env.FILES_NETWORK_MB * 1_000_000 };
    this.networkCalls = env.NETWORK_CALLS;
    this.networkConcurrentCalls = env.NETWORK_CONCURRENT_CALLS;
    this.paymentMode = env.STRIPE_SECRET_KEY ? 'stripe' : this.isProduction ? 'off' : 'test';
    this.stripe = {
      secretKey: env.STRIPE_SECRET_KEY,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET,
      apiUrl: env.STRIPE_API_URL,
      reconcileSeconds: env.STRIPE_RECONCILE_SECONDS,
      timeoutMs: Math.round(env.STRIPE_TIMEOUT_SECONDS * 1_000),
    };
    this.ai = buildAiConfig(env);
    this.rateLimits = buildRateLimits(env);
  }
}

/** Named like their environment variables. `sign-in-address` counts per network, not per email address. */
export const rateLimitKinds = [
  'sign-in-account',
  'sign-in-address',
  'register',
  'wrong-passwords',
  'taken-address',
  'address-mail',
  'chat',
  'analysis',
  'contact',
  'contact-network',
  'mail-recipient',
  'canceled',
  'checkout',
  'pdf',
  'imports',
  'export',
  'error-log',
  'new-session',
  'default',
] as const;
export type RateLimitKind = (typeof rateLimitKinds)[number];
/** Kinds counted per hour. Kinds in neither list are counted per minute. */
export const hourlyKinds: RateLimitKind[] = ['contact-network', 'checkout'];
/** Kinds counted per day (UTC). */
export const dailyKinds: RateLimitKind[] = [
  'wrong-passwords',
  'taken-address',
  'address-mail',
  'mail-recipient',
  'canceled',
];

/**
 * Restricts the data folder to this user, even if the folder already exists. The umask makes new files private, because
 * the embedded database would otherwise create world-readable files.
 */
function makePrivate(dataDir: string): void {
  process.umask(0o077);
  ensureDir(dataDir);
  try {
    chmodSync(dataDir, 0o700);
  } catch (error) {
    // The folder belongs to another user, for example on a mounted volume. Its permissions are up to that user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw OperatorError.cannotWrite(dataDir, error);
  }
}

function loadOrCreateSessionSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  try {
    // With 'wx', the first of two processes writes the file, and the second process reads it.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw OperatorError.cannotWrite(file, error);
  }
  return readFileSync(file, 'utf8');
}

export function loadEnvFile(file: string): void {
  if (existsSync(file)) process.loadEnvFile(file);
}

function buildAiConfig(env: Environment): Config['ai'] {
  return {
    apiKey: env.OPENAI_API_KEY,
    baseUrl: env.OPENAI_BASE_URL,
    model: env.OPENAI_MODEL,
    price: findModelPrice(env.OPENAI_MODEL, env.OPENAI_INPUT_PRICE, env.OPENAI_OUTPUT_PRICE),
    cheap: {
      model: env.OPENAI_CHEAP_MODEL,
      price:
        env.OPENAI_CHEAP_MODEL === undefined
          ? undefined
          : findModelPrice(env.OPENAI_CHEAP_MODEL, env.OPENAI_CHEAP_INPUT_PRICE, env.OPENAI_CHEAP_OUTPUT_PRICE),
    },
    timeoutMs: env.OPENAI_TIMEOUT_SECONDS * 1_000,
    dailyLimit: env.AI_DAILY_LIMIT,
    monthlyLimit: env.AI_MONTHLY_LIMIT,
    dailyCalls: env.AI_DAILY_CALLS,
    warningThreshold: env.AI_WARNING_THRESHOLD,
    emergencyThreshold: env.AI_EMERGENCY_THRESHOLD,
    freeShare: env.AI_FREE_SHARE,
    daily: {
      visitors: env.AI_DAILY_PER_ADDRESS,
      account: env.AI_DAILY_PER_ACCOUNT,
      network: env.AI_DAILY_PER_NETWORK,
      paying: env.AI_DAILY_PER_PAYING,
    },
  };
}

function buildRateLimits(env: Environment): Config['rateLimits'] {
  return {
    'sign-in-account': env.RATE_SIGN_IN_ACCOUNT,
    'sign-in-address': env.RATE_SIGN_IN_ADDRESS,
    register: env.RATE_REGISTER,
    'wrong-passwords': env.RATE_WRONG_PASSWORDS,
    'taken-address': env.RATE_TAKEN_ADDRESS,
    'address-mail': env.RATE_ADDRESS_MAIL,
    chat: env.RATE_CHAT,
    analysis: env.RATE_ANALYSIS,
    contact: env.RATE_CONTACT,
    'contact-network': env.RATE_CONTACT_NETWORK,
    'mail-recipient': env.RATE_MAIL_RECIPIENT,
    canceled: env.RATE_CANCELED,
    checkout: env.RATE_CHECKOUT,
    pdf: env.RATE_PDF,
    imports: env.RATE_IMPORTS,
    export: env.RATE_EXPORT,
    'error-log': env.RATE_ERROR_LOG,
    'new-session': env.RATE_NEW_SESSION,
    default: env.RATE_DEFAULT,
  };
}
