/** Previews the target after activation: changed files come from memory, the rest from the store. */
import { once } from 'node:events';
import { createServer, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { extname } from 'node:path';
import { getContentHeaders } from '../stores/content-headers.mjs';
import { formatJson } from '../stores/store.mjs';

function proxyRequest(api, request, response) {
  const url = new URL(request.url, api);
  const headers = { ...request.headers, host: url.host };
  const proxied = (url.protocol === 'https:' ? requestHttps : requestHttp)(
    url,
    { method: request.method, headers },
    (apiResponse) => void apiResponse.pipe(response.writeHead(apiResponse.statusCode, apiResponse.headers)),
  );
  proxied.on('error', (error) => response.writeHead(502).end(String(error)));
  request.pipe(proxied);
}

function resolveFile(path, pages) {
  const page = pages.find((candidate) => candidate.path === (path.replace(/(?<=.)\/$/, '') || '/'));
  return page ? page.file.slice(1) : extname(path) ? path.slice(1) : 'app.html';
}

/**
 * Serves the preview on a free port, with the backend's own content security policy on every page. Returns the URL and
 * a function that stops the server.
 */
export async function startPreviewServer(store, { registry, site, api }) {
  const policy = (await fetch(new URL('/api/config', api))).headers.get('content-security-policy');
  const changedFiles = new Map([...site.files, ['remotes.json', formatJson(registry)]]);
  async function serve(request, response) {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    if (path.startsWith('/api/')) return proxyRequest(api, request, response);
    const file = resolveFile(path, site.pages);
    const bytes = changedFiles.get(file) ?? (await store.read(file))?.bytes;
    if (bytes === undefined) return void response.writeHead(404).end();
    const { type, cacheControl } = getContentHeaders(file);
    response.writeHead(200, {
      'Content-Type': type,
      'Cache-Control': cacheControl,
      ...(policy && { 'Content-Security-Policy': policy }),
    });
    response.end(bytes);
  }
  const server = createServer((request, response) => {
    serve(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://localhost:${server.address().port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
