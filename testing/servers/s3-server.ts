import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface StoredObject {
  bytes: Buffer;
  etag: string;
  headers: Record<string, string>;
}

const storedHeaders = ['content-type', 'content-encoding', 'cache-control', 'content-disposition'];
/** Small, so that tests get lists of more than one page. */
const pageSize = 5;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Starts a server with the subset of S3 that the product uses, with path-style URLs. Stores `objects` by "BUCKET/KEY"
 * and records `calls` such as "PUT BUCKET/KEY".
 */
export async function startFakeS3Server({ port = 0 } = {}) {
  const objects = new Map<string, StoredObject>();
  const calls: string[] = [];

  const fail = (response: ServerResponse, status: number, code: string) =>
    response
      .writeHead(status, { 'Content-Type': 'application/xml' })
      .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);

  async function put(request: IncomingMessage, response: ServerResponse, name: string) {
    const bytes = decodeBody(request, await buffer(request));
    // Another request may have replaced the object while the body arrived.
    const currentObject = objects.get(name);
    const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers;
    if (ifMatch && !currentObject) return fail(response, 404, 'NoSuchKey');
    if ((ifMatch && ifMatch !== currentObject?.etag) || (ifNoneMatch && currentObject))
      return fail(response, 412, 'PreconditionFailed');
    const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
    const headers = storedHeaders.flatMap((key) => {
      // The transfer encoding is not a property of the stored object.
      const value = String(request.headers[key] ?? '').replace(/^aws-chunked,?/, '');
      return value ? [[key, value] as const] : [];
    });
    objects.set(name, { bytes, etag, headers: Object.fromEntries(headers) });
    response.writeHead(200, { ETag: etag }).end();
  }

  function get(request: IncomingMessage, response: ServerResponse, name: string) {
    const object = objects.get(name);
    if (!object) return fail(response, 404, 'NoSuchKey');
    const [, firstByte, lastByte] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const bytes = firstByte
      ? object.bytes.subarray(Number(firstByte), lastByte ? Number(lastByte) + 1 : undefined)
      : object.bytes;
    response.writeHead(firstByte ? 206 : 200, {
      ...object.headers,
      ETag: object.etag,
      'Content-Length': bytes.length,
      'Last-Modified': new Date().toUTCString(),
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  }

  function list(response: ServerResponse, bucket: string, query: URLSearchParams) {
    const keyPrefix = `${bucket}/${query.get('prefix') ?? ''}`;
    const continuationToken = query.get('continuation-token') ?? '';
    const remainingKeys = [...objects.keys()]
      .filter((name) => name.startsWith(keyPrefix) && name > continuationToken)
      .sort();
    const page = remainingKeys.slice(0, pageSize);
    const isTruncated = remainingKeys.length > page.length;
    const contents = page.map((name) => {
      const { bytes, etag } = objects.get(name)!;
      const key = escape(name.slice(bucket.length + 1));
      return `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><ETag>${etag}</ETag></Contents>`;
    });
    response.writeHead(200, { 'Content-Type': 'application/xml' });
    response.end(
      `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>${bucket}</Name><KeyCount>${page.length}</KeyCount>` +
        `<IsTruncated>${isTruncated}</IsTruncated>${isTruncated ? `<NextContinuationToken>${escape(page.at(-1)!)}</NextContinuationToken>` : ''}` +
        `${contents.join('')}</ListBucketResult>`,
    );
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
    const name = decodeURIComponent(pathname.slice(1));
    const [bucket = '', ...key] = name.split('/');
    calls.push(`${request.method} ${name}`);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) return fail(response, 403, 'AccessDenied');
    if (key.join('/') === '') return list(response, bucket, searchParams);
    if (request.method === 'PUT') {
      put(request, response, name).catch(() => fail(response, 500, 'InternalError'));
    } else if (request.method === 'DELETE') {
      objects.delete(name);
      response.writeHead(204).end();
    } else get(request, response, name);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    calls,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Removes the chunk framing that the client adds to a stream. */
function decodeBody(request: IncomingMessage, rawBody: Buffer): Buffer {
  if (!/^STREAMING-/.test(String(request.headers['x-amz-content-sha256'] ?? ''))) return rawBody;
  const pieces: Buffer[] = [];
  for (let offset = 0; offset < rawBody.length;) {
    const end = rawBody.indexOf('\r\n', offset);
    const length = parseInt(rawBody.subarray(offset, end).toString(), 16);
    if (!length) break;
    pieces.push(rawBody.subarray(end + 2, end + 2 + length));
    offset = end + 2 + length + 2;
  }
  return Buffer.concat(pieces);
}
