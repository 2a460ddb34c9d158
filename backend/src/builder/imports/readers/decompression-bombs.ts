import { inflateSync } from 'node:zlib';
import { ImportError } from '../source-document';

/** Size limits of decompressed streams in bytes; a page of text has about 50,000. Images are never decompressed. */
const maxInflatedBytes = { part: 16_000_000, total: 48_000_000 };
const filterPattern = /\/Filter\s*\[([^\]]*)/g;
const isCompressedTwice = (dictionary: string) =>
  [...dictionary.matchAll(filterPattern)].some(
    ([, names = '']) => (names.match(/Flate|LZW|RunLength/g) ?? []).length > 1,
  );

/**
 * Rejects a PDF that would exhaust memory: pdf.js decompresses whole streams in memory that the limits of a worker do
 * not cover. Throws `file_too_large`.
 */
export function rejectDecompressionBombs(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let total = 0;
  let previousPosition = 0;
  for (let position = file.indexOf('stream'); position >= 0; position = file.indexOf('stream', position + 6)) {
    if (file.toString('latin1', position - 3, position) === 'end') continue;
    const precedingBytes = file.subarray(previousPosition, position);
    previousPosition = position;
    const dictionary = precedingBytes.toString('latin1', Math.max(0, precedingBytes.lastIndexOf('obj')));
    if (dictionary.includes('/Image')) continue;
    if (isCompressedTwice(dictionary)) throw new ImportError('file_too_large');
    if (!dictionary.includes('Flate')) continue;
    const start = position + 6 + (file[position + 6] === 13 ? 1 : 0) + 1;
    const end = file.indexOf('endstream', start);
    total += getInflatedSize(file.subarray(start, end < 0 ? file.length : end));
    if (total > maxInflatedBytes.total) throw new ImportError('file_too_large');
  }
}

/** Returns 0 for invalid compressed data and leaves the error to pdf.js. */
function getInflatedSize(compressedBytes: Uint8Array): number {
  try {
    return inflateSync(compressedBytes, { maxOutputLength: maxInflatedBytes.part }).length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new ImportError('file_too_large');
    return 0;
  }
}
