import type { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { FileStore } from './file-store';

/**
 * Stores files in an S3-compatible bucket. Access keys, region and endpoint come from the environment variables of the
 * AWS tools.
 */
export class S3FileStore implements FileStore {
  private readonly client = new S3Client({
    region: process.env.AWS_REGION ?? 'us-east-1',
    // A self-hosted server uses one host name for all buckets.
    forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL ?? process.env.AWS_ENDPOINT_URL_S3),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  constructor(
    private readonly bucket: string,
    private readonly prefix: string,
  ) {}

  async put(key: string, bytes: Buffer, type: string): Promise<void> {
    await this.client.send(new PutObjectCommand({ ...this.getLocation(key), Body: bytes, ContentType: type }));
  }

  async get(key: string): Promise<Readable | undefined> {
    try {
      return (await this.client.send(new GetObjectCommand(this.getLocation(key)))).Body as Readable;
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.getLocation(key)));
  }

  private getLocation(key: string) {
    return { Bucket: this.bucket, Key: this.prefix + key };
  }
}
