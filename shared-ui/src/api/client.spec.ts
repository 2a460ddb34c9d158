import type { ServerResponse } from 'node:http';
import * as z from '@shortlist/contracts/z';
import { sendJson, startApiServer } from '../testing/api-server';
import { api, ApiError, getErrorMessage, getListQueryOptions } from './client';

interface ReceivedRequest {
  method?: string;
  language?: string;
  type?: string;
  body: unknown;
}

function sendPage(response: ServerResponse, items: object[], nextPath: string): void {
  response.setHeader('Link', `<${nextPath}>; rel="next"`);
  sendJson(response, 200, items);
}

describe('API client', () => {
  let receivedRequest: ReceivedRequest;
  let server: { close: () => Promise<void> };
  beforeEach(async () => {
    server = await startApiServer((request, response, body) => {
      const { 'accept-language': language, 'content-type': type } = request.headers;
      receivedRequest = { method: request.method, language, type, body };
      if (request.url === '/api/ok') sendJson(response, 200, { count: 3, more: true });
      else if (request.url === '/api/wall')
        sendJson(response, 402, { code: 'free_limit_reached', message: 'Used up', used: 3, limit: 3 });
      else if (request.url === '/api/list') sendPage(response, [{ id: 'a' }, { id: 'b' }], '/api/list?after=b');
      // Repeats the second item, as the server does if the item is edited between the two requests.
      else if (request.url === '/api/list?after=b') sendJson(response, 200, [{ id: 'b' }, { id: 'c' }]);
      else if (request.url === '/api/broken-list') sendPage(response, [{ id: 'a' }], '/api/broken-list?after=a');
      else response.writeHead(500, 'Broken').end();
    });
  });
  afterEach(() => server.close());

  const countSchema = z.object({ count: z.number() });

  it("sends the page's language, and a body only if there is one", async () => {
    window.history.replaceState(null, '', '/de/contact');
    expect(await api.get('/api/ok', countSchema)).toEqual({ count: 3 });
    expect(receivedRequest).toEqual({ method: 'GET', language: 'de', type: undefined, body: undefined });
    await api.post('/api/ok', countSchema);
    expect(receivedRequest).toEqual({ method: 'POST', language: 'de', type: undefined, body: undefined });
    await api.post('/api/ok', countSchema, { name: 'x' });
    expect(receivedRequest).toEqual({ method: 'POST', language: 'de', type: 'application/json', body: { name: 'x' } });
  });

  it("builds the error message from status and body, and parses the server's error", async () => {
    const error: unknown = await api.post('/api/wall', countSchema).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).message).toBe(
      '402: {"code":"free_limit_reached","message":"Used up","used":3,"limit":3}',
    );
    expect((error as ApiError).body?.limit).toBe(3);
    expect(getErrorMessage(error)).toBe('Used up');
  });

  it('uses the status text if the body is empty', async () => {
    const error: unknown = await api.get('/api/broken', countSchema).catch((reason: unknown) => reason);
    expect((error as ApiError).message).toBe('500: Broken');
    expect(getErrorMessage(error)).toBeUndefined();
  });

  describe('a paginated list', () => {
    const listSchema = z.object({ id: z.string() }).array();
    const readList = (path: `/api/${string}`) =>
      getListQueryOptions(path, listSchema).queryFn({ signal: new AbortController().signal });

    it('is read to the last page, with each item once', async () => {
      expect(await readList('/api/list')).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
    });

    it('fails if its last page fails', async () => {
      await expect(readList('/api/broken-list')).rejects.toThrow('500: Broken');
    });
  });

  it('rejects a response that does not match its schema', async () => {
    await expect(api.get('/api/ok', z.object({ count: z.string() }))).rejects.toThrow('expected string');
  });
});
