import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '../config/config';
import { FolderStore } from './folder-store';

/** Storage for file contents. A key is a name without a slash. */
export interface FileStore {
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  get(key: string): Promise<Readable | undefined>;
  /** Does nothing if the key does not exist. */
  remove(key: string): Promise<void>;
}

export async function openFileStore({ filesUrl, dataDir }: Config): Promise<FileStore> {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(filesUrl ?? '') ?? [];
  if (!bucket) return new FolderStore(join(dataDir, 'files'));
  // The S3 client is large and therefore loaded only when needed.
  const { BucketStore } = await import('./bucket-store');
  return new BucketStore(bucket, prefix && `${prefix}/`);
}
