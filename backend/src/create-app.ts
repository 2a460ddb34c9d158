import { NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import express, { type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { createSessionMiddleware } from './account/sessions/session.middleware';
import { SessionStore } from './account/sessions/session-store';
import { AppModule } from './app.module';
import { serveTestCheckout } from './payments/stripe-emulator/test-checkout';
import { Config } from './platform/config/config';
import { setupSwaggerUi } from './platform/docs/openapi';
import { configureBodyParsers } from './platform/http/body-parsers';
import { detectMissingProxy } from './platform/health/missing-proxy.middleware';
import { ReadinessService } from './platform/health/readiness.service';
import { AppError } from './platform/http/app-error';
import { rejectCrossSiteRequests } from './platform/http/csrf.middleware';
import { limitNetworkCalls } from './platform/http/network-call-limit.middleware';
import { sendSecurityHeaders } from './platform/http/security-headers';
import { measureRequests } from './platform/metrics/measure-requests.middleware';
import { MetricsService } from './platform/metrics/metrics.service';
import { createLogger, logRequests, NestLogger } from './platform/logging/logging';
import { serveSecurityContact } from './platform/site/security-contact';
import { serveSite } from './platform/site/site';
import { trackRequest } from './platform/http/current-request';
import { traceRequests } from './platform/tracing/trace-requests.middleware';

export interface AppOptions {
  logger?: Logger;
  /** See `openDataSource`. */
  databaseSnapshot?: Blob;
}

/** Requests pass through the middleware in the order below. */
export async function createApp(
  config: Config,
  { logger = createLogger(config), databaseSnapshot }: AppOptions = {},
): Promise<NestExpressApplication> {
  const server = express();
  // Headers, limits and logs depend on the path, so a route must not match other spellings of its path. Express ignores
  // this setting once the server has been used.
  server.set('case sensitive routing', true);
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.forRoot(config, databaseSnapshot),
    new ExpressAdapter(server),
    {
      logger: new NestLogger(logger),
      rawBody: true,
      bodyParser: false,
      abortOnError: false,
    },
  );
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.setGlobalPrefix('api');
  if (config.tracesUrl) app.use(traceRequests);
  app.use(logRequests(logger));
  if (config.isProduction) app.use(detectMissingProxy(config, app.get(ReadinessService), logger));
  if (config.metrics) app.use(measureRequests(app.get(MetricsService)));
  app.use(sendSecurityHeaders(config));
  if (config.role === 'worker') app.use(allowHealthChecksOnly);
  serveTestCheckout(app, config);
  app.use(serveSecurityContact(config));
  serveSite(app, config);
  app.use('/api', limitNetworkCalls(config));
  app.use('/api', rejectCrossSiteRequests(config));
  configureBodyParsers(app);
  app.use('/api', createSessionMiddleware(config, app.get(SessionStore)));
  app.use('/api', trackRequest);
  if (config.hasApiDocs) setupSwaggerUi(app);
  return app;
}

const allowHealthChecksOnly: RequestHandler = (request, _response, next) => {
  next(/^\/api\/health\//.test(request.path) ? undefined : new AppError('not_found'));
};
