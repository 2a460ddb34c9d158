import { createFolderStore } from './folder-store';
import type { Store } from './store';

/**
 * Opens a store. `target` is a folder or `s3://BUCKET/PREFIX`. The settings of buckets are AWS's standard environment
 * variables.
 */
export async function openStore(target: string): Promise<Store> {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(target) ?? [];
  if (!bucket) return createFolderStore(target);
  // Imported on demand, because loading the AWS client is slow.
  const { createS3Store } = await import('./s3-store');
  return createS3Store(bucket, prefix.replace(/\/$/, ''));
}
