import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  path: string;
  bytes: Uint8Array;
}

/** Streams a ZIP file with at most one entry in memory. */
export async function* createZipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  const written = () => pieces.splice(0);
  for await (const { path, bytes } of entries) {
    // PDF files are already compressed.
    const entry = path.endsWith('.pdf') ? new ZipPassThrough(path) : new ZipDeflate(path);
    zip.add(entry);
    entry.push(bytes, true);
    yield* written();
  }
  zip.end();
  yield* written();
}
