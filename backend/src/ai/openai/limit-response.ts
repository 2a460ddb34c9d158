import { WriterError } from '../writer';

/** Far more than any completion that we request. */
export const maxCharacters = 60_000;

/** Bytes of an event besides its text. Each event counts as at least this many bytes. */
const eventOverhead = 300;
const maxStreamBytes = maxCharacters * eventOverhead;
/** Enough for a completion in a single event with every character escaped, like "\u00e9". */
const maxEventBytes = maxCharacters * 6 + eventOverhead;
const maxErrorBytes = 32_000;

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/**
 * Like `fetch`, but limits the size of the response before it is parsed. Closes the connection when the limit is
 * reached.
 */
export async function fetchLimited(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  return new Response(response.body?.pipeThrough(response.ok ? limitEvents() : limitErrorBody()), response);
}

/**
 * Forwards only whole events, so that the parser never rescans an unfinished event. Forwards only the `data` lines of
 * an event, because the client logs named events that it cannot parse.
 */
export function limitEvents(): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const event = new Uint8Array(maxEventBytes);
  let length = 0;
  let streamBytes = 0;
  const forwardEvent = (controller: TransformStreamDefaultController<Uint8Array>) => {
    streamBytes += Math.max(length, eventOverhead);
    if (streamBytes > maxStreamBytes) throw createLimitError();
    const lines = decoder.decode(event.subarray(0, length)).split('\n');
    const data = lines.filter((line) => line.startsWith('data:')).join('\n');
    if (data) controller.enqueue(encoder.encode(`${data}\n\n`));
    length = 0;
  };
  return new TransformStream({
    transform(chunk, controller) {
      for (const byte of chunk) {
        if (byte === carriageReturn) continue;
        if (length === maxEventBytes) throw createLimitError();
        event[length++] = byte;
        if (byte === lineFeed && event[length - 2] === lineFeed) forwardEvent(controller);
      }
    },
    flush: forwardEvent,
  });
}

function limitErrorBody(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes > maxErrorBytes) throw createLimitError();
      controller.enqueue(chunk);
    },
  });
}

const createLimitError = () => new WriterError('nonsense', 'The response exceeds the byte limit');
