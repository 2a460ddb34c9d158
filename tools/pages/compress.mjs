import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Smaller ones gain nothing that a request does not cost. */
const leastBytes = 1_024;

/** How what stands beside a text is read, by its ending. */
const readers = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

const isPacked = (path, bytes) => /\.(js|mjs|css|html|json|svg|xml|txt)$/.test(path) && bytes.length >= leastBytes;

/** What stands beside a text, for servers that send it as it is: path and bytes, `.br` and `.gz`. */
export async function packedOf(path, bytes) {
  if (!isPacked(path, bytes)) return [];
  // What never changes is worth the time; pages are made anew with each release.
  const params = { [constants.BROTLI_PARAM_QUALITY]: /\.(m?js|css)$/.test(path) ? 11 : 5 };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
  return [
    [`${path}.br`, br],
    [`${path}.gz`, gz],
  ];
}

/** What lies beside a file in a store, unpacked: path and bytes, undefined where it is missing or cannot be unpacked. */
export function readPacked(store, path, bytes) {
  const beside = isPacked(path, bytes) ? Object.entries(readers) : [];
  return Promise.all(
    beside.map(async ([end, read]) => {
      const packed = await store.read(path + end);
      return [path + end, packed && (await read(packed.bytes).catch(() => undefined))];
    }),
  );
}

/** Writes a file and what stands beside it; a text that has become too small for that leaves none behind. */
export async function writePacked(store, path, bytes) {
  await store.write(path, bytes);
  const packed = await packedOf(path, bytes);
  for (const [name, content] of packed) await store.write(name, content);
  if (packed.length === 0) await removePacked(store, path);
}

export async function removePacked(store, path) {
  await Promise.all([`${path}.br`, `${path}.gz`].map((name) => store.remove(name)));
}
