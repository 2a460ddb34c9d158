import { NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import express from 'express';
import type { Logger } from 'pino';
import { sessionMiddleware } from './account/sessions/session.middleware';
import { SessionStore } from './account/sessions/session-store';
import { AppModule } from './app.module';
import { serveTestCheckout } from './payments/local/test-checkout';
import { Config } from './platform/config/config';
import { serveDocs } from './platform/docs/openapi';
import { parseBodies } from './platform/http/body';
import { noticeAddresses } from './platform/health/client-addresses';
import { onlyHealth } from './platform/health/only-health';
import { Readiness } from './platform/health/readiness';
import { forgeryGuard } from './platform/http/forgery.middleware';
import { sendSecurityHeaders } from './platform/http/security-headers';
import { countRequests } from './platform/metrics/count-requests';
import { Metrics } from './platform/metrics/metrics.service';
import { createLogger, logRequests, NestLogger } from './platform/logging/logging';
import { serveSecurityContact } from './platform/site/security-contact';
import { serveSite } from './platform/site/site';
import { rememberCaller } from './platform/threads/caller';
import { traceRequests } from './platform/tracing/trace-requests';

export interface AppOptions {
  logger?: Logger;
  /** See `openDataSource`. */
  snapshot?: Blob;
}

/** Creates the application, ready to listen. A request passes through the middleware in the order below. */
export async function createApp(
  config: Config,
  { logger = createLogger(config), snapshot }: AppOptions = {},
): Promise<NestExpressApplication> {
  const server = express();
  // Headers, limits and logs depend on the path, so no other spelling of it may match a route. Must be set before the
  // first use of the server.
  server.set('case sensitive routing', true);
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.with(config, snapshot),
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
  if (config.production) app.use(noticeAddresses(config, app.get(Readiness), logger));
  if (config.metrics) app.use(countRequests(app.get(Metrics)));
  app.use(sendSecurityHeaders(config));
  if (config.role === 'worker') app.use(onlyHealth);
  serveTestCheckout(app, config);
  app.use(serveSecurityContact(config));
  serveSite(app, config);
  app.use('/api', forgeryGuard(config));
  parseBodies(app);
  app.use('/api', sessionMiddleware(config, app.get(SessionStore)));
  app.use('/api', rememberCaller);
  if (config.apiDocs) serveDocs(app);
  return app;
}
