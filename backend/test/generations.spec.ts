import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { generationSchema, type Generation } from '@shortlist/contracts/generator/generation';
import { listBlanks } from '@shortlist/documents/blanks';
import { waitFor } from './harness/wait-for';
import { onUsualDatabase, buildRegistration, type TestApp } from './harness/test-app';
import { readGenerationEvents } from './harness/event-stream';
import { getSessionCookie } from './harness/session-cookie';

const nurse = { jobTitle: '  Registered Nurse ', industry: 'Healthcare' };
type Browser = ReturnType<TestApp['createClient']>;

async function generate(client: Browser, body: object = nurse): Promise<Generation> {
  const { body: answer } = await client.post('/api/autonomous-generate').send(body).expect(200);
  return generationSchema.parse(answer);
}

onUsualDatabase(
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
      expect((await client.get('/api/me/allowance')).body).toEqual({ used: 1, limit: 3, premium: false });
      const { body: list } = await client.get('/api/generations').expect(200);
      expect(list).toEqual([expect.objectContaining({ id: generation.id, atsScore: generation.atsScore })]);
      expect((await client.get(`/api/generations/${generation.id}`).expect(200)).body).toEqual(generation);
    });

    it.each([
      [{ jobTitle: ' ', industry: 'Healthcare' }, 'jobTitle'],
      [{ jobTitle: 'Nurse' }, 'industry'],
      [{ jobTitle: 'Nurse', industry: 'Piracy' }, 'industry'],
    ])('refuses %j', async (body, path) => {
      const client = app.createClient();
      const response = await client.post('/api/autonomous-generate').send(body).expect(400);
      expect(response.body).toMatchObject({
        code: 'invalid_input',
        issues: [{ path, message: 'Please provide both job title and industry.' }],
      });
    });

    it('shows nothing to a guest without a session, and nothing of other owners', async () => {
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
      const { body } = await client.post('/api/autonomous-generate').send(nurse).expect(402);
      expect(body).toMatchObject({ code: 'free_limit_reached', used: 3, limit: 3 });
      const streamed = await client
        .post('/api/autonomous-generate')
        .set('Accept', 'text/event-stream')
        .send(nurse)
        .expect(402);
      expect(streamed.body.code).toBe('free_limit_reached');
    });

    it('grants exactly three of fifty concurrent generations', async () => {
      const client = app.createClient();
      await client
        .post('/api/contact')
        .send({ name: 'A', email: 'a@example.com', subject: 's', message: 'm' })
        .expect(201);
      const answers = await Promise.all(
        Array.from({ length: 50 }, async () => (await client.post('/api/autonomous-generate').send(nurse)).status),
      );
      expect(answers.filter((status) => status === 200)).toHaveLength(3);
      expect(answers.filter((status) => status === 402)).toHaveLength(47);
      expect((await client.get('/api/generations')).body).toHaveLength(3);
    });

    it('runs two calls with one key once, for one use', async () => {
      const client = app.createClient();
      await generate(client);
      const send = () =>
        client.post('/api/autonomous-generate').set('Idempotency-Key', 'press-1').send(nurse).expect(200);
      const [one, two] = await Promise.all([send(), send()]);
      const three = await send();
      expect(new Set([one.body.id, two.body.id, three.body.id]).size).toBe(1);
      expect((await client.get('/api/me/allowance')).body.used).toBe(2);
    });

    it('runs a different request under a used key as a new generation', async () => {
      const client = app.createClient();
      const send = async (body: object) => {
        const call = client.post('/api/autonomous-generate').set('Idempotency-Key', 'press-1').send(body);
        return generationSchema.parse((await call.expect(200)).body);
      };
      const [first, second] = [await send(nurse), await send({ ...nurse, jobTitle: 'Midwife' })];
      expect([first.jobTitle, second.jobTitle]).toEqual(['Registered Nurse', 'Midwife']);
      expect((await client.get('/api/me/allowance')).body.used).toBe(2);
    });

    it.each(['مهندس برمجيات', 'מהנדס תוכנה', 'Nurse พยาบาล'])(
      'spends no use on %s, which cannot be printed',
      async (jobTitle) => {
        const client = app.createClient();
        const { body } = await client
          .post('/api/autonomous-generate')
          .send({ ...nurse, jobTitle })
          .expect(400);
        expect(body.issues).toEqual([
          { path: 'jobTitle', message: expect.stringMatching(/^These characters can’t be printed\./) },
        ]);
        expect((await client.get('/api/me/allowance')).body.used).toBe(0);
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
      const { id } = await generate(client, { ...nurse, jobTitle });
      await client.post(`/api/generations/${id}/pdf`).send({ document: 'resume' }).expect(200);
    });

    it('fills blanks, refuses invalid values and recalculates the score', async () => {
      const client = app.createClient();
      const { id, documents, openBlanks, atsScore } = await generate(client);
      const blanks = listBlanks(documents.resume, documents.letter);
      const email = blanks.find(({ path }) => path === 'personalInfo.email')!;
      const wrong = await client
        .put(`/api/generations/${id}/blanks`)
        .send({ fills: { [email.id]: 'nobody' } })
        .expect(400);
      expect(wrong.body.issues).toEqual([{ path: email.id, message: 'Please enter a valid email address.' }]);
      const some = { [email.id]: 'ines@example.com', 'personalInfo.firstName#0': 'Inés Halvorsen', unknown: 'dropped' };
      const partly = generationSchema.parse(
        (await client.put(`/api/generations/${id}/blanks`).send({ fills: some }).expect(200)).body,
      );
      expect(partly.openBlanks).toBe(openBlanks - 2);
      expect(Object.keys(partly.fills).sort()).toEqual([email.id, 'personalInfo.firstName#0'].sort());
      expect(partly.documents).toEqual(documents);

      const value = ({ label }: { label: string }) =>
        ({ number: '12', 'MM/YYYY': '03/2019', YYYY: '2015', Email: 'ines@example.com', Phone: '+1 555 010 9999' })[
          label
        ] ?? 'Somewhere';
      const fills = Object.fromEntries(blanks.map((blank) => [blank.id, value(blank)]));
      const full = generationSchema.parse(
        (await client.put(`/api/generations/${id}/blanks`).send({ fills }).expect(200)).body,
      );
      expect(full.openBlanks).toBe(0);
      expect(JSON.stringify([full.resume, full.coverLetter])).not.toMatch(/\[[A-Za-z]/);
      expect(full.atsScore).toBeGreaterThan(Math.max(75, atsScore));
      const taken = await client.put(`/api/generations/${id}/blanks`).send({ fills: {} }).expect(200);
      expect(taken.body.openBlanks).toBe(openBlanks);
    });

    it('has as many jobs as the user had, and keeps the text typed into the others', async () => {
      const client = app.createClient();
      const { id, documents, openBlanks } = await generate(client);
      const fills = { 'experience.0.company#0': 'Orrin Bay', 'experience.2.company#0': 'Lakeshore Clinic' };
      const put = async (body: object) =>
        generationSchema.parse((await client.put(`/api/generations/${id}/blanks`).send(body).expect(200)).body);

      const one = await put({ fills, jobs: 1 });
      expect(one).toMatchObject({ jobs: 1, fills, documents });
      expect(one.resume.experience).toHaveLength(1);
      expect(one.openBlanks).toBeLessThan(openBlanks - 8);
      const draft = await client.post('/api/resumes/draft').send({ generationId: id }).expect(201);
      expect(draft.body.experience).toHaveLength(1);

      // Without `jobs` the number stays; jobs that come back have their fills.
      expect((await put({ fills })).jobs).toBe(1);
      const three = await put({ fills, jobs: 3 });
      expect(three.openBlanks).toBe(openBlanks - 2);

      const five = await put({ fills: { ...fills, 'experience.4.position#0': 'Care Assistant' }, jobs: 5 });
      expect(five.resume.experience.map(({ title }) => title).at(-1)).toBe('Care Assistant');
      expect(five.resume.experience.at(-1)?.achievements).toEqual([]);
      for (const jobs of [0, 9, 1.5])
        await client.put(`/api/generations/${id}/blanks`).send({ fills, jobs }).expect(400);
    });

    it('leaves out lines that are not true of the person, everywhere, and puts them back with their fills', async () => {
      const client = app.createClient();
      const generation = await generate(client);
      const { id, documents, openBlanks, fills: none } = generation;
      const put = async (body: object) =>
        generationSchema.parse((await client.put(`/api/generations/${id}/blanks`).send(body).expect(200)).body);
      const blanks = listBlanks(documents.resume);
      const first = blanks.find(({ path }) => path.startsWith('experience.0.achievements.'))!;
      const ofLine = blanks.filter(({ path }) => path === first.path);
      const [, , , at] = first.path.split('.');
      const line = documents.resume.experience[0]!.achievements[Number(at)]!;
      const fills = { [first.id]: '14', 'experience.1.company#0': 'Lakeshore Clinic' };
      expect(generation.leftOut).toEqual([]);

      const out = await put({ fills, leftOut: [first.path, 'experience.0.company', 'experience.0.achievements.99'] });
      // Ignores lines that cannot be left out, keeps the text of the user, and moves nothing else.
      expect(out).toMatchObject({ leftOut: [first.path], fills, documents });
      expect(out.openBlanks).toBe(openBlanks - ofLine.length - 1);
      const lines = (one: Generation) => one.resume.experience[0]!.achievements;
      expect(lines(out)).toHaveLength(lines(generation).length - 1);
      expect(lines(out)).not.toContain(line);
      expect(out.resume.experience[1]).toBeDefined();
      expect((await client.get(`/api/generations/${id}`).expect(200)).body).toEqual(out);
      const [start = ''] = line.split('[');
      const page = async () => (await client.get(`/api/generations/${id}/print`).expect(200)).text;
      expect(await page()).not.toContain(start);
      const { body: draft } = await client.post('/api/resumes/draft').send({ generationId: id }).expect(201);
      expect(draft.experience[0].achievements).toEqual(lines(out));
      expect(draft.experience[1].company).toBe('Lakeshore Clinic');

      // Without `leftOut` the line stays out.
      expect((await put({ fills })).leftOut).toEqual([first.path]);
      const back = await put({ fills, leftOut: [] });
      expect(lines(back)).toHaveLength(lines(generation).length);
      expect(await page()).toContain(start);
      expect(back.fills).toEqual(fills);
      expect((await put({ fills: none })).score).toEqual(generation.score);
      for (const leftOut of ['experience.0.achievements.0', [7], ['x'.repeat(61)], Array(401).fill(first.path)])
        await client.put(`/api/generations/${id}/blanks`).send({ fills, leftOut }).expect(400);
    });

    it('leaves out a line of skills that the person does not have', async () => {
      const client = app.createClient();
      const { id, documents } = await generate(client);
      const [first = '', ...others] = documents.resume.skills;
      const { body } = await client
        .put(`/api/generations/${id}/blanks`)
        .send({ fills: {}, leftOut: ['skills.0'] })
        .expect(200);
      expect(generationSchema.parse(body).resume.skills).toEqual(others);
      expect((await client.get(`/api/generations/${id}/print`).expect(200)).text).not.toContain(first);
      const { body: draft } = await client.post('/api/resumes/draft').send({ generationId: id }).expect(201);
      expect(draft.skills).toEqual(others);
    });

    it('leaves out a field of study, and a school, that the person does not have, and puts them back', async () => {
      const client = app.createClient();
      const generation = await generate(client);
      const { id, documents, openBlanks } = generation;
      const put = async (body: object) =>
        generationSchema.parse((await client.put(`/api/generations/${id}/blanks`).send(body).expect(200)).body);
      const page = async () => (await client.get(`/api/generations/${id}/print`).expect(200)).text;
      const draft = async () => {
        const { body } = await client.post('/api/resumes/draft').send({ generationId: id }).expect(201);
        return (body as ResumeContent).education;
      };
      const [school] = documents.resume.education;
      const fills = { 'education.0.institution#0': 'Oslo Cathedral School', 'education.0.field#0': 'Nursing' };

      const noField = await put({ fills, leftOut: ['education.0.field', 'education.0.degree', 'education.7'] });
      expect(noField).toMatchObject({ leftOut: ['education.0.field'], fills, documents, openBlanks: openBlanks - 2 });
      expect(await page()).toContain('Oslo Cathedral School');
      expect(await page()).not.toContain('Nursing');
      expect(await draft()).toEqual([{ ...school, institution: 'Oslo Cathedral School', field: '' }]);
      const diploma = { ...fills, 'education.0.degree#0': 'High school diploma', 'education.0.endDate#0': '2015' };
      const complete = await put({ fills: diploma });
      expect(complete.score.checks.find(({ id: check }) => check === 'S4')?.found).toContain(
        'Complete schools: 1 of 1',
      );

      const none = await put({ fills, leftOut: ['education.0'] });
      const asked = listBlanks(documents.resume).filter(({ path }) => path.startsWith('education.'));
      expect(none).toMatchObject({ leftOut: ['education.0'], fills, openBlanks: openBlanks - asked.length });
      expect(none.score.checks.find(({ id: check }) => check === 'S4')?.found).toBe('No education yet');
      expect(await page()).not.toContain('Oslo Cathedral School');
      expect(await page()).not.toContain('Education');
      expect(await draft()).toEqual([]);

      const back = await put({ fills, leftOut: [] });
      expect(back).toMatchObject({ leftOut: [], fills, openBlanks: openBlanks - 2 });
      expect(await page()).toContain('Nursing');
      expect((await put({ fills: {} })).score).toEqual(generation.score);
    });

    it('lifts the cap on the score when the last open blank is in a line that is left out', async () => {
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
      const others = blanks.filter((blank) => !isOptional(blank));
      const fills = Object.fromEntries(
        others.map(({ id: blank, path, label }) => [
          blank,
          path.endsWith('email') ? 'ines@example.com' : (values[label] ?? 'Somewhere'),
        ]),
      );
      const put = async (body: object) =>
        generationSchema.parse((await client.put(`/api/generations/${id}/blanks`).send(body).expect(200)).body);
      const open = await put({ fills });
      expect(open.atsScore).toBeLessThanOrEqual(60);
      const lines = blanks.filter(isOptional).map(({ path }) => path);
      const leftOut = [...new Set(lines), 'education.0'];
      const out = await put({ fills, leftOut });
      expect(out.openBlanks).toBe(0);
      expect(out.atsScore).toBeGreaterThan(60);
      expect(out.potential).toBeLessThan(open.potential);
      await client.post(`/api/generations/${id}/pdf`).send({ document: 'resume' }).expect(200);
    });

    it('moves to the account that signs in', async () => {
      const client = app.createClient();
      const { id } = await generate(client);
      const person = buildRegistration();
      await client.post('/api/auth/register').send(person).expect(201);
      await client.get(`/api/generations/${id}`).expect(200);
      const elsewhere = app.createClient();
      await elsewhere.post('/api/auth/login').send(person).expect(200);
      expect((await elsewhere.get('/api/generations')).body).toHaveLength(1);
      const calls = await app.database.query(
        'SELECT count(*)::int AS count FROM ai_calls WHERE owner_id = (SELECT owner_id FROM users WHERE email = $1)',
        [person.email],
      );
      expect(calls).toEqual([{ count: 1 }]);
    });

    it('streams growing drafts and checks, then the result', async () => {
      const events = await readGenerationEvents(app.url, nurse);
      const drafts = events.filter((event) => event.type === 'draft');
      expect(drafts.length).toBeGreaterThan(15);
      const steps = drafts.map(({ step }) => step);
      expect([...new Set(steps)]).toEqual(['summary', 'experience', 'skills', 'coverLetter']);
      const scores = events.filter((event) => event.type === 'score');
      expect(scores.at(-1)?.checked).toBe(scores.at(-1)?.checks);
      const result = events.at(-1);
      if (result?.type !== 'result') throw new Error(`ended with ${result?.type}`);
      expect(drafts.at(-1)).toMatchObject(result.generation.documents);
      expect(result.generation.score.checks).toHaveLength(scores.at(-1)?.checks ?? 0);
      const kinds = events.map(({ type }) => type);
      expect(kinds.indexOf('score')).toBeLessThan(kinds.lastIndexOf('draft'));
      expect(scores.map(({ checked }) => checked)).toEqual(scores.map((_, index) => index + 1));
      expect(scores.at(-1)?.points).toBe(result.generation.atsScore);
    });

    it('returns the use when the client disconnects midway', async () => {
      const client = app.createClient();
      const begun = await client
        .post('/api/contact')
        .send({ name: 'A', email: 'a@example.com', subject: 's', message: 'm' });
      const cookie = getSessionCookie(begun)!;
      const events = await readGenerationEvents(app.url, nurse, { cookie, disconnectAfter: 3 });
      expect(events).toHaveLength(3);
      await waitFor(async () => expect((await client.get('/api/me/allowance')).body.used).toBe(0));
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
      const generation = await generate(client, { ...nurse, jobTitle, language });
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
