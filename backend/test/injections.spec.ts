import { injectDocuments, obedientWriter } from './injections/documents';
import { injections } from './injections/strings';
import { envWith, server, useModel } from './harness/model';
import { openWorld, rateless, type World } from './harness/world';

useModel();

// The full set runs with `npm run stress -- ai`.
describe('injections into job postings, resumes and files', () => {
  let world: World;
  beforeAll(async () => {
    const limits = { AI_DAILY_LIMIT: '1000', AI_MONTHLY_LIMIT: '10000', AI_DAILY_PER_ADDRESS: '100000' };
    world = await openWorld('PostgreSQL', { ...rateless, ...envWith('20'), ...limits });
  });
  afterAll(() => world.close());

  it('treats them as data, even though the model would obey', async () => {
    server.recording = obedientWriter();
    const strings = [0, 4, 41, 77, 120, 190].flatMap((index) => injections[index] ?? []);
    const { calls, failures } = await injectDocuments(world.url, strings);
    expect(failures).toEqual([]);
    expect(calls).toBeGreaterThan(25);
    expect(server.calls.length).toBeGreaterThan(10);
    server.recording = undefined;
  });
});
