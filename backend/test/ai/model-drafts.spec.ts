import { letterEventSchema } from '@shortlist/contracts/builder/cover-letter';
import { errorBodySchema } from '@shortlist/contracts/platform/errors';
import { readEventStream, readGenerationEvents } from '../harness/event-stream';
import { buildModelEnv, openAiServer, resetAiState, useFakeOpenAi } from '../harness/fake-openai';
import { nurseGenerationRequest, letterPath, letterRequest } from '../harness/requests';
import { describeOnDefaultDatabase } from '../harness/test-app';

useFakeOpenAi();

function respondWith(resume: object, letter: object): void {
  openAiServer.responseOverride = ({ messages }) => ({
    text: JSON.stringify(messages[0]?.content.includes('"paragraphs"') ? letter : resume),
    usage: { input: 900, cached: 0, output: 420 },
  });
}

describeOnDefaultDatabase(
  'a model that sends long texts in many chunks',
  (app) => {
    const shortSentences = 'I care for patients with calm. '.repeat(90).trim();
    /** 22,000 characters, in 930 chunks. */
    const letter = { paragraphs: Array(8).fill(shortSentences) as string[] };
    const resume = {
      summary: shortSentences.slice(0, 1_982),
      experience: Array(5).fill({
        achievements: ['Care for patients on wards.', 'Plan the care of patients.'],
      }) as object[],
      skills: ['Triage', 'Wound care', 'Care planning'],
      keywords: ['Triage'],
    };
    beforeEach(async () => {
      await resetAiState(app);
      openAiServer.chunkDelayMs = 0;
    });

    it('causes few drafts of a letter, the last of which contains the whole letter', async () => {
      respondWith({}, letter);
      const events = await readEventStream(app.url + letterPath, letterEventSchema, letterRequest);
      const drafts = events.filter((event) => event.type === 'draft');
      expect(drafts.length).toBeLessThan(90);
      expect(events.at(-1)).toMatchObject({ type: 'result', letter: { content: drafts.at(-1)?.content } });
    });

    it('causes few drafts of one-click documents, the last of which contains both whole documents', async () => {
      openAiServer.chunkDelayMs = 1;
      respondWith(resume, letter);
      const events = await readGenerationEvents(app.url, nurseGenerationRequest);
      const drafts = events.filter((event) => event.type === 'draft');
      expect(drafts.length).toBeLessThan(90);
      const result = events.at(-1);
      expect(result?.type === 'result' && result.generation.documents).toEqual({
        resume: drafts.at(-1)?.resume,
        letter: drafts.at(-1)?.letter,
      });
    });
  },
  buildModelEnv('30'),
);

describeOnDefaultDatabase(
  'the output of a model',
  (app) => {
    beforeEach(() => resetAiState(app));

    it('is processed in threads with a time limit', async () => {
      const client = app.createClient();
      const { body } = await client.post('/api/autonomous-generate').send(nurseGenerationRequest).expect(422);
      expect(errorBodySchema.parse(body).code).toBe('too_complex');
      // A short draft may take less time than the limit.
      const outcome = await readGenerationEvents(app.url, nurseGenerationRequest).then(
        (events) => JSON.stringify(events.at(-1)),
        String,
      );
      expect(outcome).toMatch(/422.*too_complex/);
      expect((await client.get('/api/me/allowance').expect(200)).body).toMatchObject({ used: 0 });
      // The time limit is not the provider's fault, so the circuit breaker counts no failure.
      expect(await app.database.query('SELECT failures FROM ai_state')).toEqual([{ failures: 0 }]);
    });
  },
  Object.assign(buildModelEnv('30'), { WORK_SECONDS: '0.0001' }),
);
