import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

type Chunks = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

export interface ZipEntry {
  path: string;
  chunks: Chunks;
}

/** Compression methods of the ZIP format. */
const stored = 0;
const deflated = 8;

/** Streams a ZIP file with a few chunks in memory. */
export async function* createZipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const takeChunks = () => chunks.splice(0);
  for await (const { path, chunks: entryChunks } of entries) {
    // PDF files are already compressed.
    const compression = path.endsWith('.pdf') ? stored : deflated;
    const entry: ZipInputFile = { filename: path, size: 0, crc: 0, compression };
    zip.add(entry);
    const measuredChunks = measure(entry, entryChunks);
    for await (const chunk of compression === stored ? measuredChunks : deflate(measuredChunks)) {
      // No chunk is shared memory, which the types of Node allow for.
      entry.ondata!(null, chunk as Uint8Array<ArrayBuffer>, false);
      yield* takeChunks();
    }
    entry.ondata!(null, new Uint8Array(), true);
    yield* takeChunks();
  }
  zip.end();
  yield* takeChunks();
}

async function* measure(entry: ZipInputFile, chunks: Chunks): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    entry.size += chunk.length;
    entry.crc = crc32(chunk, entry.crc);
    yield chunk;
  }
}

/** Compresses in the thread pool. fflate would do it in the event loop, where it takes most of the time of an export. */
const deflate = (chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> =>
  // Iterating over the result rejects with an error of either stream, so the callback has nothing to do.
  pipeline(Readable.from(chunks), createDeflateRaw(), () => undefined);
