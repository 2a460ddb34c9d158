import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
} from '@aws-sdk/client-s3';
import { getContentHeaders } from './content-headers';
import type { Store } from './store';

const getStatusCode = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0;

/** Creates a store in a bucket. AWS_ENDPOINT_URL selects providers other than Amazon. */
export function createS3Store(bucket: string, prefix: string): Store {
  const client = new S3Client({
    region: process.env.AWS_REGION ?? 'us-east-1',
    // Self-hosted servers have no host name per bucket.
    forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL ?? process.env.AWS_ENDPOINT_URL_S3),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const keyPrefix = prefix ? `${prefix}/` : '';
  const toObjectKey = (path: string) => ({ Bucket: bucket, Key: keyPrefix + path });

  type Condition = Pick<PutObjectCommandInput, 'IfMatch' | 'IfNoneMatch'>;
  const put = (path: string, bytes: Buffer | string, condition: Condition = {}) => {
    const { type, encoding, cacheControl } = getContentHeaders(path);
    return client.send(
      new PutObjectCommand({
        ...toObjectKey(path),
        Body: bytes,
        ContentType: type,
        ContentEncoding: encoding,
        CacheControl: cacheControl,
        ...condition,
      }),
    );
  };

  return {
    name: `s3://${bucket}/${prefix}`,
    async read(path) {
      try {
        const { Body, ETag } = await client.send(new GetObjectCommand(toObjectKey(path)));
        if (!Body || !ETag) throw new Error(`the response for ${path} has no body or no ETag`);
        return { bytes: Buffer.from(await Body.transformToByteArray()), etag: ETag };
      } catch (error) {
        if (getStatusCode(error) === 404) return undefined;
        throw error;
      }
    },
    async list(prefix) {
      const paths: string[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page: ListObjectsV2CommandOutput = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: keyPrefix + prefix, ContinuationToken }),
        );
        paths.push(...(page.Contents ?? []).map(({ Key = '' }) => Key.slice(keyPrefix.length)));
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
      return paths.sort();
    },
    async write(path, bytes) {
      await put(path, bytes);
    },
    async writeIf(path, bytes, etag) {
      try {
        await put(path, bytes, etag === undefined ? { IfNoneMatch: '*' } : { IfMatch: etag });
        return true;
      } catch (error) {
        // 412: the object has changed. 409: another write is in progress. 404: the object was deleted.
        if ([404, 409, 412].includes(getStatusCode(error))) return false;
        throw error;
      }
    },
    async remove(path) {
      await client.send(new DeleteObjectCommand(toObjectKey(path)));
    },
  };
}
