import { generatedLetterSchema, letterEventSchema } from '@shortlist/contracts/builder/cover-letter';
import { waitFor } from '../harness/wait-for';
import { readEventStream } from '../harness/event-stream';
import { createNurseResume } from '../harness/nurse-resume';
import { createGuestSession, countUses } from '../harness/accounts';
import { describeOnDefaultDatabase } from '../harness/test-app';

const request = {
  jobTitle: 'Ward Nurse',
  companyName: 'Acme Hospital',
  jobDescription:
    'We are looking for a nurse. You must have experience with triage and wound care. Phlebotomy is a plus.',
};
const url = '/api/cover-letters/generate';

describeOnDefaultDatabase(
  'writing cover letters',
  (app) => {
    it('writes from the selected resume, adds suggestions, counts one use and stores no cover letter', async () => {
      const client = app.createClient();
      const { id } = await createNurseResume(client);
      const { body } = await client
        .post(url)
        .send({ ...request, resumeId: id, recipient: 'Dr Lee' })
        .expect(200);
      const letter = generatedLetterSchema.parse(body);
      expect(letter.writer).toBe('built-in');
      expect(letter.salutation).toBe('Dear Dr Lee,');
      expect(letter.content).toContain('Acme Hospital');
      expect(letter.content).toMatch(/At Hospital del Mar/);
      expect(letter.content.split('\n\n').length).toBeGreaterThanOrEqual(3);
      expect(letter.suggestions.join(' ')).toMatch(/Phlebotomy/i);
      expect(await countUses(client)).toBe(1);
      expect((await client.get('/api/cover-letters')).body).toEqual([]);
    });

    it('writes from the fields of the request, with blanks for missing values', async () => {
      const client = app.createClient();
      const experience = [{ company: 'Orrin Bay', position: 'Nurse', achievements: ['Ran triage for 30 patients.'] }];
      const { body } = await client
        .post(url)
        .send({
          ...request,
          experience,
          skills: ['Triage', 'Wound care'],
          personalInfo: { firstName: 'Ann' },
          userId: 1,
        })
        .expect(200);
      expect(body.content).toMatch(/At Orrin Bay/);
      // Suggestions name only terms of the job posting, not skills that are typical of the occupation.
      expect(body.suggestions).toContainEqual(expect.stringMatching(/^The job asks for Phlebotomy,/));
      const minimalResponse = await client.post(url).send({ jobTitle: 'Nurse', companyName: 'Acme' }).expect(200);
      expect(minimalResponse.body.content).toMatch(/Nurse.*Acme/);
      expect(minimalResponse.body.content).toContain('[why this company]');
      expect(minimalResponse.body.suggestions).toContainEqual(
        expect.stringMatching(/^Your resume has no bullet for this job yet/),
      );
    });

    it.each([
      ['de', 'Pflegefachkraft', 'Sehr geehrte Damen und Herren,'],
      ['ja', '看護師', '拝啓　時下ますますご清栄のこととお慶び申し上げます。'],
      ['ko', '간호사', '채용 담당자님께'],
    ])(
      'writes in %s from the skills of an English resume, with a note about the language',
      async (language, jobTitle, salutation) => {
        const client = app.createClient();
        const { id } = await createNurseResume(client);
        const { body } = await client
          .post(url)
          .send({ jobTitle, companyName: 'Acme', resumeId: id, language })
          .expect(200);
        expect(body.salutation).toBe(salutation);
        expect(body.content).not.toMatch(/Assessed|patients|Hospital del Mar/);
        expect(body.suggestions).toContainEqual(expect.stringMatching(/^Your resume is in another language/));
      },
    );

    it('writes in the language of the resume unless another language is requested', async () => {
      const client = app.createClient();
      const { id } = await createNurseResume(client, { language: 'es' });
      const { body } = await client
        .post(url)
        .send({ jobTitle: 'Enfermera', companyName: 'Acme', resumeId: id })
        .expect(200);
      expect(body.salutation).toBe('Estimado equipo de selección:');
    });

    it('writes longer or shorter letters as requested', async () => {
      const client = app.createClient();
      const { id } = await createNurseResume(client);
      const lengths = [];
      for (const length of ['short', 'standard', 'long']) {
        const { body } = await client.post(url).send({ ...request, resumeId: id, length });
        lengths.push((body as { content: string }).content.length);
      }
      expect(lengths[0]).toBeLessThan(lengths[1]!);
      expect(lengths[1]).toBeLessThanOrEqual(lengths[2]!);
    });

    it('rejects invalid requests without counting a use', async () => {
      const client = app.createClient();
      const { body } = await client.post(url).send({ jobTitle: ' ' }).expect(400);
      const message = 'Please provide at least the job title and company name.';
      expect(body).toMatchObject({ code: 'invalid_input', message });
      expect(body.issues).toEqual([
        { path: 'jobTitle', message },
        { path: 'companyName', message },
      ]);
      const unprintableResponse = await client
        .post(url)
        .send({ ...request, companyName: 'شركة', recipient: 'דנה' })
        .expect(400);
      expect(unprintableResponse.body.issues).toMatchObject([{ path: 'companyName' }, { path: 'recipient' }]);
      await client
        .post(url)
        .send({ ...request, jobDescription: 'x'.repeat(20_001) })
        .expect(400);
      await client
        .post(url)
        .send({ ...request, resumeId: 'none' })
        .expect(404);
      expect(await countUses(client)).toBe(0);
    });

    it('accepts only as many concurrent requests as there are uses left, and returns 402 for the others', async () => {
      const client = app.createClient();
      await createGuestSession(client);
      const responses = await Promise.all(Array.from({ length: 12 }, () => client.post(url).send(request)));
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
      const refusedResponses = responses.filter(({ status }) => status === 402);
      expect(refusedResponses).toHaveLength(9);
      expect(refusedResponses[0]?.body).toMatchObject({ code: 'free_limit_reached', used: 3, limit: 3 });
      expect(await countUses(client)).toBe(3);
      const reservations = await app.database.query('SELECT 1 FROM reservations');
      expect(reservations).toEqual([]);
    });

    it('returns the same cover letter for the same key and counts one use', async () => {
      const client = app.createClient();
      await createGuestSession(client);
      const send = (body: object = request) => client.post(url).set('Idempotency-Key', 'once').send(body).expect(200);
      const [firstResponse, repeatedResponse] = await Promise.all([send(), send()]);
      expect(repeatedResponse.body).toEqual(firstResponse.body);
      expect(await countUses(client)).toBe(1);
      await send({ ...request, companyName: 'Borealis' });
      expect(await countUses(client)).toBe(2);
      expect((await app.createClient().post(url).set('Idempotency-Key', 'once').send(request)).body).toMatchObject({
        writer: 'built-in',
      });
    });

    it('streams the cover letter as it grows, then the result', async () => {
      const client = app.createClient();
      const cookie = await createGuestSession(client);
      const events = await readEventStream(`${app.url}${url}`, letterEventSchema, request, { cookie });
      const drafts = events.flatMap((event) => (event.type === 'draft' ? [event] : []));
      const result = events.at(-1);
      if (result?.type !== 'result') throw new Error(`The stream ended with ${result?.type}`);
      expect(events).toHaveLength(drafts.length + 1);
      expect(drafts.length).toBeGreaterThan(2);
      const lengths = drafts.map(({ content }) => content.length);
      expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
      expect(drafts.at(-1)).toMatchObject({ content: result.letter.content, salutation: result.letter.salutation });
      expect(await countUses(client)).toBe(1);
    });

    it('refunds the quota use when the client disconnects midway', async () => {
      const client = app.createClient();
      const cookie = await createGuestSession(client);
      const events = await readEventStream(`${app.url}${url}`, letterEventSchema, request, {
        cookie,
        disconnectAfter: 2,
      });
      expect(events).toHaveLength(2);
      await waitFor(async () => expect(await countUses(client)).toBe(0));
      const calls = await app.database.query('SELECT feature, outcome FROM ai_calls ORDER BY started_at DESC LIMIT 1');
      expect(calls).toEqual([{ feature: 'letter', outcome: 'cancelled' }]);
    });

    it('returns an error before the first event as an ordinary error response', async () => {
      await expect(readEventStream(`${app.url}${url}`, letterEventSchema, {})).rejects.toThrow(/^400: .*invalid_input/);
    });

    it('explains how a resume matches a job posting, with knock-out criteria listed separately', async () => {
      const client = app.createClient();
      const { id } = await createNurseResume(client);
      const jobDescription = `Ward nurse\n\nRequirements:\n- Experience with triage\n- Phlebotomy\n- You must hold a valid nursing licence.`;
      const { body } = await client.post('/api/analyze-job').send({ jobDescription, resumeId: id }).expect(200);
      expect(body.match.matchScore).toBeGreaterThan(0);
      expect(body.match.missing.askYourself).toContainEqual(expect.stringMatching(/phlebotomy/i));
      expect(body.match.knockOuts).toEqual([expect.objectContaining({ kind: 'licence' })]);
      expect(body.suggestions[0]).toMatch(/phlebotomy/i);
      expect(body.match.parts.title.asked).toBe('Ward nurse');
      const requestWithTitle = { jobDescription, resumeId: id, jobTitle: 'Head of Triage' };
      const responseWithTitle = await client.post('/api/analyze-job').send(requestWithTitle).expect(200);
      expect(responseWithTitle.body.match.parts.title.asked).toBe('Head of Triage');
      expect(responseWithTitle.body.keywords).not.toContain('Head of Triage');
      const responseWithoutResume = await client.post('/api/analyze-job').send({ jobDescription }).expect(200);
      expect(responseWithoutResume.body.match).toBeUndefined();
      expect(responseWithoutResume.body.requiredSkills).toEqual(body.requiredSkills);
    });
  },
  { RATE_NEW_SESSION: '100000' },
);
