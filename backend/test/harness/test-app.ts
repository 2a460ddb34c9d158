import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Client } from 'pg';
import pino from 'pino';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { createApp } from '../../src/create-app';
import { Config, rateLimitKinds } from '../../src/platform/config/config';
import { isNightly } from '@shortlist/testing/scope';

export type TestClient = ReturnType<typeof request.agent>;

export interface TestApp {
  nest: NestExpressApplication;
  config: Config;
  database: DataSource;
  url: string;
  createClient(): TestClient;
  close(): Promise<void>;
}

export type DatabaseEngine = 'PGlite' | 'PostgreSQL';

type DefineTests = (app: TestApp, engine: DatabaseEngine) => void;

export const bothEngines: DatabaseEngine[] = ['PGlite', 'PostgreSQL'];
/** Engines for tests that do not depend on the database: PostgreSQL, plus PGlite in the nightly run. */
export const defaultEngines: DatabaseEngine[] = isNightly ? bothEngines : ['PostgreSQL'];

/**
 * Runs tests on both databases, each with its own application. Use this function for tests of our own SQL, locks, races
 * and the connection pool. `env` contains settings as in `.env.example`.
 */
export const describeOnBothDatabases = (title: string, defineTests: DefineTests, env: NodeJS.ProcessEnv = {}) =>
  describeOnDatabases(bothEngines, title, defineTests, env);

/** Runs tests with their own application on PostgreSQL. The nightly run adds PGlite. `env` is as in `.env.example`. */
export const describeOnDefaultDatabase = (title: string, defineTests: DefineTests, env: NodeJS.ProcessEnv = {}) =>
  describeOnDatabases(defaultEngines, title, defineTests, env);

function describeOnDatabases(
  engines: DatabaseEngine[],
  title: string,
  defineTests: DefineTests,
  env: NodeJS.ProcessEnv,
): void {
  describe.each(engines)(`${title} on %s`, (engine) => {
    const app = {} as TestApp;
    beforeAll(async () => {
      Object.assign(app, await createTestApp(engine, env));
    });
    afterAll(async () => {
      await app.close();
    });
    defineTests(app, engine);
  });
}

export async function createTestApp(
  engine: DatabaseEngine = 'PostgreSQL',
  env: NodeJS.ProcessEnv = {},
  logger = pino({ level: env.LOG_LEVEL ?? process.env.LOG_LEVEL ?? 'silent' }),
): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shortlist-data-'));
  const databaseUrl = engine === 'PostgreSQL' ? await createDatabase() : undefined;
  const config = new Config({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SITE_DIR: dataDir,
    PORT: '0',
    // Several test files share the CPU, so work in worker threads may take longer.
    WORK_SECONDS: '30',
    // All tests in a file make requests from the same network.
    ...unlimitedNetworkEnv,
    ...env,
  });
  // No jobs run in the background. Tests run jobs themselves.
  if (!env.ROLE) Object.assign(config, { role: 'api' } satisfies Partial<Config>);
  const snapshot = databaseUrl ? undefined : new Blob([readFileSync(process.env.TEST_SNAPSHOT!)]);
  const app = await createApp(config, { logger, databaseSnapshot: snapshot });
  const close = async () => {
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  await app.listen(0, '127.0.0.1').catch(async (error: unknown) => {
    // Otherwise, the started services would keep the test process alive.
    await close();
    throw error;
  });
  const { port } = app.getHttpServer().address() as { port: number };
  const url = `http://127.0.0.1:${port}`;
  return {
    nest: app,
    config,
    database: app.get(DataSource),
    url,
    createClient: () => request.agent(url),
    close,
  };
}

/** Unpacks an empty embedded database into a data folder, which is faster than creating a database. */
export function unpackEmptyDatabase(dataDir: string): void {
  const folder = join(dataDir, 'database');
  mkdirSync(folder);
  execFileSync('tar', ['-xf', process.env.TEST_SNAPSHOT!, '-C', folder]);
}

export async function createDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: `${process.env.TEST_POSTGRES}/postgres` });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return `${process.env.TEST_POSTGRES}/${name}`;
}

const unlimitedNetworkEnv: NodeJS.ProcessEnv = { NETWORK_CALLS: '1000000', NETWORK_CONCURRENT_CALLS: '1000000' };

export const unlimitedEnv: NodeJS.ProcessEnv = {
  ...Object.fromEntries(rateLimitKinds.map((kind) => [`RATE_${kind.toUpperCase().replaceAll('-', '_')}`, '1000000'])),
  FREE_GENERATIONS: '1000000',
  GUEST_NETWORK_MB: '1000000',
  FILES_MB: '1000000',
  FILES_NETWORK_MB: '1000000',
  ...unlimitedNetworkEnv,
};

let lastNetwork = 0;

/** Returns an IP address in a network that no other test uses. */
export const createIsolatedAddress = () => `203.0.113.${(lastNetwork += 1)}`;
