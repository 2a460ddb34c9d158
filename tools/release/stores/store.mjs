/**
 * Where released files lie: a folder, or a bucket that speaks S3. A path has no slash at its start.
 * @typedef {object} Store
 * @property {string} name as it was written
 * @property {(path: string) => Promise<{bytes: Buffer, seen: string} | undefined>} read `seen` says what was there
 * @property {(prefix: string) => Promise<string[]>} list paths that begin so
 * @property {(path: string, bytes: Buffer | string) => Promise<void>} write whole or not at all
 * @property {(path: string, bytes: Buffer | string, seen: string | undefined) => Promise<boolean>} writeIf only where
 *   still that lies which was seen (undefined: nothing); says whether it did
 * @property {(path: string) => Promise<void>} remove
 */
import { folderStore } from './folder-store.mjs';

/**
 * `s3://BUCKET/PREFIX`, or a folder. Address and keys of the bucket are those of AWS's own tools: `AWS_ENDPOINT_URL`,
 * `AWS_REGION`, `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`.
 * @returns {Promise<Store>}
 */
export async function openStore(target) {
  const [, bucket, prefix] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(target) ?? [];
  if (!bucket) return folderStore(target);
  // Read only where it is needed: every start would wait for it.
  const { s3Store } = await import('./s3-store.mjs');
  return s3Store(bucket, prefix.replace(/\/$/, ''));
}

/** What a JSON file says, and what was seen of it; `none` where there is no file. */
export async function readJson(store, path, none) {
  const found = await store.read(path);
  return found
    ? { value: JSON.parse(found.bytes.toString('utf8')), seen: found.seen }
    : { value: none, seen: undefined };
}

export const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** Does something with each of a list, some at a time. After a failure none is begun, and those that are on the way end. */
export async function eachOf(list, work, atOnce = 8) {
  const rest = [...list];
  const lane = async () => {
    try {
      while (rest.length > 0) await work(rest.shift());
    } catch (error) {
      rest.length = 0;
      throw error;
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: atOnce }, lane));
  const failed = lanes.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}
