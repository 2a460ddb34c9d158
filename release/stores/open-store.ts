import { createFolderStore } from './folder-store';
import type { Store } from './store';

/**
 * Opens a store: `s3://BUCKET/PREFIX` or a folder. Buckets use AWS's standard settings: `AWS_ENDPOINT_URL`,
 * `AWS_REGION`, `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`.
 */
export async function openStore(target: string): Promise<Store> {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(target) ?? [];
  if (!bucket) return createFolderStore(target);
  // Imported on demand, because the import slows down every start.
  const { createS3Store } = await import('./s3-store');
  return createS3Store(bucket, prefix.replace(/\/$/, ''));
}
