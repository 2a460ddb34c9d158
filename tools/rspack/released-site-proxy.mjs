/**
 * Dev server middleware for `npm run dev -- NAME --shell URL`: serves the released site at URL beside the remote's own
 * files, with a registry that points to this remote. Everything comes from one origin, so the site needs no additional
 * permissions.
 */
import { readFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { request as askSecurely } from 'node:https';
import { languages } from '../prerender/seo.mjs';
import { remoteContract, root } from '../release/artifacts.mjs';

const languagePrefix = new RegExp(`^/(${languages.slice(1).join('|')})(?=/|$)`);

/** Returns whether the shell renders a path, by its first segment, as in the routing of the shell. */
function isScreenPath(path, { shell, remotes }) {
  const mount = `/${path.replace(languagePrefix, '').split('/')[1] ?? ''}`;
  return [shell, ...remotes].some(({ mounts }) => mounts.includes(mount));
}

async function fetchRegistryWithOverride(name, own, site) {
  const answer = await fetch(new URL('/remotes.json', site));
  const { shell, remotes } = await answer.json();
  const { mounts, widgets = false } = JSON.parse(readFileSync(`${root}${name}/package.json`, 'utf8'));
  const line = {
    name,
    entry: `${getDevBasePath(name)}entry.js`,
    version: 'dev',
    contract: remoteContract,
    mounts,
    widgets,
    override: { from: own, site },
  };
  return { shell, remotes: [...remotes.filter((remote) => remote.name !== name), line] };
}

export const getDevBasePath = (name) => `/${name}/dev/`;

/** Browsers reject `Secure` cookies and the `__Host-` prefix on this page, which is served over HTTP. */
const toInsecureCookie = (cookie) =>
  cookie.replace(/^__(Host|Secure)-/, 'of-$1-').replace(/; *(Secure|Domain=[^;]*)(?=;|$)/gi, '');
const restoreCookieNames = (cookies) => cookies?.replace(/(^|; )of-(Host|Secure)-/g, '$1__$2-');

/** Converts request headers for the site. The dev origin becomes that of the site; foreign origins are not changed. */
function toSiteHeaders(site, own, { cookie, origin, ...headers }) {
  const asked = { ...headers, host: new URL(site).host };
  if (cookie) asked.cookie = restoreCookieNames(cookie);
  if (origin) asked.origin = origin === own ? site : origin;
  return asked;
}

function toBrowserHeaders(site, own, headers) {
  const answered = { ...headers };
  delete answered['strict-transport-security'];
  const policy = headers['content-security-policy'];
  if (policy) answered['content-security-policy'] = policy.replace(/;? *upgrade-insecure-requests/, '');
  if (headers['set-cookie']) answered['set-cookie'] = headers['set-cookie'].map(toInsecureCookie);
  if (headers.location?.startsWith(site)) answered.location = own + headers.location.slice(site.length);
  return answered;
}

function proxyRequest(path, site, own, request, response) {
  const url = new URL(path, site);
  const asked = (url.protocol === 'https:' ? askSecurely : ask)(
    url,
    { method: request.method, headers: toSiteHeaders(site, own, request.headers) },
    (answer) => void answer.pipe(response.writeHead(answer.statusCode, toBrowserHeaders(site, own, answer.headers))),
  );
  asked.on('error', (error) => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'Content-Type': 'text/plain' }).end(`${site} did not respond: ${error.message}\n`);
  });
  response.on('close', () => asked.destroy());
  request.pipe(asked);
}

/**
 * Returns the proxy. `own` and `site` are origins. Screens start from the app shell, because prerendered pages
 * reference the versions that they were rendered with.
 */
export const createReleasedSiteProxy = (name, own, site) => async (request, response, next) => {
  const { pathname } = new URL(request.url, own);
  if (pathname.startsWith(getDevBasePath(name))) return next();
  try {
    if (pathname === '/remotes.json') {
      response.setHeader('Content-Type', 'application/json');
      return response.end(JSON.stringify(await fetchRegistryWithOverride(name, own, site)));
    }
    const isVisit = request.method === 'GET' && request.headers.accept?.includes('text/html');
    const isPage = isVisit && isScreenPath(pathname, await fetchRegistryWithOverride(name, own, site));
    proxyRequest(isPage ? '/app.html' : request.url, site, own, request, response);
  } catch (error) {
    response.writeHead(502, { 'Content-Type': 'text/plain' }).end(`${site} has no registry: ${error.message}\n`);
  }
};
