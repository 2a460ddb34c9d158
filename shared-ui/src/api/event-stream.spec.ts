import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import * as z from '@shortlist/contracts/z';
import { sendJson, startApiServer } from '../testing/api-server';
import { ApiError } from './client';
import { streamEvents } from './event-stream';

const eventSchema = z.object({ n: z.number(), text: z.string().optional() });

describe('event stream', () => {
  let server: { close: () => Promise<void> } | undefined;
  afterEach(() => server?.close());

  const serve = async (handle: (response: ServerResponse) => void | Promise<void>) => {
    server = await startApiServer((request, response) => {
      expect(request.headers.accept).toBe('text/event-stream');
      return handle(response);
    });
  };
  const collectEvents = async () => {
    const events: z.infer<typeof eventSchema>[] = [];
    for await (const event of streamEvents('/api/stream', { a: 1 }, eventSchema)) events.push(event);
    return events;
  };

  it('parses events split at any byte, including multibyte characters', async () => {
    const bytes = Buffer.from(
      ': hello\n\ndata: {"n":1,"text":"履歴書"}\n\nevent: x\r\ndata: {"n":2,\r\ndata: "text":"y"}\r\n\r\ndata:{"n":3}\n\n',
    );
    await serve(async (response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      for (const byte of bytes) {
        response.write(Buffer.from([byte]));
        await new Promise((resolve) => setTimeout(resolve));
      }
      response.end();
    });
    expect(await collectEvents()).toEqual([{ n: 1, text: '履歴書' }, { n: 2, text: 'y' }, { n: 3 }]);
  });

  it("throws the server's error if the request is rejected", async () => {
    await serve((response) => sendJson(response, 402, { code: 'free_limit_reached', message: 'm' }));
    await expect(collectEvents()).rejects.toThrow(ApiError);
  });

  it('cancels the request on the server when aborted', async () => {
    const abortController = new AbortController();
    let responseClosed: Promise<unknown> | undefined;
    await serve((response) => {
      responseClosed = once(response, 'close');
      response.writeHead(200).write('data: {"n":1}\n\n');
    });
    const events = streamEvents('/api/stream', {}, eventSchema, abortController.signal);
    expect((await events.next()).value).toEqual({ n: 1 });
    abortController.abort();
    await expect(events.next()).rejects.toThrow('abort');
    await responseClosed;
  });

  it('cancels the request on the server when the reader stops', async () => {
    let responseClosed: Promise<unknown> | undefined;
    await serve((response) => {
      responseClosed = once(response, 'close');
      response.writeHead(200).write('data: {"n":1}\n\n');
    });
    for await (const event of streamEvents('/api/stream', {}, eventSchema)) {
      expect(event).toEqual({ n: 1 });
      break;
    }
    await responseClosed;
  });
});
