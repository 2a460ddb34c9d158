import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { act, cleanup } from '@testing-library/react';

/**
 * Starts an HTTP server that replaces the page's origin for API requests until the end of the test. `handle` receives
 * the parsed JSON body.
 */
export async function startApiServer(
  handle: (request: IncomingMessage, response: ServerResponse, body: unknown) => void | Promise<void>,
): Promise<{ close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      void handle(request, response, text ? JSON.parse(text) : undefined);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const globals = globalThis as { apiOrigin?: string; openCalls?: Set<Promise<unknown>> };
  globals.apiOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    close: async () => {
      cleanup();
      // Waits briefly for pending requests before it closes all connections.
      await Promise.race([
        Promise.allSettled([...(globals.openCalls ?? [])]),
        new Promise((resolve) => setTimeout(resolve, 200)),
      ]);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/** Resolves after three round trips, when all earlier requests have reached the server. */
export async function waitForRoundTrips(): Promise<void> {
  for (let trip = 0; trip < 3; trip++) await act(async () => void (await fetch('/api/round-trip')));
}
