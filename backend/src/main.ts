import 'reflect-metadata';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { createApp } from './create-app';
import { Config, loadEnvFile } from './platform/config/config';
import { ReadinessService } from './platform/health/readiness.service';
import { OperatorError } from './platform/operator-error';

/** Milliseconds after which the process exits even if requests are still open. */
const maxDrainMs = 75_000;

/**
 * Milliseconds until an idle connection is closed. Load balancers and clients close idle connections after 60 s. If the
 * server closed them first, it could do so just as the next request arrives.
 */
const idleConnectionMs = 75_000;

async function start(): Promise<void> {
  loadEnvFile('.env');
  const config = new Config(process.env);
  const app = await createApp(config);
  const stop = runOnce(() => stopGracefully(app, config));
  process.on('SIGTERM', stop).on('SIGINT', stop);
  await listen(app, config.port);
  const { port } = app.getHttpServer().address() as { port: number };
  const fallbacks = listLocalFallbacks(config);
  if (config.paymentMode === 'off') console.log('Payments are off (STRIPE_SECRET_KEY is not set).');
  if (fallbacks.length) console.log(`${fallbacks.join(' ')} See .env.example to configure them.`);
  console.log(`Shortlist is ready on http://localhost:${port} (Ctrl-C stops it)`);
}

async function listen(app: NestExpressApplication, port: number): Promise<void> {
  app.getHttpServer().keepAliveTimeout = idleConnectionMs;
  try {
    await app.listen(port);
  } catch (error) {
    await app.close();
    throw OperatorError.cannotListen(port, error);
  }
}

function listLocalFallbacks(config: Config): string[] {
  return [
    !config.databaseUrl && `The database is embedded, in ${config.dataDir} (DATABASE_URL is not set).`,
    !config.ai.apiKey && 'The built-in writer is used (OPENAI_API_KEY is not set).',
    config.paymentMode === 'test' && 'Payments are emulated and move no money (STRIPE_SECRET_KEY is not set).',
    !config.smtpUrl && `Emails are written to ${join(config.dataDir, 'mail')} (SMTP_URL is not set).`,
  ].filter((line) => line !== false);
}

/**
 * Reports "not ready" first, so that no new requests arrive. Then lets open requests finish, and closes the database
 * last. Closes the connection after each response, because clients would otherwise keep sending requests on it.
 */
async function stopGracefully(app: NestExpressApplication, config: Config): Promise<void> {
  app.get(ReadinessService).isStopping = true;
  app
    .getHttpServer()
    .prependListener('request', (_request, response: ServerResponse) => response.setHeader('Connection', 'close'));
  await wait(config.shutdownGraceMs);
  setTimeout(() => process.exit(1), maxDrainMs).unref();
  await app.close();
  process.exit(0);
}

function runOnce(work: () => Promise<void>): () => void {
  let hasStarted = false;
  return () => {
    if (hasStarted) return;
    hasStarted = true;
    work().catch(exitWithError);
  };
}

function exitWithError(error: unknown): never {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(error instanceof OperatorError ? error.exitCode : 1);
}

process.on('uncaughtException', exitWithError);
start().catch(exitWithError);
