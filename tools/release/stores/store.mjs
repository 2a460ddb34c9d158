/**
 * Storage for released files: a folder or an S3-compatible bucket. Paths have no leading slash.
 * @typedef {object} Store
 * @property {string} name as given on the command line
 * @property {(path: string) => Promise<{bytes: Buffer, etag: string} | undefined>} read `etag` identifies the content
 * that was read
 * @property {(prefix: string) => Promise<string[]>} list paths with this prefix
 * @property {(path: string, bytes: Buffer | string) => Promise<void>} write atomically
 * @property {(path: string, bytes: Buffer | string, etag: string | undefined) => Promise<boolean>} writeIfUnchanged
 * writes only if the content still matches `etag` (undefined: no file) and returns whether it did
 * @property {(path: string) => Promise<void>} remove
 */
import { createFolderStore } from './folder-store.mjs';

/**
 * Opens a store: `s3://BUCKET/PREFIX` or a folder. Buckets use AWS's standard settings: `AWS_ENDPOINT_URL`,
 * `AWS_REGION`, `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`.
 * @returns {Promise<Store>}
 */
export async function openStore(target) {
  const [, bucket, prefix] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(target) ?? [];
  if (!bucket) return createFolderStore(target);
  // Imported on demand, because the import slows down every start.
  const { createS3Store } = await import('./s3-store.mjs');
  return createS3Store(bucket, prefix.replace(/\/$/, ''));
}

/** Reads a JSON file. Returns its value and its `etag`; the value is `none` if there is no file. */
export async function readJson(store, path, none) {
  const found = await store.read(path);
  return found
    ? { value: JSON.parse(found.bytes.toString('utf8')), seen: found.seen }
    : { value: none, seen: undefined };
}

export const formatJson = (value) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Runs `work` for each item with limited concurrency. After a failure, starts no more and lets the running ones finish.
 */
export async function forEachConcurrent(list, work, atOnce = 8) {
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
