import { generationSchema, type Generation } from '@shortlist/contracts/generator/generation';
import { listBlanks } from '@shortlist/documents/blanks';
import { eventually } from './harness/eventually';
import { onBothDatabases, somebody, type World } from './harness/world';
import { readEvents } from './harness/events';

const nurse = { jobTitle: '  Registered Nurse ', industry: 'Healthcare' };
type Browser = ReturnType<World['browser']>;

async function generate(browser: Browser, body: object = nurse): Promise<Generation> {
  const { body: answer } = await browser.post('/api/autonomous-generate').send(body).expect(200);
  return generationSchema.parse(answer);
}

onBothDatabases(
  'generations',
  (world) => {
    it('writes a resume and a letter from a title and an industry', async () => {
      const browser = world.browser();
      const generation = await generate(browser);
      expect(generation).toMatchObject({
        jobTitle: 'Registered Nurse',
        industry: 'Healthcare',
        language: 'en',
        writer: 'built-in',
        pageSize: 'A4',
      });
      expect(generation.resume.experience[0]?.title).toBe('Registered Nurse');
      expect(generation.coverLetter).toMatch(/^Dear Hiring Manager,/);
      expect(generation.keywords.length).toBeGreaterThan(8);
      expect(generation.atsScore).toBeLessThanOrEqual(60);
      expect(generation.potential).toBeGreaterThanOrEqual(85);
      expect(generation.openBlanks).toBeGreaterThan(5);
      expect(generation.suggestions[0]).toContain(String(generation.openBlanks));
      expect((await browser.get('/api/me/allowance')).body).toEqual({ used: 1, limit: 3, premium: false });
      const { body: list } = await browser.get('/api/generations').expect(200);
      expect(list).toEqual([expect.objectContaining({ id: generation.id, atsScore: generation.atsScore })]);
      expect((await browser.get(`/api/generations/${generation.id}`).expect(200)).body).toEqual(generation);
    });

    it.each([
      [{ jobTitle: ' ', industry: 'Healthcare' }, 'jobTitle'],
      [{ jobTitle: 'Nurse' }, 'industry'],
      [{ jobTitle: 'Nurse', industry: 'Piracy' }, 'industry'],
    ])('refuses %j', async (body, path) => {
      const browser = world.browser();
      const answer = await browser.post('/api/autonomous-generate').send(body).expect(400);
      expect(answer.body).toMatchObject({
        code: 'invalid_input',
        issues: [{ path, message: 'Please provide both job title and industry.' }],
      });
    });

    it('shows nothing to a visitor without a session, and nothing of others to anybody', async () => {
      expect((await world.browser().get('/api/generations').expect(200)).body).toEqual([]);
      const { id } = await generate(world.browser());
      const other = world.browser();
      await generate(other);
      for (const call of [
        other.get(`/api/generations/${id}`),
        other.get(`/api/generations/${id}/print`),
        other.put(`/api/generations/${id}/blanks`).send({ fills: {} }),
        other.post(`/api/generations/${id}/pdf`).send({ document: 'resume' }),
        world.browser().get(`/api/generations/${id}`),
        other.get('/api/generations/no-id'),
      ]) {
        expect((await call.expect(404)).body.code).toBe('not_found');
      }
    });

    it('shows the wall to the fourth', async () => {
      const browser = world.browser();
      for (let i = 0; i < 3; i++) await generate(browser);
      const { body } = await browser.post('/api/autonomous-generate').send(nurse).expect(402);
      expect(body).toMatchObject({ code: 'free_limit_reached', used: 3, limit: 3 });
      const streamed = await browser
        .post('/api/autonomous-generate')
        .set('Accept', 'text/event-stream')
        .send(nurse)
        .expect(402);
      expect(streamed.body.code).toBe('free_limit_reached');
    });

    it('gives exactly three of fifty at once', async () => {
      const browser = world.browser();
      await browser
        .post('/api/contact')
        .send({ name: 'A', email: 'a@example.com', subject: 's', message: 'm' })
        .expect(201);
      const answers = await Promise.all(
        Array.from({ length: 50 }, async () => (await browser.post('/api/autonomous-generate').send(nurse)).status),
      );
      expect(answers.filter((status) => status === 200)).toHaveLength(3);
      expect(answers.filter((status) => status === 402)).toHaveLength(47);
      expect((await browser.get('/api/generations')).body).toHaveLength(3);
    });

    it('makes one of two calls with one key, and takes one use', async () => {
      const browser = world.browser();
      await generate(browser);
      const send = () =>
        browser.post('/api/autonomous-generate').set('Idempotency-Key', 'press-1').send(nurse).expect(200);
      const [one, two] = await Promise.all([send(), send()]);
      const three = await send();
      expect(new Set([one.body.id, two.body.id, three.body.id]).size).toBe(1);
      expect((await browser.get('/api/me/allowance')).body.used).toBe(2);
    });

    it('makes another one for another order under a key that was used', async () => {
      const browser = world.browser();
      const send = async (body: object) => {
        const call = browser.post('/api/autonomous-generate').set('Idempotency-Key', 'press-1').send(body);
        return generationSchema.parse((await call.expect(200)).body);
      };
      const [first, second] = [await send(nurse), await send({ ...nurse, jobTitle: 'Midwife' })];
      expect([first.jobTitle, second.jobTitle]).toEqual(['Registered Nurse', 'Midwife']);
      expect((await browser.get('/api/me/allowance')).body.used).toBe(2);
    });

    it.each(['مهندس برمجيات', 'מהנדס תוכנה', 'Nurse พยาบาล'])(
      'takes no use for %s, which cannot be printed',
      async (jobTitle) => {
        const browser = world.browser();
        const { body } = await browser
          .post('/api/autonomous-generate')
          .send({ ...nurse, jobTitle })
          .expect(400);
        expect(body.issues).toEqual([
          { path: 'jobTitle', message: expect.stringMatching(/characters that cannot be printed/) },
        ]);
        expect((await browser.get('/api/me/allowance')).body.used).toBe(0);
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
    ])('writes and prints for %s', async (jobTitle) => {
      const browser = world.browser();
      const { id } = await generate(browser, { ...nurse, jobTitle });
      await browser.post(`/api/generations/${id}/pdf`).send({ document: 'resume' }).expect(200);
    });

    it('fills blanks, refuses what is none, and scores anew', async () => {
      const browser = world.browser();
      const { id, documents, openBlanks, atsScore } = await generate(browser);
      const blanks = listBlanks(documents.resume, documents.letter);
      const email = blanks.find(({ path }) => path === 'personalInfo.email')!;
      const wrong = await browser
        .put(`/api/generations/${id}/blanks`)
        .send({ fills: { [email.id]: 'nobody' } })
        .expect(400);
      expect(wrong.body.issues).toEqual([{ path: email.id, message: 'Please enter a valid email address.' }]);
      const some = { [email.id]: 'ines@example.com', 'personalInfo.firstName#0': 'Inés Halvorsen', unknown: 'dropped' };
      const partly = generationSchema.parse(
        (await browser.put(`/api/generations/${id}/blanks`).send({ fills: some }).expect(200)).body,
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
        (await browser.put(`/api/generations/${id}/blanks`).send({ fills }).expect(200)).body,
      );
      expect(full.openBlanks).toBe(0);
      expect(JSON.stringify([full.resume, full.coverLetter])).not.toMatch(/\[[A-Za-z]/);
      expect(full.atsScore).toBeGreaterThan(Math.max(75, atsScore));
      const taken = await browser.put(`/api/generations/${id}/blanks`).send({ fills: {} }).expect(200);
      expect(taken.body.openBlanks).toBe(openBlanks);
    });

    it('moves to the account that signs in', async () => {
      const browser = world.browser();
      const { id } = await generate(browser);
      const person = somebody();
      await browser.post('/api/auth/register').send(person).expect(201);
      await browser.get(`/api/generations/${id}`).expect(200);
      const elsewhere = world.browser();
      await elsewhere.post('/api/auth/login').send(person).expect(200);
      expect((await elsewhere.get('/api/generations')).body).toHaveLength(1);
      const calls = await world.database.query(
        'SELECT count(*)::int AS count FROM ai_calls WHERE owner_id = (SELECT owner_id FROM users WHERE email = $1)',
        [person.email],
      );
      expect(calls).toEqual([{ count: 1 }]);
    });

    it('streams drafts that grow, then checks, then the result', async () => {
      const events = await readEvents(world.url, nurse);
      const drafts = events.filter((event) => event.type === 'draft');
      expect(drafts.length).toBeGreaterThan(15);
      const steps = drafts.map(({ step }) => step);
      expect([...new Set(steps)]).toEqual(['summary', 'experience', 'skills', 'coverLetter']);
      const scores = events.filter((event) => event.type === 'score');
      expect(scores.at(-1)?.checked).toBe(scores.at(-1)?.checks);
      const result = events.at(-1);
      if (result?.type !== 'result') throw new Error(`ended with ${result?.type}`);
      expect(drafts.at(-1)).toMatchObject(result.generation.documents);
      // The ring fills while the text is written, and ends at the score.
      const kinds = events.map(({ type }) => type);
      expect(kinds.indexOf('score')).toBeLessThan(kinds.lastIndexOf('draft'));
      expect(scores.map(({ checked }) => checked)).toEqual(scores.map((_, index) => index + 1));
      expect(scores.at(-1)?.points).toBe(result.generation.atsScore);
    });

    it('gives the use back when the reader leaves in the middle', async () => {
      const browser = world.browser();
      const { headers } = await browser
        .post('/api/contact')
        .send({ name: 'A', email: 'a@example.com', subject: 's', message: 'm' });
      const cookie = String(headers['set-cookie']).split(';')[0]!;
      const events = await readEvents(world.url, nurse, { cookie, leaveAfter: 3 });
      expect(events).toHaveLength(3);
      await eventually(async () => expect((await browser.get('/api/me/allowance')).body.used).toBe(0));
      expect((await browser.get('/api/generations')).body).toEqual([]);
      const calls = await world.database.query(`SELECT outcome FROM ai_calls ORDER BY started_at DESC LIMIT 1`);
      expect(calls).toEqual([{ outcome: 'cancelled' }]);
    });

    it.each([
      ['de', 'Registered Nurse', /^Sehr geehrte Damen und Herren,\n\n\p{Ll}/u, '[Arbeitgeber]'],
      ['es', 'Pflegefachkraft', /^Estimado equipo de selección:/u, '[Empresa]'],
      ['fr', 'infirmière', /^Madame, Monsieur,/u, '[Employeur]'],
      ['ja', '看護師', /^拝啓/u, '[勤務先]'],
      ['ko', 'Senior Registered Nurse', /^채용 담당자님께/u, '[근무처]'],
    ])('writes in %s, whatever language the title is in', async (language, jobTitle, opening, employer) => {
      const browser = world.browser();
      const generation = await generate(browser, { ...nurse, jobTitle, language });
      expect(generation).toMatchObject({ language, writer: 'built-in', jobTitle });
      expect(generation.coverLetter).toMatch(opening);
      expect(generation.documents.resume.experience[0]?.company).toBe(employer);
      expect(generation.potential).toBeGreaterThanOrEqual(85);
      expect(generation.keywords.length).toBeGreaterThan(8);
      // Nothing says any more that the documents are in English.
      expect(generation.suggestions).toHaveLength(2);
      await browser.post(`/api/generations/${generation.id}/pdf`).send({ document: 'coverLetter' }).expect(200);
    });

    it('lists the templates in the language of the request', async () => {
      const { body } = await world.browser().get('/api/templates').set('Accept-Language', 'de').expect(200);
      expect((body as { id: string }[]).map(({ id }) => id)).toEqual(
        expect.arrayContaining(['modern-professional', 'classic-executive', 'minimal-clean']),
      );
      expect(body[0].description).not.toBe((await world.browser().get('/api/templates')).body[0].description);
    });
  },
  { RATE_NEW_SESSION: '100000' },
);
