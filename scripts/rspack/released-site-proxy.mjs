/**
 * Dev server middleware for `npm run dev -- NAME --shell URL`. Serves the released site at URL together with the
 * remote's own files, and a registry that points to this remote. Everything comes from one origin, so the site needs no
 * additional permissions.
 */
import { readFileSync } from 'node:fs';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { languages } from '../languages.mjs';
import { root } from '../process.mjs';

const contractFile = `${root}contracts/src/platform/remote-contract.json`;
const { version: remoteContract } = JSON.parse(readFileSync(contractFile, 'utf8'));

const languagePrefix = new RegExp(`^/(${languages.slice(1).join('|')})(?=/|$)`);

/** Returns whether the shell renders a path. As in the shell's routing, the first segment decides. */
function isScreenPath(path, { shell, remotes }) {
  const mount = `/${path.replace(languagePrefix, '').split('/')[1] ?? ''}`;
  return [shell, ...remotes].some(({ mounts }) => mounts.includes(mount));
}

async function fetchRegistryWithOverride(name, devOrigin, site) {
  const response = await fetch(new URL('/remotes.json', site));
  const { shell, remotes } = await response.json();
  const { mounts, widgets = false } = JSON.parse(readFileSync(`${root}${name}/package.json`, 'utf8'));
  const ownEntry = {
    name,
    entry: `${getDevBasePath(name)}entry.js`,
    version: 'dev',
    contract: remoteContract,
    mounts,
    widgets,
    override: { from: devOrigin, site },
  };
  return { shell, remotes: [...remotes.filter((remote) => remote.name !== name), ownEntry] };
}

export const getDevBasePath = (name) => `/${name}/dev/`;

/** The dev server uses HTTP, over which browsers reject `Secure` cookies and the prefix `__Host-`. */
const toInsecureCookie = (cookie) =>
  cookie.replace(/^__(Host|Secure)-/, 'of-$1-').replace(/; *(Secure|Domain=[^;]*)(?=;|$)/gi, '');
const restoreCookieNames = (cookies) => cookies?.replace(/(^|; )of-(Host|Secure)-/g, '$1__$2-');

function toSiteHeaders(site, devOrigin, { cookie, origin, ...headers }) {
  const siteHeaders = { ...headers, host: new URL(site).host };
  if (cookie) siteHeaders.cookie = restoreCookieNames(cookie);
  if (origin) siteHeaders.origin = origin === devOrigin ? site : origin;
  return siteHeaders;
}

function toBrowserHeaders(site, devOrigin, headers) {
  const browserHeaders = { ...headers };
  delete browserHeaders['strict-transport-security'];
  const policy = headers['content-security-policy'];
  if (policy) browserHeaders['content-security-policy'] = policy.replace(/;? *upgrade-insecure-requests/, '');
  if (headers['set-cookie']) browserHeaders['set-cookie'] = headers['set-cookie'].map(toInsecureCookie);
  if (headers.location?.startsWith(site)) browserHeaders.location = devOrigin + headers.location.slice(site.length);
  return browserHeaders;
}

function proxyRequest(path, site, devOrigin, request, response) {
  const url = new URL(path, site);
  const siteRequest = (url.protocol === 'https:' ? requestHttps : requestHttp)(
    url,
    { method: request.method, headers: toSiteHeaders(site, devOrigin, request.headers) },
    (siteResponse) =>
      void siteResponse.pipe(
        response.writeHead(siteResponse.statusCode, toBrowserHeaders(site, devOrigin, siteResponse.headers)),
      ),
  );
  siteRequest.on('error', (error) => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'Content-Type': 'text/plain' }).end(`${site} did not respond: ${error.message}\n`);
  });
  response.on('close', () => siteRequest.destroy());
  request.pipe(siteRequest);
}

/**
 * `devOrigin` and `site` are origins. Every screen gets app.html, because a prerendered page contains the registry that
 * it was rendered with.
 */
export const createReleasedSiteProxy = (name, devOrigin, site) => async (request, response, next) => {
  const { pathname } = new URL(request.url, devOrigin);
  if (pathname.startsWith(getDevBasePath(name))) return next();
  try {
    if (pathname === '/remotes.json') {
      response.setHeader('Content-Type', 'application/json');
      return response.end(JSON.stringify(await fetchRegistryWithOverride(name, devOrigin, site)));
    }
    const isPageRequest = request.method === 'GET' && request.headers.accept?.includes('text/html');
    const isScreen = isPageRequest && isScreenPath(pathname, await fetchRegistryWithOverride(name, devOrigin, site));
    proxyRequest(isScreen ? '/app.html' : request.url, site, devOrigin, request, response);
  } catch (error) {
    response.writeHead(502, { 'Content-Type': 'text/plain' }).end(`${site} has no registry: ${error.message}\n`);
  }
};
