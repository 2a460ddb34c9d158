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
import { getCacheControl, isPrivatePath } from './site-rules';
import { createPageFileResolver } from './page-file-resolver';

export function serveSite(app: NestExpressApplication, config: Config): void {
  if (!existsSync(join(config.siteDir, 'app.html'))) {
    new Logger('site').warn(`${config.siteDir} contains no built site: only /api is served`);
    return;
  }
  app.use(skipApi(redirectEnglish));
  app.use(skipApi(rewriteToPageFile(config.siteDir)));
  // `dev` reads the folder at each request, because a release changes it while this process runs.
  const files = sirv(config.siteDir, { dev: true, etag: true, gzip: true, brotli: true, extensions: [], setHeaders });
  app.use(
    skipApi((request, response, next) => (isPrivatePath(request.path) ? next() : files(request, response, next))),
  );
  app.use(skipApi(serveNotFoundPage(config.siteDir)));
}

function skipApi(handler: RequestHandler): RequestHandler {
  return (request, response, next) =>
    /^\/api(\/|$)/.test(request.path) ? next() : void handler(request, response, next);
}

function setHeaders(response: ServerResponse, path: string): void {
  response.setHeader('Cache-Control', getCacheControl(path));
  // A site on another origin may load our front ends.
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}

/** Paths of English pages have no language prefix. */
const redirectEnglish: RequestHandler = (request, response, next) => {
  const pathWithoutLanguage = /^\/en(?=\/|$)(.*)/.exec(request.path)?.[1];
  if (pathWithoutLanguage === undefined) return next();
  // Reduces leading slashes to one, because "//host" and "/\\host" would redirect to another site.
  const path = `/${pathWithoutLanguage.replace(/^[/\\]+|(?<![/\\])[/\\]+$/g, '')}`;
  response.redirect(308, path + request.url.slice(request.path.length));
};

const isPageRequest = (request: Request) =>
  ['GET', 'HEAD'].includes(request.method) && Boolean(request.accepts('html'));

function rewriteToPageFile(siteDir: string): RequestHandler {
  const findFile = createPageFileResolver(siteDir);
  return (request, _response, next) => {
    const file = isPageRequest(request) && findFile(request.path);
    if (file) request.url = file;
    next();
  };
}

function serveNotFoundPage(siteDir: string): RequestHandler {
  return (request, response, next) => {
    // A request for a missing script must not get a page.
    if (/\.[a-z0-9]+$/i.test(request.path) || !isPageRequest(request)) return next();
    const language = languageSchema.safeParse(request.path.split('/')[1]).data ?? defaultLanguage;
    const languagePage = language === defaultLanguage ? '404.html' : `${language}/404.html`;
    response.set('Cache-Control', 'no-cache');
    // Relative to `root`, because the path of the site folder may have a segment that begins with a dot, and Express
    // does not serve such paths.
    response
      .status(404)
      .sendFile(existsSync(join(siteDir, languagePage)) ? languagePage : 'app.html', { root: siteDir });
  };
}
