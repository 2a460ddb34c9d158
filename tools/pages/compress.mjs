import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** In bytes. Compression does not reduce the cost of requests for smaller files. */
const leastBytes = 1_024;

const readers = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

const isPacked = (path, bytes) => /\.(js|mjs|css|html|json|svg|xml|txt)$/.test(path) && bytes.length >= leastBytes;

/**
 * Compresses a text file for servers that serve precompressed files. Returns the paths and bytes of the `.br` and `.gz`
 * variants.
 */
export async function packedOf(path, bytes) {
  if (!isPacked(path, bytes)) return [];
  // Immutable files are worth the best compression; every release regenerates the pages.
  const params = { [constants.BROTLI_PARAM_QUALITY]: /\.(m?js|css)$/.test(path) ? 11 : 5 };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
  return [
    [`${path}.br`, br],
    [`${path}.gz`, gz],
  ];
}

/**
 * Reads and decompresses the compressed variants of a file in a store. Returns paths and bytes; the bytes are undefined
 * if a variant is missing or corrupt.
 */
export function readPacked(store, path, bytes) {
  const beside = isPacked(path, bytes) ? Object.entries(readers) : [];
  return Promise.all(
    beside.map(async ([end, read]) => {
      const packed = await store.read(path + end);
      return [path + end, packed && (await read(packed.bytes).catch(() => undefined))];
    }),
  );
}

export async function writePacked(store, path, bytes) {
  await store.write(path, bytes);
  const packed = await packedOf(path, bytes);
  for (const [name, content] of packed) await store.write(name, content);
  if (packed.length === 0) await removePacked(store, path);
}

export async function removePacked(store, path) {
  await Promise.all([`${path}.br`, `${path}.gz`].map((name) => store.remove(name)));
}
