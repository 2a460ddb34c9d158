import { errorBodySchema } from '@shortlist/contracts/platform/errors';
import { BuiltServer } from '../harness/built-server';
import { resumeForm } from '@shortlist/testing/resume-form';
import { isNightly } from '@shortlist/testing/scope';
import { bothEngines, describeOnDefaultDatabase, unlimitedEnv } from '../harness/test-app';
import { type CallOutcome, sendGenerations, sendHostileCalls, ResponseTimeMonitor } from '../fuzzing/hostile-calls';

describeOnDefaultDatabase(
  'work that takes too long',
  (app) => {
    it('is rejected with the reason, without storing anything', async () => {
      const client = app.createClient();
      const { body } = await client.post('/api/resumes').set('Accept-Language', 'fr').send(resumeForm).expect(422);
      expect(errorBodySchema.parse(body)).toMatchObject({
        code: 'too_complex',
        message: 'Ce texte est trop complexe pour être traité. Veuillez le raccourcir ou le simplifier.',
      });
      expect((await client.get('/api/resumes').expect(200)).body).toEqual([]);
      const request = { jobTitle: 'Nurse', industry: 'Healthcare' };
      await client.post('/api/autonomous-generate').send(request).expect(422);
      expect((await client.get('/api/me/allowance').expect(200)).body).toMatchObject({ used: 0 });
    });

    it('is not started for an owner without uses left', async () => {
      const client = app.createClient();
      const generateLetter = () =>
        client.post('/api/cover-letters/generate').send({ jobTitle: 'Nurse', companyName: 'Acme' });
      await generateLetter().expect(422);
      expect((await client.get('/api/me/allowance').expect(200)).body).toMatchObject({ used: 0 });
      await app.database.query('UPDATE owners SET used = 3');
      await generateLetter().expect(402);
    });
  },
  { ...unlimitedEnv, FREE_GENERATIONS: '3', WORK_SECONDS: '0.0001' },
);

if (isNightly) {
  /** Tests a few shapes of text. `npm run stress -- security` tests more. */
  describe.each(bothEngines)('the event loop, on %s', (engine) => {
    let server: BuiltServer;
    beforeAll(async () => {
      server = await BuiltServer.start(engine, { ...unlimitedEnv });
    });
    afterAll(() => server.stop());

    it('is not blocked while hostile texts are processed', async () => {
      // Other tests share the CPU and delay random requests, but a call that blocks the event loop does so every time.
      let slowOutcomes = await listSlowOutcomes(server.url);
      for (let retry = 0; slowOutcomes.length && retry < 2; retry++) {
        const latestOutcomes = await listSlowOutcomes(server.url);
        slowOutcomes = latestOutcomes.filter(({ call }) => slowOutcomes.some((earlier) => earlier.call === call));
      }
      expect(slowOutcomes).toEqual([]);
    }, 600_000);
  });
}

async function listSlowOutcomes(url: string): Promise<CallOutcome[]> {
  const monitor = new ResponseTimeMonitor(url);
  const slowOutcomes: CallOutcome[] = [];
  const shapes = ['opening brackets', 'words', 'accented letters'];
  for await (const outcome of sendHostileCalls(url, monitor, { shapes })) {
    const { max, statuses } = outcome;
    if (max > 500 || statuses[0] || statuses[500]) slowOutcomes.push(outcome);
  }
  const generationOutcome = await sendGenerations(url, monitor, 40);
  if (generationOutcome.max > 500 || generationOutcome.statuses[200] !== 40) slowOutcomes.push(generationOutcome);
  await monitor.stop();
  return slowOutcomes;
}
