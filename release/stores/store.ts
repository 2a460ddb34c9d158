export interface StoredFile {
  bytes: Buffer;
  /** Changes whenever the content changes. */
  etag: string;
}

/** Storage for released files: a folder or an S3-compatible bucket. Paths have no leading slash. */
export interface Store {
  readonly name: string;
  read: (path: string) => Promise<StoredFile | undefined>;
  list: (prefix: string) => Promise<string[]>;
  /** Writes atomically: a reader never sees a partial file. */
  write: (path: string, bytes: Buffer | string) => Promise<void>;
  /**
   * Writes if the file still has this `etag`, or if there is no file and `etag` is undefined. Returns whether it wrote.
   */
  writeIf: (path: string, bytes: Buffer | string, etag: string | undefined) => Promise<boolean>;
  remove: (path: string) => Promise<void>;
}

/** Reads a JSON file. The value is `defaultValue` if there is no file. */
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
 * Runs `work` for each item with limited concurrency. After a failure, starts no more items, waits for the running
 * items, and throws the first error.
 */
export async function forEachConcurrent<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
  concurrency = 8,
): Promise<void> {
  const queue = [...items];
  const processQueue = async () => {
    try {
      for (let next = queue.splice(0, 1); next.length > 0; next = queue.splice(0, 1)) await work(next[0]!);
    } catch (error) {
      queue.length = 0;
      throw error;
    }
  };
  const results = await Promise.allSettled(Array.from({ length: concurrency }, processQueue));
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}
