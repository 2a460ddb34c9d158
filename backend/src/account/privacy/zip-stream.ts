import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

type Chunks = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

export interface ZipEntry {
  path: string;
  chunks: Chunks;
}

/** Compression methods of the ZIP format. */
const storeMethod = 0;
const deflateMethod = 8;

/** Yields a ZIP file and holds only a few chunks in memory. */
export async function* createZipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const takeChunks = () => chunks.splice(0);
  for await (const { path, chunks: entryChunks } of entries) {
    // PDF files are already compressed.
    const compression = path.endsWith('.pdf') ? storeMethod : deflateMethod;
    const entry: ZipInputFile = { filename: path, size: 0, crc: 0, compression };
    zip.add(entry);
    const measuredChunks = updateSizeAndCrc(entry, entryChunks);
    for await (const chunk of compression === storeMethod ? measuredChunks : deflate(measuredChunks)) {
      // Node's types allow chunks in shared memory, but these chunks are not shared.
      entry.ondata!(null, chunk as Uint8Array<ArrayBuffer>, false);
      yield* takeChunks();
    }
    entry.ondata!(null, new Uint8Array(), true);
    yield* takeChunks();
  }
  zip.end();
  yield* takeChunks();
}

async function* updateSizeAndCrc(entry: ZipInputFile, chunks: Chunks): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    entry.size += chunk.length;
    entry.crc = crc32(chunk, entry.crc);
    yield chunk;
  }
}

/** zlib compresses in the thread pool. With fflate, compression would block the event loop for most of an export. */
const deflate = (chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> =>
  // The callback does nothing, because iterating over the result rejects with the errors of both streams.
  pipeline(Readable.from(chunks), createDeflateRaw(), () => undefined);
