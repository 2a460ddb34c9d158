/**
 * What `npm run dev -- NAME --shell URL` serves beside the remote's own files: the released site at URL, in which the
 * registry names this remote. All comes from one origin, so nothing of the site must allow more than it does.
 */
import { readFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { request as askSecurely } from 'node:https';
import { languages } from '../pages/head.mjs';
import { remoteContract, root } from '../release/packages.mjs';

const prefix = new RegExp(`^/(${languages.slice(1).join('|')})(?=/|$)`);

/** Whether the shell shows a path: as in its own `remoteOf`, the first segment decides. */
function isScreen(path, { shell, remotes }) {
  const mount = `/${path.replace(prefix, '').split('/')[1] ?? ''}`;
  return [shell, ...remotes].some(({ mounts }) => mounts.includes(mount));
}

/** The released registry, with this checkout's remote in it. `own`: address of its dev server. */
async function registryOf(name, own, site) {
  const answer = await fetch(new URL('/remotes.json', site));
  const { shell, remotes } = await answer.json();
  const { mounts, widgets = false } = JSON.parse(readFileSync(`${root}${name}/package.json`, 'utf8'));
  const line = {
    name,
    entry: `${folderOf(name)}entry.js`,
    version: 'dev',
    contract: remoteContract,
    mounts,
    widgets,
    override: { from: own, site },
  };
  return { shell, remotes: [...remotes.filter((remote) => remote.name !== name), line] };
}

/** Where the remote's own files are. */
export const folderOf = (name) => `/${name}/dev/`;

/** The page is served without encryption, where browsers keep no cookie that asks for it and no such name. */
const plainCookie = (cookie) =>
  cookie.replace(/^__(Host|Secure)-/, 'of-$1-').replace(/; *(Secure|Domain=[^;]*)(?=;|$)/gi, '');
const askedCookie = (cookies) => cookies?.replace(/(^|; )of-(Host|Secure)-/g, '$1__$2-');

/** Headers as the site gets them: a page of this address is one of its own, a foreign one stays foreign. */
function towards(site, own, { cookie, origin, ...headers }) {
  const asked = { ...headers, host: new URL(site).host };
  if (cookie) asked.cookie = askedCookie(cookie);
  if (origin) asked.origin = origin === own ? site : origin;
  return asked;
}

/** Headers as the browser gets them. */
function back(site, own, headers) {
  const answered = { ...headers };
  delete answered['strict-transport-security'];
  const policy = headers['content-security-policy'];
  if (policy) answered['content-security-policy'] = policy.replace(/;? *upgrade-insecure-requests/, '');
  if (headers['set-cookie']) answered['set-cookie'] = headers['set-cookie'].map(plainCookie);
  if (headers.location?.startsWith(site)) answered.location = own + headers.location.slice(site.length);
  return answered;
}

/** Asks the site for `path` and gives its answer as it comes. */
function pass(path, site, own, request, response) {
  const url = new URL(path, site);
  const asked = (url.protocol === 'https:' ? askSecurely : ask)(
    url,
    { method: request.method, headers: towards(site, own, request.headers) },
    (answer) => void answer.pipe(response.writeHead(answer.statusCode, back(site, own, answer.headers))),
  );
  asked.on('error', (error) => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'Content-Type': 'text/plain' }).end(`${site} does not answer: ${error.message}\n`);
  });
  response.on('close', () => asked.destroy());
  request.pipe(asked);
}

/** `own` and `site` are origins. Screens begin with the bare page: those that are drawn name what they were made of. */
export const releasedSite = (name, own, site) => async (request, response, next) => {
  const { pathname } = new URL(request.url, own);
  if (pathname.startsWith(folderOf(name))) return next();
  try {
    if (pathname === '/remotes.json') {
      response.setHeader('Content-Type', 'application/json');
      return response.end(JSON.stringify(await registryOf(name, own, site)));
    }
    const isVisit = request.method === 'GET' && request.headers.accept?.includes('text/html');
    const isPage = isVisit && isScreen(pathname, await registryOf(name, own, site));
    pass(isPage ? '/app.html' : request.url, site, own, request, response);
  } catch (error) {
    response.writeHead(502, { 'Content-Type': 'text/plain' }).end(`${site} has no registry: ${error.message}\n`);
  }
};
