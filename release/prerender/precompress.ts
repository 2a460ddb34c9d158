import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip, type BrotliOptions } from 'node:zlib';
import type { Store } from '../stores/store';

const brotliAsync = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);
const gzipAsync = promisify<Buffer, { level: number }, Buffer>(gzip);
/** Smaller files are not worth compressing. */
const minBytes = 1_024;

type Decompress = (bytes: Buffer) => Promise<Buffer>;
const decompressors: Record<string, Decompress> = {
  '.br': promisify<Buffer, Buffer>(brotliDecompress),
  '.gz': promisify<Buffer, Buffer>(gunzip),
};

const shouldPrecompress = (path: string, bytes: Buffer) =>
  /\.(js|mjs|css|html|json|svg|xml|txt)$/.test(path) && bytes.length >= minBytes;

/** Compresses a text file. Returns the paths and bytes of its `.br` and `.gz` variants, or none for other files. */
export async function compressVariants(path: string, bytes: Buffer): Promise<[path: string, bytes: Buffer][]> {
  if (!shouldPrecompress(path, bytes)) return [];
  // Every release renders the pages again, so they get a faster compression than immutable files.
  const params = { [constants.BROTLI_PARAM_QUALITY]: /\.(m?js|css)$/.test(path) ? 11 : 5 };
  const [br, gz] = await Promise.all([brotliAsync(bytes, { params }), gzipAsync(bytes, { level: 9 })]);
  return [
    [`${path}.br`, br],
    [`${path}.gz`, gz],
  ];
}

/** Reads the compressed variants of a file. The decompressed bytes are undefined if a variant is missing or corrupt. */
export function readVariants(
  store: Store,
  path: string,
  bytes: Buffer,
): Promise<[path: string, bytes: Buffer | undefined][]> {
  const formats = shouldPrecompress(path, bytes) ? Object.entries(decompressors) : [];
  return Promise.all(
    formats.map(async ([suffix, decompress]): Promise<[string, Buffer | undefined]> => {
      const variant = await store.read(path + suffix);
      return [path + suffix, variant && (await decompress(variant.bytes).catch(() => undefined))];
    }),
  );
}

export async function writeWithVariants(store: Store, path: string, bytes: Buffer): Promise<void> {
  await store.write(path, bytes);
  const variants = await compressVariants(path, bytes);
  for (const [name, content] of variants) await store.write(name, content);
  if (variants.length === 0) await removeVariants(store, path);
}

export async function removeVariants(store: Store, path: string): Promise<void> {
  await Promise.all([`${path}.br`, `${path}.gz`].map((name) => store.remove(name)));
}
