/** Serves the site as it will be after activation: changed files come from memory, all others from the store. */
import { once } from 'node:events';
import { createServer, request as requestHttp, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import type { Site } from '../prerender/prerender-site';
import { getContentHeaders } from '../stores/content-headers';
import { formatJson, type Store } from '../stores/store';
import type { Registry } from '../versions/registry';

function proxyRequest(api: string, request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', api);
  const headers = { ...request.headers, host: url.host };
  const apiRequest = (url.protocol === 'https:' ? requestHttps : requestHttp)(
    url,
    { method: request.method, headers },
    (apiResponse) => void apiResponse.pipe(response.writeHead(apiResponse.statusCode ?? 502, apiResponse.headers)),
  );
  apiRequest.on('error', (error) => response.writeHead(502).end(String(error)));
  request.pipe(apiRequest);
}

function resolveFile(path: string, pages: Site['pages']): string {
  const page = pages.find((candidate) => candidate.path === (path.replace(/(?<=.)\/$/, '') || '/'));
  return page ? page.file.slice(1) : extname(path) ? path.slice(1) : 'app.html';
}

export interface Preview {
  registry: Registry;
  site: Site;
  api: string;
}

export interface PreviewServer {
  url: string;
  stop(): void;
}

/** Serves the preview on a free port. Every file has the content security policy of the backend. */
export async function startPreviewServer(store: Store, { registry, site, api }: Preview): Promise<PreviewServer> {
  const policy = (await fetch(new URL('/api/config', api))).headers.get('content-security-policy');
  const changedFiles = new Map([...site.files, ['remotes.json', formatJson(registry)]]);
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
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
    serve(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
