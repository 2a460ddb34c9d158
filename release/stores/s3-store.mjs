import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getContentHeaders } from './content-headers.mjs';

const getStatusCode = (error) => error.$metadata?.httpStatusCode;

/**
 * Creates a store in a bucket. AWS_ENDPOINT_URL selects providers other than Amazon.
 * @returns {import('./store.mjs').Store}
 */
export function createS3Store(bucket, prefix) {
  const client = new S3Client({
    region: process.env.AWS_REGION ?? 'us-east-1',
    // Self-hosted servers use one host name for all buckets.
    forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL ?? process.env.AWS_ENDPOINT_URL_S3),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const keyPrefix = prefix ? `${prefix}/` : '';
  const toObjectKey = (path) => ({ Bucket: bucket, Key: keyPrefix + path });

  const put = (path, bytes, condition = {}) => {
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
        return { bytes: Buffer.from(await Body.transformToByteArray()), etag: ETag };
      } catch (error) {
        if (getStatusCode(error) === 404) return undefined;
        throw error;
      }
    },
    async list(prefix) {
      const paths = [];
      let ContinuationToken;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: keyPrefix + prefix, ContinuationToken }),
        );
        paths.push(...(page.Contents ?? []).map(({ Key }) => Key.slice(keyPrefix.length)));
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
        // 412: the object has changed. 409: a conflicting write is in progress. 404: the object that was read is gone.
        if ([404, 409, 412].includes(getStatusCode(error))) return false;
        throw error;
      }
    },
    async remove(path) {
      await client.send(new DeleteObjectCommand(toObjectKey(path)));
    },
  };
}
