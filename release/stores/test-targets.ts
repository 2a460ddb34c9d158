import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFakeS3Server } from '@shortlist/testing/servers/s3-server';

export interface TestTarget {
  location: string;
  server?: Awaited<ReturnType<typeof startFakeS3Server>>;
  close: () => unknown;
}

export const testTargets: Record<string, () => Promise<TestTarget>> = {
  'a folder': () => {
    const folder = mkdtempSync(join(tmpdir(), 'target-'));
    return Promise.resolve({ location: join(folder, 'site'), close: () => rmSync(folder, { recursive: true }) });
  },
  'a bucket': async () => {
    const server = await startFakeS3Server();
    Object.assign(process.env, {
      AWS_ENDPOINT_URL: server.url,
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
    });
    return { location: 's3://shortlist/site', server, close: () => server.stop() };
  },
};
