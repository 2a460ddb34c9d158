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
import { Config, rateKinds } from '../../src/platform/config/config';
import { isNightly } from './scope';

export interface World {
  app: NestExpressApplication;
  config: Config;
  database: DataSource;
  url: string;
  browser(): ReturnType<typeof request.agent>;
  close(): Promise<void>;
}

export type Engine = 'PGlite' | 'PostgreSQL';

type Tests = (world: World, engine: Engine) => void;

export const bothEngines: Engine[] = ['PGlite', 'PostgreSQL'];
/** Engines for tests whose results cannot differ between the databases: both in the nightly run only. */
export const usualEngines: Engine[] = isNightly ? bothEngines : ['PostgreSQL'];

/**
 * Runs tests on both databases, each with its own application: for our own SQL, locks, races, and waiting for a
 * connection. `env`: as in `.env.example`.
 */
export const onBothDatabases = (title: string, tests: Tests, env: NodeJS.ProcessEnv = {}) =>
  onDatabases(bothEngines, title, tests, env);

/** Runs tests with their own application, on both databases in the nightly run only. `env`: as in `.env.example`. */
export const onUsualDatabase = (title: string, tests: Tests, env: NodeJS.ProcessEnv = {}) =>
  onDatabases(usualEngines, title, tests, env);

function onDatabases(engines: Engine[], title: string, tests: Tests, env: NodeJS.ProcessEnv): void {
  describe.each(engines)(`${title} on %s`, (engine) => {
    const world = {} as World;
    beforeAll(async () => {
      Object.assign(world, await openWorld(engine, env));
    });
    afterAll(async () => {
      await world.close();
    });
    tests(world, engine);
  });
}

export async function openWorld(
  engine: Engine = 'PostgreSQL',
  env: NodeJS.ProcessEnv = {},
  logger = pino({ level: env.LOG_LEVEL ?? process.env.LOG_LEVEL ?? 'silent' }),
): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shortlist-data-'));
  const databaseUrl = engine === 'PostgreSQL' ? await newDatabase() : undefined;
  const config = new Config({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SITE_DIR: dataDir,
    PORT: '0',
    // Several test files share the CPU, so regular work may take longer.
    WORK_SECONDS: '30',
    ...env,
  });
  // No jobs run in the background; a test runs them itself.
  if (!env.ROLE) Object.assign(config, { role: 'api' } satisfies Partial<Config>);
  const snapshot = databaseUrl ? undefined : new Blob([readFileSync(process.env.TEST_SNAPSHOT!)]);
  const app = await createApp(config, { logger, snapshot });
  const close = async () => {
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  await app.listen(0, '127.0.0.1').catch(async (error: unknown) => {
    // Otherwise the started services would keep the test process alive.
    await close();
    throw error;
  });
  const { port } = app.getHttpServer().address() as { port: number };
  const url = `http://127.0.0.1:${port}`;
  return {
    app,
    config,
    database: app.get(DataSource),
    url,
    browser: () => request.agent(url),
    close,
  };
}

/** Unpacks an empty embedded database into a data folder, which is faster than creating one. */
export function layOutDatabase(dataDir: string): void {
  const folder = join(dataDir, 'database');
  mkdirSync(folder);
  execFileSync('tar', ['-xf', process.env.TEST_SNAPSHOT!, '-C', folder]);
}

export async function newDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: `${process.env.TEST_POSTGRES}/postgres` });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return `${process.env.TEST_POSTGRES}/${name}`;
}

export const rateless: NodeJS.ProcessEnv = {
  ...Object.fromEntries(rateKinds.map((kind) => [`RATE_${kind.toUpperCase().replaceAll('-', '_')}`, '1000000'])),
  FREE_GENERATIONS: '1000000',
};

export async function makeAdministrator({ database }: World, userId: string): Promise<void> {
  await database.query('UPDATE users SET verified_at = now(), is_admin = true WHERE id = $1', [userId]);
}

let people = 0;

export function somebody(): { username: string; email: string; password: string } {
  people += 1;
  const name = `person-${people}-${randomBytes(4).toString('hex')}`;
  return { username: name, email: `${name}@example.com`, password: 'a good long secret' };
}
