import { type CoverLetter, coverLetterSchema } from '@shortlist/contracts/builder/cover-letter';
import { resumeSchema } from '@shortlist/contracts/builder/resume';
import { nurseResumeForm, createNurseResume } from './harness/nurse-resume';
import type { TestClient } from './harness/resume-factory';
import { onUsualDatabase, buildRegistration } from './harness/test-app';

const coverLetterForm = {
  jobTitle: 'Ward Nurse',
  companyName: 'Acme Hospital',
  jobDescription: 'We need triage.',
  content: 'I am applying.\n\nWith kind regards.',
};

async function createCoverLetter(browser: TestClient, more: object = {}): Promise<CoverLetter> {
  const { body } = await browser
    .post('/api/cover-letters')
    .send({ ...coverLetterForm, ...more })
    .expect(201);
  return coverLetterSchema.parse(body);
}

onUsualDatabase('cover letters', (world) => {
  it('stores, lists and returns a cover letter with the sender and the design of its resume', async () => {
    const browser = world.createClient();
    const resume = await createNurseResume(browser, { accent: 'teal', density: 'compact' });
    const letter = await createCoverLetter(browser, { resumeId: resume.id, userId: 7, id: 'x', version: undefined });
    expect(letter).toMatchObject({
      ...coverLetterForm,
      title: 'Ward Nurse – Acme Hospital',
      userId: null,
      resumeId: resume.id,
      sender: { firstName: 'Inés', headline: 'Registered Nurse' },
      design: { templateId: 'minimal-clean', accent: 'teal', density: 'compact' },
      aiGenerated: false,
      tone: 'plain',
      length: 'standard',
      language: 'en',
      version: 1,
      draft: null,
    });
    expect((await browser.get(`/api/cover-letters/${letter.id}`).expect(200)).body).toEqual(letter);
    expect((await browser.get('/api/cover-letters?userId=1').expect(200)).body).toEqual([letter]);
    expect((await world.createClient().get('/api/cover-letters').expect(200)).body).toEqual([]);
  });

  it('names the missing fields in the specified words', async () => {
    const { body } = await world.createClient().post('/api/cover-letters').send({ content: 'x' }).expect(400);
    expect(body).toMatchObject({
      code: 'invalid_input',
      issues: [
        { path: 'jobTitle', message: 'Job title is required' },
        { path: 'companyName', message: 'Company name is required' },
      ],
    });
    const browser = world.createClient();
    const { id } = await createCoverLetter(browser);
    await browser
      .put(`/api/cover-letters/${id}`)
      .send({ ...coverLetterForm, jobTitle: ' ' })
      .expect(400);
    await browser.patch(`/api/cover-letters/${id}`).send({ title: '' }).expect(400);
    await browser
      .put(`/api/cover-letters/${id}/draft`)
      .send({ content: 'x'.repeat(20_001) })
      .expect(400);
    await browser
      .post('/api/cover-letters')
      .send({ ...coverLetterForm, tone: 'loud' })
      .expect(400);
  });

  it('keeps the draft beside the saved version, and ends it with a save', async () => {
    const browser = world.createClient();
    const letter = await createCoverLetter(browser);
    const { id, version, draftVersion } = letter;
    const kept = await browser
      .put(`/api/cover-letters/${id}/draft`)
      .send({ companyName: '', content: 'Half a sen', version, draftVersion })
      .expect(200);
    expect(kept.body.draftVersion).toBe(draftVersion + 1);
    const { body: both } = await browser.get(`/api/cover-letters/${id}`).expect(200);
    expect(both).toMatchObject({
      content: coverLetterForm.content,
      draft: { companyName: '', content: 'Half a sen' },
      version,
    });
    const { body: saved } = await browser
      .put(`/api/cover-letters/${id}`)
      .send({ ...coverLetterForm, content: 'A whole sentence.', version, draftVersion: both.draftVersion })
      .expect(200);
    expect(saved).toMatchObject({ content: 'A whole sentence.', draft: null, version: version + 1 });
  });

  it('refuses a write based on an older version, and returns the stored one', async () => {
    const browser = world.createClient();
    const { id } = await createCoverLetter(browser);
    await browser
      .put(`/api/cover-letters/${id}`)
      .send({ ...coverLetterForm, content: 'Second', version: 1 })
      .expect(200);
    for (const call of [
      browser.put(`/api/cover-letters/${id}`).send({ ...coverLetterForm, content: 'Late', version: 1 }),
      browser
        .put(`/api/cover-letters/${id}`)
        .set('If-Match', '"1"')
        .send({ ...coverLetterForm, content: 'Late' }),
      browser.put(`/api/cover-letters/${id}/draft`).send({ content: 'Late', draftVersion: 1 }),
    ]) {
      const { status, body } = await call;
      expect([status, body.code, body.current?.content]).toEqual([409, 'stale', 'Second']);
    }
    const meant = await browser
      .put(`/api/cover-letters/${id}`)
      .send({ ...coverLetterForm, content: 'Meant' })
      .expect(200);
    expect(meant.body).toMatchObject({ content: 'Meant', version: 3 });
    const saves = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        browser.put(`/api/cover-letters/${id}`).send({ ...coverLetterForm, content: `${i}`, version: 3 }),
      ),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  });

  it('keeps the version before a save, and a draft that the client had not seen', async () => {
    const browser = world.createClient();
    const { id } = await createCoverLetter(browser);
    const url = `/api/cover-letters/${id}`;
    await browser
      .put(`${url}/draft`)
      .send({ ...coverLetterForm, content: 'Of another tab' })
      .expect(200);
    await browser
      .put(url)
      .send({ ...coverLetterForm, content: 'As meant' })
      .expect(200);
    const kept = await world.database.query<{ cause: string; state: { content: string } }[]>(
      'SELECT cause, state FROM cover_letter_versions WHERE letter_id = $1 ORDER BY id',
      [id],
    );
    expect(kept.map(({ cause, state }) => [cause, state.content])).toEqual([
      ['save', coverLetterForm.content],
      ['conflict', 'Of another tab'],
    ]);
  });

  it('creates one cover letter for a key that is sent twice', async () => {
    const browser = world.createClient();
    await createCoverLetter(browser);
    for (const [call, body] of [
      ['', coverLetterForm],
      ['/draft', { content: 'x' }],
    ] as const) {
      const send = () =>
        browser.post(`/api/cover-letters${call}`).set('Idempotency-Key', 'once').send(body).expect(201);
      const [first, again] = await Promise.all([send(), send()]);
      expect(again.body.id).toBe(first.body.id);
    }
    expect((await browser.get('/api/cover-letters')).body).toHaveLength(3);
  });

  it('starts as an unsaved draft from the typed fields', async () => {
    const browser = world.createClient();
    const { body: letter } = await browser.post('/api/cover-letters/draft').send({ jobTitle: 'Nurse' }).expect(201);
    expect(letter).toMatchObject({ version: 0, jobTitle: 'Nurse', draft: { jobTitle: 'Nurse' }, title: 'Nurse' });
    await browser.post(`/api/cover-letters/${letter.id}/pdf`).send({}).expect(200);
    await browser.post(`/api/cover-letters/${letter.id}/file`).send({ format: 'docx' }).expect(200);
    const { body: saved } = await browser.put(`/api/cover-letters/${letter.id}`).send(coverLetterForm).expect(200);
    expect(saved).toMatchObject({ version: 1, draft: null, title: 'Ward Nurse – Acme Hospital' });
  });

  it('starts with the cover letter of a generation, with blanks filled', async () => {
    const browser = world.createClient();
    const order = { jobTitle: 'Registered Nurse', industry: 'Healthcare', language: 'de' };
    const { body: generation } = await browser.post('/api/autonomous-generate').send(order).expect(200);
    const fills = { 'personalInfo.firstName#0': 'Inés' };
    await browser.put(`/api/generations/${generation.id}/blanks`).send({ fills }).expect(200);
    const { body } = await browser.post('/api/cover-letters/draft').send({ generationId: generation.id }).expect(201);
    const letter = coverLetterSchema.parse(body);
    expect(letter).toMatchObject({
      version: 0,
      language: 'de',
      companyName: '',
      aiGenerated: true,
      targetIndustry: 'Healthcare',
      sender: { firstName: 'Inés' },
    });
    expect(letter.content.split('\n\n')).toEqual(generation.documents.letter.paragraphs);
    await world.createClient().post('/api/cover-letters/draft').send({ generationId: generation.id }).expect(404);
    // A save does not change the sender's name.
    const saved = await browser
      .put(`/api/cover-letters/${letter.id}`)
      .send({ ...coverLetterForm, content: letter.content });
    expect(saved.body).toMatchObject({ version: 1, sender: { firstName: 'Inés' } });
  });

  describe('of a generation', () => {
    const order = { jobTitle: 'Registered Nurse', industry: 'Healthcare', language: 'en' };
    const generate = async (browser: TestClient) =>
      (await browser.post('/api/autonomous-generate').send(order).expect(200)).body.id as string;
    const takeResume = async (browser: TestClient, generationId: string, templateId?: string) =>
      resumeSchema.parse(
        (await browser.post('/api/resumes/draft').send({ generationId, templateId }).expect(201)).body,
      );
    const takeLetter = async (browser: TestClient, generationId: string) =>
      coverLetterSchema.parse((await browser.post('/api/cover-letters/draft').send({ generationId }).expect(201)).body);
    const read = async (browser: TestClient, id: string) =>
      coverLetterSchema.parse((await browser.get(`/api/cover-letters/${id}`).expect(200)).body);

    it('has the resume of the same generation, never another one of the same title', async () => {
      const browser = world.createClient();
      const [first, second] = [await generate(browser), await generate(browser)];
      const resume = await takeResume(browser, first, 'tech-focused');
      const other = await takeResume(browser, second, 'classic-executive');
      expect(await takeLetter(browser, first)).toMatchObject({
        resumeId: resume.id,
        design: { templateId: 'tech-focused' },
      });
      expect((await takeLetter(browser, second)).resumeId).toBe(other.id);
      expect([resume.generationId, other.generationId]).toEqual([first, second]);
      const third = await takeLetter(browser, await generate(browser));
      expect(third).toMatchObject({ resumeId: '', design: { templateId: 'modern-professional' } });
      // Copies and resumes in the trash are not used.
      await browser.post(`/api/resumes/${resume.id}/copy`).send({}).expect(201);
      await browser.delete(`/api/resumes/${resume.id}`).expect(200);
      expect((await takeLetter(browser, first)).resumeId).toBe('');
    });

    it('that precedes its resume is linked to it later, and keeps that link', async () => {
      const browser = world.createClient();
      const generationId = await generate(browser);
      const letter = await takeLetter(browser, generationId);
      const saved = await browser
        .put(`/api/cover-letters/${letter.id}`)
        .send({ ...coverLetterForm, resumeId: '' })
        .expect(200);
      await browser
        .put(`/api/cover-letters/${letter.id}/draft`)
        .send({ ...coverLetterForm, content: 'Typed' })
        .expect(200);
      const resume = await takeResume(browser, generationId, 'tech-focused');
      const joined = await read(browser, letter.id);
      expect(joined).toMatchObject({
        resumeId: resume.id,
        draft: { resumeId: resume.id, content: 'Typed' },
        content: saved.body.content,
        design: { templateId: 'tech-focused' },
        draftVersion: 4,
      });
      await takeResume(browser, generationId);
      expect(await read(browser, letter.id)).toEqual(joined);
    });

    it('finds its resume after a sign-in, and outlives its generation', async () => {
      const person = buildRegistration();
      await world.createClient().post('/api/auth/register').send(person);
      const browser = world.createClient();
      const generationId = await generate(browser);
      const resume = await takeResume(browser, generationId);
      await browser.post('/api/auth/login').send(person).expect(200);
      const letter = await takeLetter(browser, generationId);
      expect(letter.resumeId).toBe(resume.id);
      await world.database.query('DELETE FROM generations WHERE id = $1', [generationId]);
      expect(await read(browser, letter.id)).toEqual({ ...letter, generationId: null });
      await browser.get(`/api/resumes/${resume.id}`).expect(200);
    });
  });

  it('is renamed, copied, moved to the trash, restored and permanently deleted', async () => {
    const browser = world.createClient();
    const { id } = await createCoverLetter(browser);
    await browser
      .put(`/api/cover-letters/${id}/draft`)
      .send({ ...coverLetterForm, content: 'Typed' })
      .expect(200);
    const renamed = await browser.patch(`/api/cover-letters/${id}`).send({ title: 'For Acme' }).expect(200);
    expect(renamed.body).toMatchObject({ title: 'For Acme', draft: { title: 'For Acme', content: 'Typed' } });
    const { body: copy } = await browser.post(`/api/cover-letters/${id}/copy`).send({}).expect(201);
    expect(copy).toMatchObject({
      title: 'For Acme (copy)',
      content: coverLetterForm.content,
      draft: { content: 'Typed' },
    });
    expect(copy.id).not.toBe(id);

    await browser.delete(`/api/cover-letters/${id}?forever=true`).expect(404);
    expect((await browser.delete(`/api/cover-letters/${id}`).expect(200)).body.deletedAt).not.toBeNull();
    const ids = async (query = '') =>
      ((await browser.get(`/api/cover-letters${query}`)).body as CoverLetter[]).map((letter) => letter.id);
    expect(await ids()).toEqual([copy.id]);
    expect(await ids('?bin=true')).toEqual([id]);
    for (const call of [
      browser.put(`/api/cover-letters/${id}`).send(coverLetterForm),
      browser.put(`/api/cover-letters/${id}/draft`).send(coverLetterForm),
      browser.post(`/api/cover-letters/${id}/pdf`).send({}),
      browser.post(`/api/cover-letters/${id}/file`).send({ format: 'text' }),
    ])
      expect((await call).status).toBe(404);
    await browser.post(`/api/cover-letters/${id}/restore`).expect(200);
    expect((await ids()).sort()).toEqual([copy.id, id].sort());
    await browser.delete(`/api/cover-letters/${id}`).expect(200);
    await browser.delete(`/api/cover-letters/${id}?forever=true`).expect(200);
    await browser.get(`/api/cover-letters/${id}`).expect(404);
    expect(await ids('?bin=true')).toEqual([]);
  });

  it('follows its resume while that exists, and then keeps its last state', async () => {
    const browser = world.createClient();
    const resume = await createNurseResume(browser);
    const letter = await createCoverLetter(browser, { resumeId: resume.id });
    const married = {
      ...nurseResumeForm,
      templateId: 'tech-focused',
      personalInfo: { ...nurseResumeForm.personalInfo, lastName: 'Ruiz' },
    };
    await browser.put(`/api/resumes/${resume.id}`).send(married).expect(200);
    const url = `/api/cover-letters/${letter.id}`;
    const now = { sender: { lastName: 'Ruiz' }, design: { templateId: 'tech-focused' } };
    expect((await browser.get(url)).body).toMatchObject(now);
    await browser
      .put(url)
      .send({ ...coverLetterForm, resumeId: resume.id })
      .expect(200);
    await browser.delete(`/api/resumes/${resume.id}`).expect(200);
    await browser.delete(`/api/resumes/${resume.id}?forever=true`).expect(200);
    expect((await browser.get(url)).body).toMatchObject(now);
    const saved = await browser
      .put(url)
      .send({ ...coverLetterForm, content: 'On', resumeId: resume.id })
      .expect(200);
    expect(saved.body).toMatchObject({ ...now, content: 'On' });
    await browser.post(`${url}/pdf`).send({}).expect(200);
  });

  it('belongs to its owner, refuses the resume of another owner, and moves at sign-in', async () => {
    const browser = world.createClient();
    const { id } = await createCoverLetter(browser);
    const other = world.createClient();
    const foreign = await createNurseResume(other);
    await createCoverLetter(other);
    const url = `/api/cover-letters/${id}`;
    for (const call of [
      other.get(url),
      other.put(url).send(coverLetterForm),
      other.put(`${url}/draft`).send(coverLetterForm),
      other.patch(url).send({ title: 'Mine' }),
      other.delete(url),
      other.post(`${url}/restore`),
      other.post(`${url}/copy`).send({}),
      other.post(`${url}/pdf`).send({}),
      other.post(`${url}/file`).send({ format: 'docx' }),
      world.createClient().get(url),
      other.get('/api/cover-letters/1'),
      browser.post('/api/cover-letters').send({ ...coverLetterForm, resumeId: foreign.id }),
      browser.post('/api/cover-letters/draft').send({ resumeId: foreign.id }),
      browser.put(url).send({ ...coverLetterForm, resumeId: foreign.id }),
      browser.post('/api/cover-letters/generate').send({ ...coverLetterForm, resumeId: foreign.id }),
      browser.post('/api/analyze-job').send({ jobDescription: 'Triage', resumeId: foreign.id }),
    ]) {
      const { status, body } = await call;
      expect([status, body.code]).toEqual([404, 'not_found']);
    }
    // A reference that is only in a draft does not reveal another owner's data either.
    await browser
      .put(`${url}/draft`)
      .send({ ...coverLetterForm, resumeId: foreign.id })
      .expect(200);
    expect(JSON.stringify((await browser.get(url)).body)).not.toContain('Halvorsen');
    const { body } = await browser.post('/api/auth/register').send(buildRegistration());
    expect((await browser.get(url)).body).toMatchObject({
      userId: body.user.id,
      draft: { content: coverLetterForm.content },
    });
  });
});
