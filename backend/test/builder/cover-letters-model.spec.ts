import { letterEventSchema } from '@shortlist/contracts/builder/cover-letter';
import { waitFor } from '../harness/wait-for';
import { readEventStream } from '../harness/event-stream';
import { buildModelEnv, resetAiState, listAiCalls, openAiServer, useFakeOpenAi } from '../harness/fake-openai';
import { createNurseResume } from '../harness/nurse-resume';
import { describeOnDefaultDatabase } from '../harness/test-app';
import type { Behavior } from '@shortlist/testing/servers/openai-server';
import { letterPath, letterRequest } from '../harness/requests';
import { createGuestSession, countUses } from '../harness/accounts';

useFakeOpenAi();

describeOnDefaultDatabase(
  'cover letters by a language model',
  (app) => {
    beforeEach(() => resetAiState(app));

    it('are written from the resume, tone and length, but without contact details', async () => {
      const client = app.createClient();
      const { id } = await createNurseResume(client);
      const { body } = await client
        .post(letterPath)
        .send({ ...letterRequest, resumeId: id, tone: 'warm', length: 'short' })
        .expect(200);
      expect(body.writer).toBe('openai');
      const sentCalls = JSON.stringify(openAiServer.calls);
      expect(sentCalls).toContain('Hospital del Mar');
      expect(sentCalls).toMatch(/length[\\": ]+short/);
      expect(sentCalls).toMatch(/tone[\\": ]+warm/);
      expect(sentCalls).not.toMatch(/Halvorsen|ines@example\.com|600 123 456/);
      expect((await listAiCalls(app)).map(({ feature }) => feature)).toEqual(['letter@1']);
    });

    it('contain no unsupported claims about the user, even in drafts', async () => {
      openAiServer.behavior = 'hostile';
      openAiServer.chunkDelayMs = 2;
      const client = app.createClient();
      const cookie = await createGuestSession(client);
      const { id } = await createNurseResume(client);
      const events = await readEventStream(
        app.url + letterPath,
        letterEventSchema,
        { ...letterRequest, resumeId: id },
        { cookie },
      );
      expect(events.at(-1)?.type).toBe('result');
      expect(JSON.stringify(events)).not.toMatch(/Google|Mercy|MBA|12 years|roe|555/);
    });

    it.each<Behavior>(['rate-limited', 'error', 'reset', 'bad-json', 'nonsense', 'empty', 'huge', 'refusal', 'stall'])(
      '%s: the rule-based writer answers, and the quota stays unchanged',
      async (behavior) => {
        openAiServer.behavior = behavior;
        const client = app.createClient();
        const { body } = await client.post(letterPath).send(letterRequest).expect(200);
        expect(body.writer).toBe('built-in');
        expect(body.content).toContain(letterRequest.companyName);
        expect(body.suggestions[0]).toMatch(/^Written by the built-in writer/);
        expect(await countUses(client)).toBe(0);
        expect(await app.database.query('SELECT period FROM ai_budgets WHERE reserved_micros <> 0')).toEqual([]);
      },
    );

    it('come from the rule-based writer when the connection breaks in the middle of a stream', async () => {
      openAiServer.behavior = 'reset';
      openAiServer.chunkDelayMs = 5;
      const events = await readEventStream(app.url + letterPath, letterEventSchema, letterRequest);
      expect(events[0]?.type).toBe('draft');
      expect(events.at(-1)).toMatchObject({ type: 'result', letter: { writer: 'built-in' } });
    });

    it('ends the call when the client disconnects, and refunds the quota use', async () => {
      openAiServer.behavior = 'pause';
      const client = app.createClient();
      const cookie = await createGuestSession(client);
      await readEventStream(app.url + letterPath, letterEventSchema, letterRequest, { cookie, disconnectAfter: 1 });
      await waitFor(async () => {
        expect([openAiServer.openCalls, openAiServer.abortedCalls]).toEqual([0, 1]);
        expect(await countUses(client)).toBe(0);
      });
      expect((await listAiCalls(app)).map(({ outcome }) => outcome)).toEqual(['cancelled']);
    });

    it('come from the rule-based writer, with a note, when no paid call is allowed', async () => {
      await app.database.query(
        `INSERT INTO ai_budgets (period, spent_micros, reserved_micros, calls) VALUES
           (to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD'), 5000000, 0, 0)`,
      );
      const client = app.createClient();
      const { body } = await client.post(letterPath).send(letterRequest).expect(200);
      expect(body.writer).toBe('built-in');
      expect(body.suggestions[0]).toMatch(/^Written by the built-in writer/);
      // The user did not choose this writer, so no use is counted.
      expect(await countUses(client)).toBe(0);
      expect(openAiServer.calls).toEqual([]);
    });

    it('come with an analysis that lists only terms of the job posting, whatever the model returns', async () => {
      openAiServer.behavior = 'hostile';
      const jobDescription = 'We are looking for a nurse with experience in triage and wound care.';
      const { body } = await app.createClient().post('/api/analyze-job').send({ jobDescription }).expect(200);
      expect(body.writer).toBe('openai');
      expect(body.suggestions[0]).toBe('Say triage in a bullet.');
      expect(body.suggestions).toHaveLength(3);
      expect(JSON.stringify(body)).not.toMatch(/Kubernetes|PostgreSQL|evil/);
      const text = jobDescription.toLowerCase();
      for (const term of [...body.requiredSkills, ...body.keywords] as string[])
        expect(text).toContain(term.toLowerCase());
    });
  },
  buildModelEnv('3'),
);
