import { minAdminPasswordLength } from '@shortlist/contracts/account/auth';
import { z } from 'zod';
import { OperatorError } from '../operator-error';
import { findModelPrice } from './model-prices';

const coercedNumber = (message: string) => z.coerce.number({ error: message });
const amountSchema = coercedNumber('must be 0 or a positive number').nonnegative('must be 0 or a positive number');
const integerWithDefault = (fallback: number) => {
  const message = 'must be 0 or a positive whole number';
  return coercedNumber(message).int(message).nonnegative(message).default(fallback);
};
const percentWithDefault = (fallback: number) => {
  const message = 'must be a number from 1 to 100';
  return coercedNumber(message).min(1, message).max(100, message).default(fallback);
};
const integerBetween = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return coercedNumber(message).int(message).min(min, message).max(max, message);
};
const httpUrlSchema = z.url({ protocol: /^https?$/, error: 'must be a URL that begins with http:// or https://' });
/** Comma-separated secrets. The first secret signs. */
const secretsSchema = z
  .string()
  .transform((text) => text.split(',').map((secret) => secret.trim()))
  .refine((secrets) => secrets.every((secret) => secret.length >= 32), 'each secret must have at least 32 characters');
const secondsMessage = 'must be a number of seconds, greater than 0 and at most 60';
const secondsSchema = coercedNumber(secondsMessage).positive(secondsMessage);
const callLimitWithDefault = (fallback: number) => {
  const message = 'must be a positive whole number';
  return coercedNumber(message).int(message).positive(message).default(fallback);
};

export const environmentSchema = z
  .object({
    // A misspelled "production" must not run without Secure cookies.
    NODE_ENV: z
      .enum(['production', 'development', 'test'], 'must be production, development or test; development if not set')
      .optional(),
    ROLE: z.enum(['all', 'api', 'worker'], 'must be all, api or worker').default('all'),
    PORT: integerBetween(0, 65_535).default(4300),
    PUBLIC_URL: httpUrlSchema.optional(),
    TRUST_PROXY: integerBetween(0, 10).optional(),
    SITE_DIR: z.string().default('.site'),
    REMOTE_ORIGINS: z
      .string()
      .default('')
      .transform((text) => text.split(/[\s,]+/).filter(Boolean))
      .pipe(z.array(httpUrlSchema.transform((address) => new URL(address).origin))),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).optional(),
    API_DOCS: z.enum(['true', 'false'], 'must be true or false').optional(),
    SECURITY_CONTACT: z
      .string()
      .regex(/^(mailto:|https:\/\/)\S+$/, 'must begin with mailto: or https://')
      .optional(),
    SHUTDOWN_GRACE_MS: integerWithDefault(0),
    METRICS_PORT: integerBetween(0, 65_535).optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    OTEL_EXPORTER_OTLP_ENDPOINT: httpUrlSchema.optional(),

    DATA_DIR: z.string().default('.data'),
    FILES_URL: z
      .string()
      .regex(/^s3:\/\/[^/]+(\/.*)?$/, 'must be a bucket URL such as s3://bucket/prefix')
      .optional(),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must be a URL that begins with postgres://' })
      .optional(),
    DATABASE_POOL: integerBetween(2, 1_000).default(10),
    SESSION_SECRET: secretsSchema.optional(),

    ADMIN_EMAIL: z.email('must be an email address').optional(),
    ADMIN_PASSWORD: z.string().min(6, 'must have at least 6 characters').optional(),
    SUPPORT_EMAIL: z.email('must be an email address').default('support@shortlist.example'),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, hostname: /./, error: 'must be a URL that begins with smtp:// or smtps://' })
      .optional(),
    SMTP_TIMEOUT_SECONDS: secondsSchema.max(60, secondsMessage).default(60),
    FREE_GENERATIONS: integerWithDefault(3),
    PREMIUM_DAILY_GENERATIONS: integerBetween(1, 1_000_000).default(100),
    GUEST_NETWORK_MB: integerBetween(1, 1_000_000).default(100),
    FILES_MB: integerBetween(1, 1_000_000).default(1_000),
    FILES_NETWORK_MB: integerBetween(1, 1_000_000).default(100),

    STRIPE_SECRET_KEY: z.string().min(8, 'must have at least 8 characters').optional(),
    STRIPE_WEBHOOK_SECRET: z.string().min(8, 'must have at least 8 characters').optional(),
    STRIPE_API_URL: httpUrlSchema.optional(),
    STRIPE_RECONCILE_SECONDS: integerBetween(1, 3_600).default(60),
    STRIPE_TIMEOUT_SECONDS: secondsSchema.max(60, secondsMessage).default(20),

    OPENAI_API_KEY: z.string().optional(),
    OPENAI_BASE_URL: httpUrlSchema.optional(),
    OPENAI_MODEL: z.string().default('gpt-4o-mini'),
    OPENAI_INPUT_PRICE: amountSchema.optional(),
    OPENAI_OUTPUT_PRICE: amountSchema.optional(),
    OPENAI_CHEAP_MODEL: z.string().optional(),
    OPENAI_CHEAP_INPUT_PRICE: amountSchema.optional(),
    OPENAI_CHEAP_OUTPUT_PRICE: amountSchema.optional(),
    WORK_SECONDS: secondsSchema.max(60, secondsMessage).default(2),
    OPENAI_TIMEOUT_SECONDS: secondsSchema.max(60, secondsMessage).default(60),
    AI_DAILY_LIMIT: amountSchema.default(10),
    AI_DAILY_CALLS: integerWithDefault(10_000),
    AI_MONTHLY_LIMIT: amountSchema.default(200),
    AI_WARNING_THRESHOLD: percentWithDefault(70),
    AI_EMERGENCY_THRESHOLD: percentWithDefault(90),
    AI_FREE_SHARE: percentWithDefault(50),
    AI_DAILY_PER_ADDRESS: integerWithDefault(30),
    AI_DAILY_PER_ACCOUNT: integerWithDefault(30),
    AI_DAILY_PER_NETWORK: integerWithDefault(150),
    AI_DAILY_PER_PAYING: integerWithDefault(500),

    NETWORK_CALLS: integerBetween(1, 1_000_000).default(1_000),
    NETWORK_CONCURRENT_CALLS: integerBetween(1, 1_000_000).default(150),
    RATE_SIGN_IN_ACCOUNT: callLimitWithDefault(10),
    RATE_SIGN_IN_ADDRESS: callLimitWithDefault(60),
    RATE_REGISTER: callLimitWithDefault(30),
    RATE_WRONG_PASSWORDS: callLimitWithDefault(1_000),
    RATE_TAKEN_ADDRESS: callLimitWithDefault(100),
    RATE_ADDRESS_MAIL: callLimitWithDefault(5),
    RATE_CHAT: callLimitWithDefault(30),
    RATE_ANALYSIS: callLimitWithDefault(30),
    RATE_CONTACT: callLimitWithDefault(10),
    RATE_CONTACT_NETWORK: callLimitWithDefault(30),
    RATE_MAIL_RECIPIENT: callLimitWithDefault(10),
    RATE_CANCELED: callLimitWithDefault(3),
    RATE_CHECKOUT: callLimitWithDefault(60),
    RATE_PDF: callLimitWithDefault(120),
    RATE_IMPORTS: callLimitWithDefault(30),
    RATE_EXPORT: callLimitWithDefault(5),
    RATE_ERROR_LOG: callLimitWithDefault(60),
    RATE_NEW_SESSION: callLimitWithDefault(300),
    RATE_DEFAULT: callLimitWithDefault(600),
  })
  .superRefine((env, context) => {
    const addIssue = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
    if (env.AI_WARNING_THRESHOLD >= env.AI_EMERGENCY_THRESHOLD) {
      addIssue('AI_WARNING_THRESHOLD', 'must be below AI_EMERGENCY_THRESHOLD');
    }
    if (env.ROLE !== 'all' && !env.DATABASE_URL) {
      addIssue('ROLE', `cannot be ${env.ROLE} without DATABASE_URL: only one process can use the embedded database`);
    }
    for (const kind of ['OPENAI', 'OPENAI_CHEAP'] as const) {
      const model = env[`${kind}_MODEL`];
      if (!env.OPENAI_API_KEY || !model) continue;
      if (findModelPrice(model, env[`${kind}_INPUT_PRICE`], env[`${kind}_OUTPUT_PRICE`])) continue;
      addIssue(
        `${kind}_MODEL`,
        `${model} has no known price: set ${kind}_INPUT_PRICE and ${kind}_OUTPUT_PRICE (US dollars per million tokens)`,
      );
    }
    if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET) {
      addIssue('STRIPE_WEBHOOK_SECRET', 'is required with STRIPE_SECRET_KEY, because webhooks confirm payments');
    }
    for (const name of ['STRIPE_WEBHOOK_SECRET', 'STRIPE_API_URL'] as const) {
      if (env[name] && !env.STRIPE_SECRET_KEY) addIssue('STRIPE_SECRET_KEY', `is required with ${name}`);
    }
    if (env.ADMIN_PASSWORD && !env.ADMIN_EMAIL) addIssue('ADMIN_EMAIL', 'is required with ADMIN_PASSWORD');
    if (env.NODE_ENV !== 'production') return;
    if (env.ADMIN_PASSWORD && env.ADMIN_PASSWORD.length < minAdminPasswordLength) {
      addIssue('ADMIN_PASSWORD', `must have at least ${minAdminPasswordLength} characters in production`);
    }
    if (!env.SESSION_SECRET) addIssue('SESSION_SECRET', 'is required in production');
    if (!env.PUBLIC_URL) addIssue('PUBLIC_URL', 'is required in production');
    if (!env.SMTP_URL) addIssue('SMTP_URL', 'is required in production, because passwords are reset by email');
  });

export type Environment = z.infer<typeof environmentSchema>;

export class InvalidConfigError extends OperatorError {
  constructor(readonly lines: string[]) {
    super(`The configuration is not valid:\n${lines.join('\n')}`);
  }
}

/** Treats an empty value as not set. Throws `InvalidConfigError`. */
export function parseEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const definedVariables = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = environmentSchema.safeParse(definedVariables);
  if (parsed.success) return parsed.data;
  const lines = new Map(
    parsed.error.issues.map(({ path, message }) => [String(path[0]), message.replace(/^Invalid input: /, '')]),
  );
  throw new InvalidConfigError([...lines].map(([name, message]) => `  ${name}: ${message}`));
}
