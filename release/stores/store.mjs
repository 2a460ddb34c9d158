/**
 * Storage for released files: a folder or an S3-compatible bucket. Paths have no leading slash.
 * @typedef {object} Store
 * @property {string} name as given on the command line
 * @property {(path: string) => Promise<{bytes: Buffer, etag: string} | undefined>} read `etag` identifies the content
 * that was read
 * @property {(prefix: string) => Promise<string[]>} list paths with this prefix
 * @property {(path: string, bytes: Buffer | string) => Promise<void>} write atomically
 * @property {(path: string, bytes: Buffer | string, etag: string | undefined) => Promise<boolean>} writeIf
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

/** Reads a JSON file. Returns its value and `etag`; the value is `defaultValue` if there is no file. */
export async function readJson(store, path, defaultValue) {
  const file = await store.read(path);
  return file
    ? { value: JSON.parse(file.bytes.toString('utf8')), etag: file.etag }
    : { value: defaultValue, etag: undefined };
}

export const formatJson = (value) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Runs `work` for each item with limited concurrency. After a failure, starts no further items and waits for the
 * running ones.
 */
export async function forEachConcurrent(list, work, concurrency = 8) {
  const remaining = [...list];
  const runLane = async () => {
    try {
      while (remaining.length > 0) await work(remaining.shift());
    } catch (error) {
      remaining.length = 0;
      throw error;
    }
  };
  const laneResults = await Promise.allSettled(Array.from({ length: concurrency }, runLane));
  const failedLane = laneResults.find(({ status }) => status === 'rejected');
  if (failedLane) throw failedLane.reason;
}
