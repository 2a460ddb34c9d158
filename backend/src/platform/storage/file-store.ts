import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '../config/config';
import { FolderStore } from './folder-store';

/** Where the bytes of files lie. A key is a name without a slash. */
export interface FileStore {
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  /** Undefined when nothing lies there. */
  get(key: string): Promise<Readable | undefined>;
  /** Harmless when nothing lies there. */
  remove(key: string): Promise<void>;
}

/** A bucket where `FILES_URL` names one, else a folder beside the data. */
export async function openFileStore({ filesUrl, dataDir }: Config): Promise<FileStore> {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(filesUrl ?? '') ?? [];
  if (!bucket) return new FolderStore(join(dataDir, 'files'));
  // Its client is large: read only where it is used.
  const { BucketStore } = await import('./bucket-store');
  return new BucketStore(bucket, prefix && `${prefix}/`);
}
