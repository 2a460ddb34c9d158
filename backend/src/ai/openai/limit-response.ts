import { WriterError } from '../writer';

/** Far above the length of any completion we request, in characters. */
export const maxCharacters = 60_000;

/** Bytes of an event around its text, which may be a single character. Also the least that an event counts. */
const eventOverhead = 300;
const maxStreamBytes = maxCharacters * eventOverhead;
/** Enough for the whole completion in one event, with every character escaped, like "\u00e9". */
const maxEventBytes = maxCharacters * 6 + eventOverhead;
const maxErrorBytes = 32_000;

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/**
 * `fetch` for the endpoint of a model, which limits the bytes of the response before anything parses them. Closes the
 * connection at the limit.
 */
export async function fetchLimited(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  return new Response(response.body?.pipeThrough(response.ok ? limitEvents() : limitErrorBody()), response);
}

/**
 * Passes on whole events, so that their parser never rescans an unfinished one, and only their `data` lines: the client
 * prints events of other names that it cannot parse.
 */
export function limitEvents(): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const event = new Uint8Array(maxEventBytes);
  let length = 0;
  let streamBytes = 0;
  const passOn = (controller: TransformStreamDefaultController<Uint8Array>) => {
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
        if (byte === lineFeed && event[length - 2] === lineFeed) passOn(controller);
      }
    },
    flush: passOn,
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
