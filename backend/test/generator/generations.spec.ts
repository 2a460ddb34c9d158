import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { generationSchema, type Generation } from '@shortlist/contracts/generator/generation';
import { listBlanks } from '@shortlist/documents/blanks';
import { waitFor } from '../harness/wait-for';
import { buildRegistration, getSessionCookie, countUses } from '../harness/accounts';
import { describeOnDefaultDatabase, type TestClient } from '../harness/test-app';
import { readGenerationEvents } from '../harness/event-stream';

const nurseRequest = { jobTitle: '  Registered Nurse ', industry: 'Healthcare' };
async function generate(client: TestClient, body: object = nurseRequest): Promise<Generation> {
  const { body: responseBody } = await client.post('/api/autonomous-generate').send(body).expect(200);
  return generationSchema.parse(responseBody);
}

describeOnDefaultDatabase(
  'generations',
  (app) => {
    it('writes a resume and a cover letter from a job title and an industry', async () => {
      const client = app.createClient();
      const generation = await generate(client);
      expect(generation).toMatchObject({
        jobTitle: 'Registered Nurse',
        industry: 'Healthcare',
        language: 'en',
        writer: 'built-in',
        pageSize: 'A4',
      });
      expect(generation.resume.experience[0]?.title).toBe('[Job title]');
      expect(generation.documents.resume.personalInfo.headline).toBe('Registered Nurse');
      expect(generation.coverLetter).toMatch(/^Dear Hiring Manager,/);
      expect(generation.keywords.length).toBeGreaterThan(8);
      expect(generation.atsScore).toBeLessThanOrEqual(60);
      expect(generation.potential).toBeGreaterThanOrEqual(85);
      expect(generation.openBlanks).toBeGreaterThan(5);
      expect((await client.get('/api/me/allowance')).body).toEqual({
        used: 1,
        limit: 3,
        premium: false,
        canCancel: true,
      });
      const { body: generationList } = await client.get('/api/generations').expect(200);
      expect(generationList).toEqual([expect.objectContaining({ id: generation.id, atsScore: generation.atsScore })]);
      expect((await client.get(`/api/generations/${generation.id}`).expect(200)).body).toEqual(generation);
    });

    it('puts what the job posting asks for first, and hands the posting over to the editors', async () => {
      const client = app.createClient();
      const usualSkills = (await generate(client)).resume.skills;
      const [requestedSkill = ''] = usualSkills.slice(-1);
      const jobPosting = `We need a nurse with experience in ${requestedSkill} and Kubernetes.`;
      const generation = await generate(client, { ...nurseRequest, jobPosting });
      expect(generation.resume.skills[0]).toBe(requestedSkill);
      expect([...generation.resume.skills].sort()).toEqual([...usualSkills].sort());
      const generationId = generation.id;
      const { body: resume } = await client.post('/api/resumes/draft').send({ generationId }).expect(201);
      expect(resume).toMatchObject({ jobPosting, targetJobTitle: 'Registered Nurse' });
      const { body: letter } = await client.post('/api/cover-letters/draft').send({ generationId }).expect(201);
      expect(letter).toMatchObject({ jobDescription: jobPosting });

      const { body: error } = await client
        .post('/api/autonomous-generate')
        .send({ ...nurseRequest, jobPosting: 'x'.repeat(20_001) })
        .expect(400);
      expect(error).toMatchObject({ code: 'invalid_input', issues: [{ path: 'jobPosting' }] });
    });

    it.each([
      [{ jobTitle: ' ', industry: 'Healthcare' }, 'jobTitle'],
      [{ jobTitle: 'Nurse' }, 'industry'],
      [{ jobTitle: 'Nurse', industry: 'Piracy' }, 'industry'],
    ])('rejects %j', async (body, path) => {
      const client = app.createClient();
      const response = await client.post('/api/autonomous-generate').send(body).expect(400);
      expect(response.body).toMatchObject({
        code: 'invalid_input',
        issues: [{ path, message: 'Please provide both job title and industry.' }],
      });
    });

    it('shows nothing to a guest without a session, and nothing that belongs to other owners', async () => {
      expect((await app.createClient().get('/api/generations').expect(200)).body).toEqual([]);
      const { id } = await generate(app.createClient());
      const otherClient = app.createClient();
      await generate(otherClient);
      for (const call of [
        otherClient.get(`/api/generations/${id}`),
        otherClient.get(`/api/generations/${id}/print`),
        otherClient.put(`/api/generations/${id}/blanks`).send({ fills: {} }),
        otherClient.post(`/api/generations/${id}/pdf`).send({ document: 'resume' }),
        app.createClient().get(`/api/generations/${id}`),
        otherClient.get('/api/generations/no-id'),
      ]) {
        expect((await call.expect(404)).body.code).toBe('not_found');
      }
    });

    it('shows the paywall at the fourth generation', async () => {
      const client = app.createClient();
      for (let i = 0; i < 3; i++) await generate(client);
      const { body } = await client.post('/api/autonomous-generate').send(nurseRequest).expect(402);
      expect(body).toMatchObject({ code: 'free_limit_reached', used: 3, limit: 3 });
      const streamedResponse = await client
        .post('/api/autonomous-generate')
        .set('Accept', 'text/event-stream')
        .send(nurseRequest)
        .expect(402);
      expect(streamedResponse.body.code).toBe('free_limit_reached');
    });

    it('allows exactly three of fifty concurrent generations', async () => {
      const client = app.createClient();
      await client
        .post('/api/contact')
        .send({ name: 'A', email: 'a@example.com', subject: 's', message: 'm' })
        .expect(201);
      const statuses = await Promise.all(
        Array.from(
          { length: 50 },
          async () => (await client.post('/api/autonomous-generate').send(nurseRequest)).status,
        ),
      );
      expect(statuses.filter((status) => status === 200)).toHaveLength(3);
      expect(statuses.filter((status) => status === 402)).toHaveLength(47);
      expect((await client.get('/api/generations')).body).toHaveLength(3);
    });

    it('runs once and counts one use for concurrent requests with the same key', async () => {
      const client = app.createClient();
      await generate(client);
      const send = () =>
        client.post('/api/autonomous-generate').set('Idempotency-Key', 'press-1').send(nurseRequest).expect(200);
      const [firstResponse, secondResponse] = await Promise.all([send(), send()]);
      const repeatedResponse = await send();
      expect(new Set([firstResponse.body.id, secondResponse.body.id, repeatedResponse.body.id]).size).toBe(1);
      expect(await countUses(client)).toBe(2);
    });

    it('runs a different request under a used key as a new generation', async () => {
      const client = app.createClient();
      const send = async (body: object) => {
        const call = client.post('/api/autonomous-generate').set('Idempotency-Key', 'press-1').send(body);
        return generationSchema.parse((await call.expect(200)).body);
      };
      const firstGeneration = await send(nurseRequest);
      const secondGeneration = await send({ ...nurseRequest, jobTitle: 'Midwife' });
      expect([firstGeneration.jobTitle, secondGeneration.jobTitle]).toEqual(['Registered Nurse', 'Midwife']);
      expect(await countUses(client)).toBe(2);
    });

    it.each(['مهندس برمجيات', 'מהנדס תוכנה', 'Nurse พยาบาล'])(
      'rejects %s, which cannot be printed, and leaves the quota unchanged',
      async (jobTitle) => {
        const client = app.createClient();
        const { body } = await client
          .post('/api/autonomous-generate')
          .send({ ...nurseRequest, jobTitle })
          .expect(400);
        expect(body.issues).toEqual([
          { path: 'jobTitle', message: expect.stringMatching(/^These characters can’t be printed\./) },
        ]);
        expect(await countUses(client)).toBe(0);
      },
    );

    it.each([
      'Krankenpfleger für Köln',
      'Νοσηλευτής',
      'Медсестра',
      '看護師スーパーバイザー',
      '간호사',
      'Rocket 🚀 Engineer',
      '🚀',
    ])('writes and prints %s', async (jobTitle) => {
      const client = app.createClient();
      const { id } = await generate(client, { ...nurseRequest, jobTitle });
      await client.post(`/api/generations/${id}/pdf`).send({ document: 'resume' }).expect(200);
    });

    it('fills blanks, rejects invalid values and recalculates the score', async () => {
      const client = app.createClient();
      const { id, documents, openBlanks, atsScore } = await generate(client);
      const blanks = listBlanks(documents.resume, documents.letter);
      const emailBlank = blanks.find(({ path }) => path === 'personalInfo.email')!;
      const invalidResponse = await client
        .put(`/api/generations/${id}/blanks`)
        .send({ fills: { [emailBlank.id]: 'nobody' } })
        .expect(400);
      expect(invalidResponse.body.issues).toEqual([
        { path: emailBlank.id, message: 'Please enter a valid email address.' },
      ]);
      const someFills = {
        [emailBlank.id]: 'ines@example.com',
        'personalInfo.firstName#0': 'Inés Halvorsen',
        unknown: 'dropped',
      };
      const partlyFilledGeneration = generationSchema.parse(
        (await client.put(`/api/generations/${id}/blanks`).send({ fills: someFills }).expect(200)).body,
      );
      expect(partlyFilledGeneration.openBlanks).toBe(openBlanks - 2);
      expect(Object.keys(partlyFilledGeneration.fills).sort()).toEqual(
        [emailBlank.id, 'personalInfo.firstName#0'].sort(),
      );
      expect(partlyFilledGeneration.documents).toEqual(documents);

      const getFill = ({ label }: { label: string }) =>
        ({ number: '12', 'MM/YYYY': '03/2019', YYYY: '2015', Email: 'ines@example.com', Phone: '+1 555 010 9999' })[
          label
        ] ?? 'Somewhere';
      const fills = Object.fromEntries(blanks.map((blank) => [blank.id, getFill(blank)]));
      const fullyFilledGeneration = generationSchema.parse(
        (await client.put(`/api/generations/${id}/blanks`).send({ fills }).expect(200)).body,
      );
      expect(fullyFilledGeneration.openBlanks).toBe(0);
      const filledTexts = JSON.stringify([fullyFilledGeneration.resume, fullyFilledGeneration.coverLetter]);
      expect(filledTexts).not.toMatch(/\[[A-Za-z]/);
      expect(fullyFilledGeneration.atsScore).toBeGreaterThan(Math.max(75, atsScore));
      const clearedResponse = await client.put(`/api/generations/${id}/blanks`).send({ fills: {} }).expect(200);
      expect(clearedResponse.body.openBlanks).toBe(openBlanks);
    });

    it('shows as many jobs as the user had, and keeps the input for hidden jobs', async () => {
      const client = app.createClient();
      const { id, documents, openBlanks } = await generate(client);
      const fills = { 'experience.0.company#0': 'Orrin Bay', 'experience.2.company#0': 'Lakeshore Clinic' };
      const putBlanks = async (body: object) =>
        generationSchema.parse((await client.put(`/api/generations/${id}/blanks`).send(body).expect(200)).body);

      const oneJobGeneration = await putBlanks({ fills, jobs: 1 });
      expect(oneJobGeneration).toMatchObject({ jobs: 1, fills, documents });
      expect(oneJobGeneration.resume.experience).toHaveLength(1);
      expect(oneJobGeneration.openBlanks).toBeLessThan(openBlanks - 8);
      const draft = await client.post('/api/resumes/draft').send({ generationId: id }).expect(201);
      expect(draft.body.experience).toHaveLength(1);

      // Without `jobs`, the number does not change. Jobs that are shown again still have the user's input.
      expect((await putBlanks({ fills })).jobs).toBe(1);
      const threeJobGeneration = await putBlanks({ fills, jobs: 3 });
      expect(threeJobGeneration.openBlanks).toBe(openBlanks - 2);

      const fiveJobGeneration = await putBlanks({
        fills: { ...fills, 'experience.4.position#0': 'Care Assistant' },
        jobs: 5,
      });
      expect(fiveJobGeneration.resume.experience.map(({ title }) => title).at(-1)).toBe('Care Assistant');
      expect(fiveJobGeneration.resume.experience.at(-1)?.achievements).toEqual([]);
      for (const jobs of [0, 9, 1.5])
        await client.put(`/api/generations/${id}/blanks`).send({ fills, jobs }).expect(400);
    });

    it('leaves out lines that do not apply to the user, and restores them with their input', async () => {
      const client = app.createClient();
      const generation = await generate(client);
      const { id, documents, openBlanks, fills: initialFills } = generation;
      const putBlanks = async (body: object) =>
        generationSchema.parse((await client.put(`/api/generations/${id}/blanks`).send(body).expect(200)).body);
      const blanks = listBlanks(documents.resume);
      const firstBlank = blanks.find(({ path }) => path.startsWith('experience.0.achievements.'))!;
      const lineBlanks = blanks.filter(({ path }) => path === firstBlank.path);
      const [, , , lineIndex] = firstBlank.path.split('.');
      const line = documents.resume.experience[0]!.achievements[Number(lineIndex)]!;
      const fills = { [firstBlank.id]: '14', 'experience.1.company#0': 'Lakeshore Clinic' };
      expect(generation.leftOut).toEqual([]);

      const generationWithoutLine = await putBlanks({
        fills,
        leftOut: [firstBlank.path, 'experience.0.company', 'experience.0.achievements.99'],
      });
      // Ignores lines that cannot be left out, keeps the input, and does not change other lines.
      expect(generationWithoutLine).toMatchObject({ leftOut: [firstBlank.path], fills, documents });
      expect(generationWithoutLine.openBlanks).toBe(openBlanks - lineBlanks.length - 1);
      const getLines = (shownGeneration: Generation) => shownGeneration.resume.experience[0]!.achievements;
      expect(getLines(generationWithoutLine)).toHaveLength(getLines(generation).length - 1);
      expect(getLines(generationWithoutLine)).not.toContain(line);
      expect(generationWithoutLine.resume.experience[1]).toBeDefined();
      expect((await client.get(`/api/generations/${id}`).expect(200)).body).toEqual(generationWithoutLine);
      const [lineStart = ''] = line.split('[');
      const getPrintPage = async () => (await client.get(`/api/generations/${id}/print`).expect(200)).text;
      expect(await getPrintPage()).not.toContain(lineStart);
      const { body: draft } = await client.post('/api/resumes/draft').send({ generationId: id }).expect(201);
      expect(draft.experience[0].achievements).toEqual(getLines(generationWithoutLine));
      expect(draft.experience[1].company).toBe('Lakeshore Clinic');

      // Without `leftOut`, the line is still left out.
      expect((await putBlanks({ fills })).leftOut).toEqual([firstBlank.path]);
      const restoredGeneration = await putBlanks({ fills, leftOut: [] });
      expect(getLines(restoredGeneration)).toHaveLength(getLines(generation).length);
      expect(await getPrintPage()).toContain(lineStart);
      expect(restoredGeneration.fills).toEqual(fills);
      expect((await putBlanks({ fills: initialFills })).score).toEqual(generation.score);
      for (const leftOut of ['experience.0.achievements.0', [7], ['x'.repeat(61)], Array(401).fill(firstBlank.path)])
        await client.put(`/api/generations/${id}/blanks`).send({ fills, leftOut }).expect(400);
    });

    it('adds lines that the user wrote, and uses the title of the latest job as the headline', async () => {
      const client = app.createClient();
      const generation = await generate(client);
      const { id, openBlanks } = generation;
      const putBlanks = async (body: object) =>
        generationSchema.parse((await client.put(`/api/generations/${id}/blanks`).send(body).expect(200)).body);
      const fills = { 'experience.0.position#0': 'Night Porter' };
      const ownLines = [['Cut waiting by 18% [sic].'], ['Opened the ward.', 'Closed it.']];
      const generationWithOwnLines = await putBlanks({ fills, ownLines });
      expect(generationWithOwnLines.ownLines).toEqual(ownLines);
      expect(generationWithOwnLines.openBlanks).toBe(openBlanks - 1);
      expect(generationWithOwnLines.resume.experience[0]!.achievements.at(-1)).toBe(ownLines[0]![0]);
      expect(generationWithOwnLines.resume.experience[1]!.achievements.slice(-2)).toEqual(ownLines[1]);
      const page = (await client.get(`/api/generations/${id}/print`).expect(200)).text;
      expect(page).toContain('Closed it.');
      const { body: draft } = await client.post('/api/resumes/draft').send({ generationId: id }).expect(201);
      expect(draft.experience[1].achievements).toEqual(generationWithOwnLines.resume.experience[1]!.achievements);
      expect(draft.personalInfo.headline).toBe('Night Porter');
      expect(draft.targetJobTitle).toBe(generation.jobTitle);
      const { body: letter } = await client.post('/api/cover-letters/draft').send({ generationId: id }).expect(201);
      expect(letter.sender.headline).toBe('Night Porter');

      // Without `ownLines`, the lines do not change.
      expect((await putBlanks({ fills })).ownLines).toEqual(ownLines);
      expect((await putBlanks({ fills: {}, ownLines: [] })).score).toEqual(generation.score);
      for (const invalidLines of [
        'Cut',
        ['Cut'],
        [['']],
        [['x'.repeat(501)]],
        [Array(21).fill('Cut')],
        Array(9).fill([]),
      ])
        await client.put(`/api/generations/${id}/blanks`).send({ fills, ownLines: invalidLines }).expect(400);
    });

    it('leaves out a line of skills that the user does not have', async () => {
      const client = app.createClient();
      const { id, documents } = await generate(client);
      const [firstSkill = '', ...otherSkills] = documents.resume.skills;
      const { body } = await client
        .put(`/api/generations/${id}/blanks`)
        .send({ fills: {}, leftOut: ['skills.0'] })
        .expect(200);
      expect(generationSchema.parse(body).resume.skills).toEqual(otherSkills);
      expect((await client.get(`/api/generations/${id}/print`).expect(200)).text).not.toContain(firstSkill);
      const { body: draft } = await client.post('/api/resumes/draft').send({ generationId: id }).expect(201);
      expect(draft.skills).toEqual(otherSkills);
    });

    it('leaves out the summary and a degree', async () => {
      const client = app.createClient();
      const { id } = await generate(client);
      const leftOut = ['personalInfo.summary', 'education.0.degree'];
      const { body } = await client.put(`/api/generations/${id}/blanks`).send({ fills: {}, leftOut }).expect(200);
      expect(generationSchema.parse(body)).toMatchObject({ leftOut, resume: { summary: '' } });
      const { body: draft } = await client.post('/api/resumes/draft').send({ generationId: id }).expect(201);
      expect(draft).toMatchObject({ personalInfo: { summary: '' }, education: [{ degree: '' }] });
    });

    it('leaves out a field of study and a school that the user does not have, and restores them', async () => {
      const client = app.createClient();
      const generation = await generate(client);
      const { id, documents, openBlanks } = generation;
      const putBlanks = async (body: object) =>
        generationSchema.parse((await client.put(`/api/generations/${id}/blanks`).send(body).expect(200)).body);
      const getPrintPage = async () => (await client.get(`/api/generations/${id}/print`).expect(200)).text;
      const getDraftEducation = async () => {
        const { body } = await client.post('/api/resumes/draft').send({ generationId: id }).expect(201);
        return (body as ResumeContent).education;
      };
      const [school] = documents.resume.education;
      const fills = { 'education.0.institution#0': 'Oslo Cathedral School', 'education.0.field#0': 'Nursing' };

      const generationWithoutField = await putBlanks({
        fills,
        leftOut: ['education.0.field', 'education.0.institution', 'education.7'],
      });
      expect(generationWithoutField).toMatchObject({
        leftOut: ['education.0.field'],
        fills,
        documents,
        openBlanks: openBlanks - 2,
      });
      expect(await getPrintPage()).toContain('Oslo Cathedral School');
      expect(await getPrintPage()).not.toContain('Nursing');
      expect(await getDraftEducation()).toEqual([{ ...school, institution: 'Oslo Cathedral School', field: '' }]);
      const diploma = { ...fills, 'education.0.degree#0': 'High school diploma', 'education.0.endDate#0': '2015' };
      const generationWithDiploma = await putBlanks({ fills: diploma });
      expect(generationWithDiploma.score.checks.find(({ id: checkId }) => checkId === 'S4')?.found).toContain(
        'Complete schools: 1 of 1',
      );

      const generationWithoutSchool = await putBlanks({ fills, leftOut: ['education.0'] });
      const educationBlanks = listBlanks(documents.resume).filter(({ path }) => path.startsWith('education.'));
      expect(generationWithoutSchool).toMatchObject({
        leftOut: ['education.0'],
        fills,
        openBlanks: openBlanks - educationBlanks.length,
      });
      expect(generationWithoutSchool.score.checks.find(({ id: checkId }) => checkId === 'S4')?.found).toBe(
        'No education yet',
      );
      expect(await getPrintPage()).not.toContain('Oslo Cathedral School');
      expect(await getPrintPage()).not.toContain('Education');
      expect(await getDraftEducation()).toEqual([]);

      const restoredGeneration = await putBlanks({ fills, leftOut: [] });
      expect(restoredGeneration).toMatchObject({ leftOut: [], fills, openBlanks: openBlanks - 2 });
      expect(await getPrintPage()).toContain('Nursing');
      expect((await putBlanks({ fills: {} })).score).toEqual(generation.score);
    });

    it('does not limit the score because of open blanks in lines that are left out', async () => {
      const client = app.createClient();
      const { id, documents } = await generate(client);
      const blanks = listBlanks(documents.resume, documents.letter);
      const values: Record<string, string> = {
        number: '12',
        'MM/YYYY': '03/2019',
        YYYY: '2015',
        Phone: '+1 555 010 9999',
      };
      const isOptional = ({ path }: { path: string }) => /^(experience\.\d+\.achievements|education\.0\.)/.test(path);
      const requiredBlanks = blanks.filter((blank) => !isOptional(blank));
      const fills = Object.fromEntries(
        requiredBlanks.map(({ id: blankId, path, label }) => [
          blankId,
          path.endsWith('email') ? 'ines@example.com' : (values[label] ?? 'Somewhere'),
        ]),
      );
      const putBlanks = async (body: object) =>
        generationSchema.parse((await client.put(`/api/generations/${id}/blanks`).send(body).expect(200)).body);
      const generationWithOpenBlanks = await putBlanks({ fills });
      expect(generationWithOpenBlanks.atsScore).toBeLessThanOrEqual(60);
      const lines = blanks.filter(isOptional).map(({ path }) => path);
      const leftOut = [...new Set(lines), 'education.0'];
      const generationWithoutLines = await putBlanks({ fills, leftOut });
      expect(generationWithoutLines.openBlanks).toBe(0);
      expect(generationWithoutLines.atsScore).toBeGreaterThan(60);
      expect(generationWithoutLines.potential).toBeLessThan(generationWithOpenBlanks.potential);
      await client.post(`/api/generations/${id}/pdf`).send({ document: 'resume' }).expect(200);
    });

    it('moves to the account when the guest signs in', async () => {
      const client = app.createClient();
      const { id } = await generate(client);
      const credentials = buildRegistration();
      await client.post('/api/auth/register').send(credentials).expect(201);
      await client.get(`/api/generations/${id}`).expect(200);
      const otherClient = app.createClient();
      await otherClient.post('/api/auth/login').send(credentials).expect(200);
      expect((await otherClient.get('/api/generations')).body).toHaveLength(1);
      const calls = await app.database.query(
        'SELECT count(*)::int AS count FROM ai_calls WHERE owner_id = (SELECT owner_id FROM users WHERE email = $1)',
        [credentials.email],
      );
      expect(calls).toEqual([{ count: 1 }]);
    });

    it('streams growing drafts and checks, then the result', async () => {
      const events = await readGenerationEvents(app.url, nurseRequest);
      const drafts = events.filter((event) => event.type === 'draft');
      expect(drafts.length).toBeGreaterThan(15);
      const steps = drafts.map(({ step }) => step);
      expect([...new Set(steps)]).toEqual(['summary', 'experience', 'skills', 'coverLetter']);
      const scores = events.filter((event) => event.type === 'score');
      expect(scores.at(-1)?.checked).toBe(scores.at(-1)?.checks);
      const result = events.at(-1);
      if (result?.type !== 'result') throw new Error(`The stream ended with ${result?.type}`);
      expect(drafts.at(-1)).toMatchObject(result.generation.documents);
      expect(result.generation.score.checks).toHaveLength(scores.at(-1)?.checks ?? 0);
      const eventTypes = events.map(({ type }) => type);
      expect(eventTypes.indexOf('score')).toBeLessThan(eventTypes.lastIndexOf('draft'));
      expect(scores.map(({ checked }) => checked)).toEqual(scores.map((_, index) => index + 1));
      expect(scores.at(-1)?.points).toBe(result.generation.atsScore);
    });

    it('refunds the quota use when the client disconnects midway', async () => {
      const client = app.createClient();
      const contactResponse = await client
        .post('/api/contact')
        .send({ name: 'A', email: 'a@example.com', subject: 's', message: 'm' });
      const cookie = getSessionCookie(contactResponse)!;
      const events = await readGenerationEvents(app.url, nurseRequest, { cookie, disconnectAfter: 3 });
      expect(events).toHaveLength(3);
      await waitFor(async () => expect(await countUses(client)).toBe(0));
      expect((await client.get('/api/generations')).body).toEqual([]);
      const calls = await app.database.query(`SELECT outcome FROM ai_calls ORDER BY started_at DESC LIMIT 1`);
      expect(calls).toEqual([{ outcome: 'cancelled' }]);
    });

    it.each([
      ['de', 'Registered Nurse', /^Sehr geehrte Damen und Herren,\n\n\p{Ll}/u, '[Arbeitgeber]'],
      ['es', 'Pflegefachkraft', /^Estimado equipo de selección:/u, '[Empresa]'],
      ['fr', 'infirmière', /^Madame, Monsieur,/u, '[Employeur]'],
      ['ja', '看護師', /^拝啓/u, '[勤務先]'],
      ['ko', 'Senior Registered Nurse', /^채용 담당자님께/u, '[근무처]'],
    ])('writes in %s regardless of the language of the title', async (language, jobTitle, opening, employer) => {
      const client = app.createClient();
      const generation = await generate(client, { ...nurseRequest, jobTitle, language });
      expect(generation).toMatchObject({ language, writer: 'built-in', jobTitle });
      expect(generation.coverLetter).toMatch(opening);
      expect(generation.documents.resume.experience[0]?.company).toBe(employer);
      expect(generation.potential).toBeGreaterThanOrEqual(85);
      expect(generation.keywords.length).toBeGreaterThan(8);
      expect(generation.suggestions).toHaveLength(1);
      await client.post(`/api/generations/${generation.id}/pdf`).send({ document: 'coverLetter' }).expect(200);
    });

    it('lists the templates in the language of the request', async () => {
      const { body } = await app.createClient().get('/api/templates').set('Accept-Language', 'de').expect(200);
      expect((body as { id: string }[]).map(({ id }) => id)).toEqual(
        expect.arrayContaining(['modern-professional', 'classic-executive', 'minimal-clean']),
      );
      expect(body[0].description).not.toBe((await app.createClient().get('/api/templates')).body[0].description);
    });
  },
  { RATE_NEW_SESSION: '100000' },
);

describeOnDefaultDatabase(
  'a generation that is repeated with the same key',
  (app) => {
    afterEach(() => jest.restoreAllMocks());
    it('counts toward the rate limit', async () => {
      // Freezes the clock, so that the test stays within one minute.
      jest.spyOn(Date, 'now').mockReturnValue(Date.now());
      const client = app.createClient();
      const statuses: number[] = [];
      for (let i = 0; i < 6; i++) {
        const call = client.post('/api/autonomous-generate').set('Idempotency-Key', 'press-1').send(nurseRequest);
        statuses.push((await call).status);
      }
      expect(statuses).toContain(429);
    });
  },
  { RATE_DEFAULT: '3' },
);
