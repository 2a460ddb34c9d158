import { ImportError } from '../source-document';

/** Maximum bytes per array and in all large arrays. A page of text needs about 50,000 bytes and a font 500,000. */
const maxBytes = { array: 2 ** 24, total: 2 ** 27 };
const minCountedBytes = 2 ** 20;

/**
 * Runs a reader that uses pdf.js. Throws `file_too_large` if the file decompresses to more bytes than a resume needs,
 * whatever its streams declare. pdf.js has no such limit, and its arrays do not count toward the memory limit of a
 * thread.
 */
export async function limitDecompression<Result>(read: () => Promise<Result>): Promise<Result> {
  const originalGlobals = { Uint8Array, DecompressionStream };
  let totalBytes = 0;
  let isExceeded = false;
  const limitedArray: Uint8ArrayConstructor = new Proxy(Uint8Array, {
    construct(target, parameters: [unknown], newTarget) {
      const [length] = parameters;
      if (typeof length === 'number' && length >= minCountedBytes) {
        totalBytes += length;
        isExceeded ||= length > maxBytes.array || totalBytes > maxBytes.total;
        if (isExceeded) throw new ImportError('file_too_large');
      }
      return Reflect.construct(target, parameters, newTarget === limitedArray ? target : newTarget) as Uint8Array;
    },
  });
  // Without `DecompressionStream`, pdf.js uses its own decoders, whose arrays this function can count.
  Object.assign(globalThis, { Uint8Array: limitedArray, DecompressionStream: undefined });
  try {
    const result = await read();
    // pdf.js ignores most errors and reads the rest of the file.
    if (isExceeded) throw new ImportError('file_too_large');
    return result;
  } catch (error) {
    throw isExceeded ? new ImportError('file_too_large') : error;
  } finally {
    Object.assign(globalThis, originalGlobals);
  }
}
