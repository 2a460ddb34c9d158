import { isNightly } from '@shortlist/testing/scope';
import { createTestApp, unlimitedEnv, type TestApp } from '../harness/test-app';
import { fuzzApi } from './fuzz-api';

const bodyCount = isNightly ? 400 : 75;

/** Sends a small sample of the tens of thousands of bodies that `npm run stress -- fuzz-requests` sends. */
describe('arbitrary input', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp('PostgreSQL', unlimitedEnv);
  });
  afterAll(() => app.close());

  it('is answered or rejected without a server error', async () => {
    const { statuses, failures } = await fuzzApi(app.url, bodyCount, 20_261_121);
    expect(failures).toEqual([]);
    const acceptedStatuses = Object.entries(statuses).filter(([status]) => status.startsWith('2'));
    expect(acceptedStatuses.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThan(bodyCount / 7);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    expect((await app.createClient().get('/api/health/ready')).status).toBe(200);
  }, 300_000);
});
