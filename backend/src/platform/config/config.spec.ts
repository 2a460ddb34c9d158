import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Config } from './config';
import { InvalidConfigError } from './environment.schema';

describe('config', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'shortlist-config-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  const createConfig = (env: NodeJS.ProcessEnv = {}) => new Config({ DATA_DIR: join(dataDir, 'new'), ...env });
  const getErrorLines = (env: NodeJS.ProcessEnv) => {
    try {
      createConfig(env);
    } catch (error) {
      if (error instanceof InvalidConfigError) return error.lines;
      throw error;
    }
    return [];
  };

  it('needs no variables in local mode', () => {
    const config = createConfig();
    expect(config).toMatchObject({
      isProduction: false,
      port: 4300,
      publicUrl: 'http://localhost:4300',
      freeGenerations: 3,
      databaseUrl: undefined,
      trustProxy: 0,
    });
    expect(config.ai).toMatchObject({
      dailyLimit: 10,
      monthlyLimit: 200,
      warningThreshold: 70,
      emergencyThreshold: 90,
    });
  });

  it('requires a price for the cheaper model', () => {
    const key = { OPENAI_API_KEY: 'k', OPENAI_CHEAP_MODEL: 'small' };
    expect(getErrorLines(key)).toEqual([expect.stringContaining('OPENAI_CHEAP_MODEL: small has no known price')]);
    const prices = { OPENAI_CHEAP_INPUT_PRICE: '1', OPENAI_CHEAP_OUTPUT_PRICE: '2' };
    expect(createConfig({ ...key, ...prices }).ai.cheap).toEqual({
      model: 'small',
      price: { input: 1, cachedInput: 1, output: 2 },
    });
    expect(createConfig({ OPENAI_API_KEY: 'k' }).ai.cheap.model).toBeUndefined();
  });

  it('allows separate roles only with a shared database', () => {
    const configure = (env: NodeJS.ProcessEnv) => () => new Config({ DATA_DIR: dataDir, ...env });
    const DATABASE_URL = 'postgres://localhost/shortlist';
    expect(configure({ ROLE: 'worker', DATABASE_URL })().role).toBe('worker');
    expect(configure({ ROLE: 'api' })).toThrow(
      /^The configuration is not valid:\n {2}ROLE: cannot be api without DATABASE_URL/,
    );
    expect(configure({ ROLE: 'web', DATABASE_URL })).toThrow('  ROLE: must be all, api or worker');
  });

  it('creates the session secret once, readable only by its user', () => {
    const { sessionSecret } = createConfig();
    expect(sessionSecret).toMatch(/^[\w-]{43}$/);
    expect(createConfig().sessionSecret).toBe(sessionSecret);
    expect(statSync(join(dataDir, 'new', 'session-secret')).mode & 0o777).toBe(0o600);
  });

  it('makes the data folder and all files created later private', () => {
    const folder = join(dataDir, 'open');
    mkdirSync(folder, { mode: 0o777 });
    chmodSync(folder, 0o777);
    createConfig({ DATA_DIR: folder });
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    mkdirSync(join(folder, 'database'));
    writeFileSync(join(folder, 'database/table'), '', { mode: 0o666 });
    expect(statSync(join(folder, 'database')).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'database/table')).mode & 0o777).toBe(0o600);
  });

  it('signs with the first of several secrets', () => {
    const [newSecret, oldSecret] = ['n'.repeat(32), 'o'.repeat(32)];
    expect(createConfig({ SESSION_SECRET: `${newSecret}, ${oldSecret}` })).toMatchObject({
      sessionSecret: newSecret,
      sessionSecrets: [newSecret, oldSecret],
    });
    expect(getErrorLines({ SESSION_SECRET: `${newSecret},short` })).toEqual([
      '  SESSION_SECRET: each secret must have at least 32 characters',
    ]);
  });

  it('requires a long administrator password in production', () => {
    const env = {
      NODE_ENV: 'production',
      SESSION_SECRET: 's'.repeat(32),
      PUBLIC_URL: 'https://shortlist.example',
      SMTP_URL: 'smtp://127.0.0.1:9',
      ADMIN_EMAIL: 'a@example.com',
      ADMIN_PASSWORD: 'fourteen chars',
    };
    expect(getErrorLines(env)).toEqual(['  ADMIN_PASSWORD: must have at least 15 characters in production']);
    expect(createConfig({ ...env, ADMIN_PASSWORD: 'fifteen letters' }).firstAdmin?.email).toBe('a@example.com');
  });

  it('treats an empty value as missing', () => {
    expect(createConfig({ PORT: ' ', OPENAI_API_KEY: '' })).toMatchObject({ port: 4300, ai: { apiKey: undefined } });
  });

  it('names every invalid variable on its own line', () => {
    const lines = getErrorLines({
      PORT: 'http',
      FREE_GENERATIONS: '-1',
      DATABASE_URL: 'mysql://x',
      AI_WARNING_THRESHOLD: '95',
    });
    expect(lines.map((line) => line.split(':')[0]!.trim())).toEqual(['PORT', 'DATABASE_URL', 'FREE_GENERATIONS']);
    expect(getErrorLines({ AI_WARNING_THRESHOLD: '95' })).toEqual([
      '  AI_WARNING_THRESHOLD: must be below AI_EMERGENCY_THRESHOLD',
    ]);
  });

  it('names the variables that production requires', () => {
    expect(getErrorLines({ NODE_ENV: 'prod' })).toEqual([expect.stringContaining('NODE_ENV: must be production')]);
    expect(getErrorLines({ NODE_ENV: 'production' })).toEqual([
      '  SESSION_SECRET: is required in production',
      '  PUBLIC_URL: is required in production',
      '  SMTP_URL: is required in production, because passwords are reset by email',
    ]);
  });

  it('emulates payments locally, disables them in production, and uses Stripe with a key and a webhook secret', () => {
    const production = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://shortlist.example',
      SESSION_SECRET: 's'.repeat(32),
      SMTP_URL: 'smtp://127.0.0.1:9',
    };
    expect([createConfig().paymentMode, createConfig(production).paymentMode]).toEqual(['test', 'off']);
    const key = { STRIPE_SECRET_KEY: 'sk_test_1234' };
    expect(createConfig({ ...key, STRIPE_WEBHOOK_SECRET: 'whsec_1234' }).paymentMode).toBe('stripe');
    expect(getErrorLines(key)).toEqual([
      '  STRIPE_WEBHOOK_SECRET: is required with STRIPE_SECRET_KEY, because webhooks confirm payments',
    ]);
    expect(getErrorLines({ STRIPE_WEBHOOK_SECRET: 'whsec_1234' })).toEqual([
      '  STRIPE_SECRET_KEY: is required with STRIPE_WEBHOOK_SECRET',
    ]);
    expect(getErrorLines({ PREMIUM_DAILY_GENERATIONS: '0', STRIPE_RECONCILE_SECONDS: 'often' })).toEqual([
      '  PREMIUM_DAILY_GENERATIONS: must be a whole number from 1 to 1000000',
      '  STRIPE_RECONCILE_SECONDS: must be a whole number from 1 to 3600',
    ]);
  });

  it('exports traces only to a configured http(s) URL', () => {
    expect(createConfig().tracesUrl).toBeUndefined();
    const buildEnv = (OTEL_EXPORTER_OTLP_ENDPOINT: string) => ({ OTEL_EXPORTER_OTLP_ENDPOINT });
    expect(createConfig(buildEnv('http://collector:4318/')).tracesUrl).toBe('http://collector:4318/v1/traces');
    expect(getErrorLines(buildEnv('collector:4318'))).toEqual([
      '  OTEL_EXPORTER_OTLP_ENDPOINT: must be a URL that begins with http:// or https://',
    ]);
  });

  it('requires a URL for the mail server', () => {
    expect(getErrorLines({ SMTP_URL: 'mail.example.com' })).toEqual([
      '  SMTP_URL: must be a URL that begins with smtp:// or smtps://',
    ]);
    const smtpUrl = 'smtps://user:pass%40word@mail.example.com:465';
    expect(createConfig({ SMTP_URL: smtpUrl }).smtpUrl).toBe(smtpUrl);
  });
});
