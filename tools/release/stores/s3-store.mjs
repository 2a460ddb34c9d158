import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { headersOf } from './headers.mjs';

const statusOf = (error) => error.$metadata?.httpStatusCode;

/**
 * Creates a store in a bucket. AWS_ENDPOINT_URL selects providers other than Amazon.
 * @returns {import('./store.mjs').Store}
 */
export function s3Store(bucket, prefix) {
  const client = new S3Client({
    region: process.env.AWS_REGION ?? 'us-east-1',
    // Self-hosted servers use one host name for all buckets.
    forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL ?? process.env.AWS_ENDPOINT_URL_S3),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const above = prefix ? `${prefix}/` : '';
  const at = (path) => ({ Bucket: bucket, Key: above + path });

  const put = (path, bytes, condition = {}) => {
    const { type, encoding, cacheControl } = headersOf(path);
    return client.send(
      new PutObjectCommand({
        ...at(path),
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
        const { Body, ETag } = await client.send(new GetObjectCommand(at(path)));
        return { bytes: Buffer.from(await Body.transformToByteArray()), seen: ETag };
      } catch (error) {
        if (statusOf(error) === 404) return undefined;
        throw error;
      }
    },
    async list(start) {
      const paths = [];
      let ContinuationToken;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: above + start, ContinuationToken }),
        );
        paths.push(...(page.Contents ?? []).map(({ Key }) => Key.slice(above.length)));
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
      return paths.sort();
    },
    async write(path, bytes) {
      await put(path, bytes);
    },
    async writeIf(path, bytes, seen) {
      try {
        await put(path, bytes, seen === undefined ? { IfNoneMatch: '*' } : { IfMatch: seen });
        return true;
      } catch (error) {
        // 412: the object has changed. 409: a conflicting write is in progress. 404: the object that was read is gone.
        if ([404, 409, 412].includes(statusOf(error))) return false;
        throw error;
      }
    },
    async remove(path) {
      await client.send(new DeleteObjectCommand(at(path)));
    },
  };
}
