import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  path: string;
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/** Streams a ZIP file with at most one chunk in memory. */
export async function* createZipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const takeChunks = () => chunks.splice(0);
  for await (const { path, chunks: entryChunks } of entries) {
    // PDF files are already compressed.
    const entry = path.endsWith('.pdf') ? new ZipPassThrough(path) : new ZipDeflate(path);
    zip.add(entry);
    for await (const chunk of entryChunks) {
      entry.push(chunk);
      yield* takeChunks();
    }
    entry.push(new Uint8Array(), true);
    yield* takeChunks();
  }
  zip.end();
  yield* takeChunks();
}
