export interface StoredFile {
  bytes: Buffer;
  /** Identifies the content that was read. */
  etag: string;
}

/** Storage for released files: a folder or an S3-compatible bucket. Paths have no leading slash. */
export interface Store {
  /** As given on the command line. */
  readonly name: string;
  read: (path: string) => Promise<StoredFile | undefined>;
  /** Returns the paths with a prefix, sorted. */
  list: (prefix: string) => Promise<string[]>;
  /** Writes atomically. */
  write: (path: string, bytes: Buffer | string) => Promise<void>;
  /** Writes only if the content still matches `etag` (undefined: no file) and returns whether it did. */
  writeIf: (path: string, bytes: Buffer | string, etag: string | undefined) => Promise<boolean>;
  remove: (path: string) => Promise<void>;
}

/** Reads a JSON file. Returns its value and `etag`; the value is `defaultValue` if there is no file. */
export async function readJson<T, Default extends T | undefined = undefined>(
  store: Store,
  path: string,
  defaultValue?: Default,
): Promise<{ value: T | Default; etag?: string }> {
  const file = await store.read(path);
  return file
    ? { value: JSON.parse(file.bytes.toString('utf8')) as T, etag: file.etag }
    : { value: defaultValue as Default };
}

export const formatJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Runs `work` for each item with limited concurrency. After a failure, starts no further items and waits for the
 * running ones.
 */
export async function forEachConcurrent<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
  concurrency = 8,
): Promise<void> {
  const remaining = [...items];
  const runLane = async () => {
    try {
      for (let next = remaining.splice(0, 1); next.length > 0; next = remaining.splice(0, 1)) await work(next[0]!);
    } catch (error) {
      remaining.length = 0;
      throw error;
    }
  };
  const laneResults = await Promise.allSettled(Array.from({ length: concurrency }, runLane));
  const failedLane = laneResults.find((result) => result.status === 'rejected');
  if (failedLane) throw failedLane.reason;
}
