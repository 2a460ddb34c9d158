import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFakeS3Server } from '@shortlist/backend/servers/s3-server';

/** Functions that create an empty target. `location` is what a command line names as the target. */
export const testTargets = {
  'a folder': async () => {
    const folder = mkdtempSync(join(tmpdir(), 'target-'));
    return { location: join(folder, 'site'), close: () => rmSync(folder, { recursive: true }) };
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
