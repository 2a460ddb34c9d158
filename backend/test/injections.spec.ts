import { injectDocuments, obedientWriter } from './injections/documents';
import { injections } from './injections/strings';
import { envWith, server, useModel } from './harness/model';
import { onBothDatabases, rateless } from './harness/world';

useModel();
const env = envWith('20');

// In full: `npm run torture -- ai`.
onBothDatabases(
  'injections into posts, resumes and files',
  (world) => {
    it('are data, though the model would obey', async () => {
      server.recording = obedientWriter();
      const strings = [0, 4, 41, 77, 120, 190].flatMap((index) => injections[index] ?? []);
      const { calls, failures } = await injectDocuments(world.url, strings);
      expect(failures).toEqual([]);
      expect(calls).toBeGreaterThan(25);
      expect(server.calls.length).toBeGreaterThan(10);
      server.recording = undefined;
    });
  },
  {
    ...rateless,
    ...Object.fromEntries(Object.entries(env).filter(([key]) => key !== 'OPENAI_BASE_URL')),
    get OPENAI_BASE_URL() {
      return env.OPENAI_BASE_URL;
    },
    AI_DAILY_LIMIT: '1000',
    AI_MONTHLY_LIMIT: '10000',
    AI_DAILY_PER_ADDRESS: '100000',
    FREE_GENERATIONS: '1000',
  },
);
