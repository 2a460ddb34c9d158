import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import type { Config } from '../config/config';
import { cacheControlOf } from './cache-rules';
import { knownPaths } from './known-paths';

/** The built front ends, on the port of /api. Without them only /api is served. */
export function serveSite(app: NestExpressApplication, config: Config): void {
  if (!existsSync(join(config.siteDir, 'index.html'))) {
    new Logger('site').warn(`${config.siteDir} holds no built site: only /api is served`);
    return;
  }
  app.use(apart(redirectEnglish));
  // `dev` reads the folder at each request: a release changes it while this process runs.
  app.use(apart(sirv(config.siteDir, { dev: true, etag: true, gzip: true, brotli: true, extensions: [], setHeaders })));
  app.use(apart(page(config.siteDir)));
}

/** Everything but /api. */
function apart(handler: RequestHandler): RequestHandler {
  return (request, response, next) =>
    /^\/api(\/|$)/.test(request.path) ? next() : void handler(request, response, next);
}

function setHeaders(response: ServerResponse, path: string): void {
  response.setHeader('Cache-Control', cacheControlOf(path));
  // A remote may be loaded by a shell on another origin.
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}

/** English has no prefix. */
const redirectEnglish: RequestHandler = (request, response, next) => {
  const rest = /^\/en(?=\/|$)(.*)/.exec(request.path)?.[1];
  if (rest === undefined) return next();
  // One slash only: "//host" would lead to another site, and so would "/\\host".
  const path = `/${rest.replace(/^[/\\]+|[/\\]+$/g, '')}`;
  response.redirect(308, path + request.url.slice(request.path.length));
};

/** The shell's page for every path: it shows the screen, or its own not-found screen with status 404. */
function page(siteDir: string): RequestHandler {
  const isKnown = knownPaths(siteDir);
  return (request, response, next) => {
    const known = isKnown(request.path);
    // A script that is missing must not be answered with a page.
    const isFile = !known && /\.[a-z0-9]+$/i.test(request.path);
    if (isFile || !['GET', 'HEAD'].includes(request.method) || !request.accepts('html')) return next();
    response.set('Cache-Control', 'no-cache');
    // Below `root`, because a folder that begins with a dot may hold the site, and not in a path that is asked for.
    response.status(known ? 200 : 404).sendFile('index.html', { root: siteDir });
  };
}
