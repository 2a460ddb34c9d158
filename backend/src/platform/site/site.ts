import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { ServerResponse } from 'node:http';
import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import { defaultLanguage } from '@shortlist/contracts/platform/languages';
import type { Request, RequestHandler } from 'express';
import sirv from 'sirv';
import type { Config } from '../config/config';
import { cacheControlOf, isHidden } from './cache-rules';
import { pageFiles } from './page-files';

/** The built front ends, on the port of /api. Without them only /api is served. */
export function serveSite(app: NestExpressApplication, config: Config): void {
  if (!existsSync(join(config.siteDir, 'app.html'))) {
    new Logger('site').warn(`${config.siteDir} holds no built site: only /api is served`);
    return;
  }
  app.use(apart(redirectEnglish));
  app.use(apart(pages(config.siteDir)));
  // `dev` reads the folder at each request: a release changes it while this process runs.
  const files = sirv(config.siteDir, { dev: true, etag: true, gzip: true, brotli: true, extensions: [], setHeaders });
  app.use(apart((request, response, next) => (isHidden(request.path) ? next() : files(request, response, next))));
  app.use(apart(lost(config.siteDir)));
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
  const path = `/${rest.replace(/^[/\\]+|(?<![/\\])[/\\]+$/g, '')}`;
  response.redirect(308, path + request.url.slice(request.path.length));
};

const asksForPage = (request: Request) => ['GET', 'HEAD'].includes(request.method) && Boolean(request.accepts('html'));

/** A path that somebody has a screen for is answered with its prerendered page, or with the shell's bare one. */
function pages(siteDir: string): RequestHandler {
  const fileOf = pageFiles(siteDir);
  return (request, _response, next) => {
    const file = asksForPage(request) && fileOf(request.path);
    if (file) request.url = file;
    next();
  };
}

/** Every other path: the page that says so, in its language, with status 404. */
function lost(siteDir: string): RequestHandler {
  return (request, response, next) => {
    // A script that is missing must not be answered with a page.
    if (/\.[a-z0-9]+$/i.test(request.path) || !asksForPage(request)) return next();
    const language = languageSchema.safeParse(request.path.split('/')[1]).data ?? defaultLanguage;
    const own = language === defaultLanguage ? '404.html' : `${language}/404.html`;
    response.set('Cache-Control', 'no-cache');
    // Below `root`, because a folder that begins with a dot may hold the site, and not in a path that is asked for.
    response.status(404).sendFile(existsSync(join(siteDir, own)) ? own : 'app.html', { root: siteDir });
  };
}
