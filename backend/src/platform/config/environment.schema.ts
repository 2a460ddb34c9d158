import { leastAdminPassword } from '@shortlist/contracts/account/auth';
import { z } from 'zod';
import { OperatorError } from '../operator-error';
import { findModelPrice } from './model-prices';

const coercedNumber = (words: string) => z.coerce.number({ error: words });
const amount = coercedNumber('must be a number, 0 or more').nonnegative('must be a number, 0 or more');
const integer = (fallback: number) => {
  const words = 'must be a whole number, 0 or more';
  return coercedNumber(words).int(words).nonnegative(words).default(fallback);
};
const percent = (fallback: number) => {
  const words = 'must be a number from 1 to 100';
  return coercedNumber(words).min(1, words).max(100, words).default(fallback);
};
const wholeNumber = (least: number, most: number) => {
  const words = `must be a whole number from ${least} to ${most}`;
  return coercedNumber(words).int(words).min(least, words).max(most, words);
};
const url = z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' });
/** Comma-separated; the first one signs. */
const secrets = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine((all) => all.every((one) => one.length >= 32), 'must have at least 32 characters, each of several');
const wrongSeconds = 'must be a number of seconds, 60 at most';
const seconds = coercedNumber(wrongSeconds).positive(wrongSeconds);
const calls = (fallback: number) => {
  const words = 'must be a whole number, 1 or more';
  return coercedNumber(words).int(words).positive(words).default(fallback);
};

export const environmentSchema = z
  .object({
    // A misspelled "production" must not run without Secure cookies.
    NODE_ENV: z
      .enum(['production', 'development', 'test'], 'must be production, development or test; not set means development')
      .optional(),
    ROLE: z.enum(['all', 'api', 'worker'], 'must be all, api or worker').default('all'),
    PORT: wholeNumber(0, 65_535).default(4300),
    PUBLIC_URL: url.optional(),
    TRUST_PROXY: wholeNumber(0, 10).optional(),
    SITE_DIR: z.string().default('.site'),
    REMOTE_ORIGINS: z
      .string()
      .default('')
      .transform((text) => text.split(/[\s,]+/).filter(Boolean))
      .pipe(z.array(url.transform((address) => new URL(address).origin))),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).optional(),
    API_DOCS: z.enum(['true', 'false'], 'must be true or false').optional(),
    SECURITY_CONTACT: z
      .string()
      .regex(/^(mailto:|https:\/\/)\S+$/, 'must begin with mailto: or https://')
      .optional(),
    SHUTDOWN_GRACE_MS: integer(0),
    METRICS_PORT: wholeNumber(0, 65_535).optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),

    DATA_DIR: z.string().default('.data'),
    FILES_URL: z
      .string()
      .regex(/^s3:\/\/[^/]+(\/.*)?$/, 'must be a bucket as s3://bucket/prefix')
      .optional(),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must be an address that begins with postgres://' })
      .optional(),
    DATABASE_POOL: wholeNumber(2, 1_000).default(10),
    SESSION_SECRET: secrets.optional(),

    ADMIN_EMAIL: z.email('must be a mail address').optional(),
    ADMIN_PASSWORD: z.string().min(6, 'must have at least 6 characters').optional(),
    SUPPORT_EMAIL: z.email('must be a mail address').default('support@shortlist.example'),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, hostname: /./, error: 'must be an address that begins with smtp:// or smtps://' })
      .optional(),
    FREE_GENERATIONS: integer(3),
    PREMIUM_DAILY_GENERATIONS: wholeNumber(1, 1_000_000).default(100),

    STRIPE_SECRET_KEY: z.string().min(8, 'must have at least 8 characters').optional(),
    STRIPE_WEBHOOK_SECRET: z.string().min(8, 'must have at least 8 characters').optional(),
    STRIPE_API_URL: url.optional(),
    STRIPE_RECONCILE_SECONDS: wholeNumber(1, 3_600).default(60),

    OPENAI_API_KEY: z.string().optional(),
    OPENAI_BASE_URL: url.optional(),
    OPENAI_MODEL: z.string().default('gpt-4o-mini'),
    OPENAI_INPUT_PRICE: amount.optional(),
    OPENAI_OUTPUT_PRICE: amount.optional(),
    OPENAI_CHEAP_MODEL: z.string().optional(),
    OPENAI_CHEAP_INPUT_PRICE: amount.optional(),
    OPENAI_CHEAP_OUTPUT_PRICE: amount.optional(),
    WORK_SECONDS: seconds.max(60, wrongSeconds).default(2),
    OPENAI_TIMEOUT_SECONDS: seconds.max(60, wrongSeconds).default(60),
    AI_DAILY_LIMIT: amount.default(10),
    AI_DAILY_CALLS: integer(10_000),
    AI_MONTHLY_LIMIT: amount.default(200),
    AI_WARNING_THRESHOLD: percent(70),
    AI_EMERGENCY_THRESHOLD: percent(90),
    AI_FREE_SHARE: percent(50),
    AI_DAILY_PER_ADDRESS: integer(30),
    AI_DAILY_PER_ACCOUNT: integer(30),
    AI_DAILY_PER_NETWORK: integer(150),
    AI_DAILY_PER_PAYING: integer(500),

    RATE_SIGN_IN_ACCOUNT: calls(10),
    RATE_SIGN_IN_ADDRESS: calls(60),
    RATE_REGISTER: calls(30),
    RATE_WRONG_PASSWORDS: calls(1_000),
    RATE_TAKEN_ADDRESS: calls(100),
    RATE_ADDRESS_MAIL: calls(5),
    RATE_CHAT: calls(30),
    RATE_ANALYSIS: calls(30),
    RATE_CONTACT: calls(10),
    RATE_CONTACT_NETWORK: calls(30),
    RATE_CONTACT_RECIPIENT: calls(3),
    RATE_PDF: calls(120),
    RATE_IMPORTS: calls(30),
    RATE_EXPORT: calls(5),
    RATE_ERROR_LOG: calls(60),
    RATE_NEW_SESSION: calls(300),
    RATE_DEFAULT: calls(600),
  })
  .superRefine((env, context) => {
    const wrong = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
    if (env.AI_WARNING_THRESHOLD >= env.AI_EMERGENCY_THRESHOLD) {
      wrong('AI_WARNING_THRESHOLD', 'must be below AI_EMERGENCY_THRESHOLD');
    }
    if (env.ROLE !== 'all' && !env.DATABASE_URL) {
      wrong(
        'ROLE',
        `cannot be ${env.ROLE} without DATABASE_URL: the embedded database has one process, which does all`,
      );
    }
    for (const kind of ['OPENAI', 'OPENAI_CHEAP'] as const) {
      const model = env[`${kind}_MODEL`];
      if (!env.OPENAI_API_KEY || !model) continue;
      if (findModelPrice(model, env[`${kind}_INPUT_PRICE`], env[`${kind}_OUTPUT_PRICE`])) continue;
      wrong(
        `${kind}_MODEL`,
        `${model} has no known price: set ${kind}_INPUT_PRICE and ${kind}_OUTPUT_PRICE, in US dollars a million tokens`,
      );
    }
    if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET) {
      wrong(
        'STRIPE_WEBHOOK_SECRET',
        'is needed together with STRIPE_SECRET_KEY: without it no payment is ever confirmed',
      );
    }
    for (const name of ['STRIPE_WEBHOOK_SECRET', 'STRIPE_API_URL'] as const) {
      if (env[name] && !env.STRIPE_SECRET_KEY) wrong('STRIPE_SECRET_KEY', `is needed together with ${name}`);
    }
    if (env.ADMIN_PASSWORD && !env.ADMIN_EMAIL) wrong('ADMIN_EMAIL', 'is needed together with ADMIN_PASSWORD');
    if (env.NODE_ENV !== 'production') return;
    if (env.ADMIN_PASSWORD && env.ADMIN_PASSWORD.length < leastAdminPassword) {
      wrong('ADMIN_PASSWORD', `must have at least ${leastAdminPassword} characters in production`);
    }
    if (!env.SESSION_SECRET) wrong('SESSION_SECRET', 'is needed in production');
    if (!env.PUBLIC_URL) wrong('PUBLIC_URL', 'is needed in production');
    if (!env.SMTP_URL) wrong('SMTP_URL', 'is needed in production: a forgotten password is reset by mail');
  });

export type Environment = z.infer<typeof environmentSchema>;

export class InvalidConfigError extends OperatorError {
  constructor(readonly lines: string[]) {
    super(`The configuration is not valid:\n${lines.join('\n')}`);
  }
}

/** Treats an empty value as not set. Throws `InvalidConfigError`. */
export function parseEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = environmentSchema.safeParse(set);
  if (parsed.success) return parsed.data;
  const lines = new Map(
    parsed.error.issues.map(({ path, message }) => [String(path[0]), message.replace(/^Invalid input: /, '')]),
  );
  throw new InvalidConfigError([...lines].map(([name, message]) => `  ${name}: ${message}`));
}
