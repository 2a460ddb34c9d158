import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '../config/config';
import { LocalFileStore } from './local-file-store';

/** Stores the contents of files. A key is a name without a slash. */
export interface FileStore {
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  get(key: string): Promise<Readable | undefined>;
  /** Does nothing if the key does not exist. */
  delete(key: string): Promise<void>;
}

export async function createFileStore({ filesUrl, dataDir }: Config): Promise<FileStore> {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(filesUrl ?? '') ?? [];
  if (!bucket) return new LocalFileStore(join(dataDir, 'files'));
  // The S3 client is large and therefore loaded only when needed.
  const { S3FileStore } = await import('./s3-file-store');
  return new S3FileStore(bucket, prefix && `${prefix}/`);
}
