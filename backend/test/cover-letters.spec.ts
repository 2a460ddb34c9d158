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

async function createCoverLetter(client: TestClient, more: object = {}): Promise<CoverLetter> {
  const { body } = await client
    .post('/api/cover-letters')
    .send({ ...coverLetterForm, ...more })
    .expect(201);
  return coverLetterSchema.parse(body);
}

onUsualDatabase('cover letters', (app) => {
  it('stores, lists and returns a cover letter with the sender and the design of its resume', async () => {
    const client = app.createClient();
    const resume = await createNurseResume(client, { accent: 'teal', density: 'compact' });
    const letter = await createCoverLetter(client, { resumeId: resume.id, userId: 7, id: 'x', version: undefined });
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
    expect((await client.get(`/api/cover-letters/${letter.id}`).expect(200)).body).toEqual(letter);
    expect((await client.get('/api/cover-letters?userId=1').expect(200)).body).toEqual([letter]);
    expect((await app.createClient().get('/api/cover-letters').expect(200)).body).toEqual([]);
  });

  it('names the missing fields in the specified words', async () => {
    const { body } = await app.createClient().post('/api/cover-letters').send({ content: 'x' }).expect(400);
    expect(body).toMatchObject({
      code: 'invalid_input',
      issues: [
        { path: 'jobTitle', message: 'Job title is required' },
        { path: 'companyName', message: 'Company name is required' },
      ],
    });
    const client = app.createClient();
    const { id } = await createCoverLetter(client);
    await client
      .put(`/api/cover-letters/${id}`)
      .send({ ...coverLetterForm, jobTitle: ' ' })
      .expect(400);
    await client.patch(`/api/cover-letters/${id}`).send({ title: '' }).expect(400);
    await client
      .put(`/api/cover-letters/${id}/draft`)
      .send({ content: 'x'.repeat(20_001) })
      .expect(400);
    await client
      .post('/api/cover-letters')
      .send({ ...coverLetterForm, tone: 'loud' })
      .expect(400);
  });

  it('keeps the draft beside the saved version, and ends it with a save', async () => {
    const client = app.createClient();
    const letter = await createCoverLetter(client);
    const { id, version, draftVersion } = letter;
    const keptResponse = await client
      .put(`/api/cover-letters/${id}/draft`)
      .send({ companyName: '', content: 'Half a sen', version, draftVersion })
      .expect(200);
    expect(keptResponse.body.draftVersion).toBe(draftVersion + 1);
    const { body: both } = await client.get(`/api/cover-letters/${id}`).expect(200);
    expect(both).toMatchObject({
      content: coverLetterForm.content,
      draft: { companyName: '', content: 'Half a sen' },
      version,
    });
    const { body: saved } = await client
      .put(`/api/cover-letters/${id}`)
      .send({ ...coverLetterForm, content: 'A whole sentence.', version, draftVersion: both.draftVersion })
      .expect(200);
    expect(saved).toMatchObject({ content: 'A whole sentence.', draft: null, version: version + 1 });
  });

  it('refuses a write based on an older version, and returns the stored one', async () => {
    const client = app.createClient();
    const { id } = await createCoverLetter(client);
    await client
      .put(`/api/cover-letters/${id}`)
      .send({ ...coverLetterForm, content: 'Second', version: 1 })
      .expect(200);
    for (const call of [
      client.put(`/api/cover-letters/${id}`).send({ ...coverLetterForm, content: 'Late', version: 1 }),
      client
        .put(`/api/cover-letters/${id}`)
        .set('If-Match', '"1"')
        .send({ ...coverLetterForm, content: 'Late' }),
      client.put(`/api/cover-letters/${id}/draft`).send({ content: 'Late', draftVersion: 1 }),
    ]) {
      const { status, body } = await call;
      expect([status, body.code, body.current?.content]).toEqual([409, 'stale', 'Second']);
    }
    const meant = await client
      .put(`/api/cover-letters/${id}`)
      .send({ ...coverLetterForm, content: 'Meant' })
      .expect(200);
    expect(meant.body).toMatchObject({ content: 'Meant', version: 3 });
    const saves = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        client.put(`/api/cover-letters/${id}`).send({ ...coverLetterForm, content: `${i}`, version: 3 }),
      ),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  });

  it('keeps the version before a save, and a draft that the client had not seen', async () => {
    const client = app.createClient();
    const { id } = await createCoverLetter(client);
    const url = `/api/cover-letters/${id}`;
    await client
      .put(`${url}/draft`)
      .send({ ...coverLetterForm, content: 'Of another tab' })
      .expect(200);
    await client
      .put(url)
      .send({ ...coverLetterForm, content: 'As meant' })
      .expect(200);
    const kept = await app.database.query<{ cause: string; state: { content: string } }[]>(
      'SELECT cause, state FROM cover_letter_versions WHERE letter_id = $1 ORDER BY id',
      [id],
    );
    expect(kept.map(({ cause, state }) => [cause, state.content])).toEqual([
      ['save', coverLetterForm.content],
      ['conflict', 'Of another tab'],
    ]);
  });

  it('creates one cover letter for a key that is sent twice', async () => {
    const client = app.createClient();
    await createCoverLetter(client);
    for (const [call, body] of [
      ['', coverLetterForm],
      ['/draft', { content: 'x' }],
    ] as const) {
      const send = () => client.post(`/api/cover-letters${call}`).set('Idempotency-Key', 'once').send(body).expect(201);
      const [first, again] = await Promise.all([send(), send()]);
      expect(again.body.id).toBe(first.body.id);
    }
    expect((await client.get('/api/cover-letters')).body).toHaveLength(3);
  });

  it('starts as an unsaved draft from the typed fields', async () => {
    const client = app.createClient();
    const { body: letter } = await client.post('/api/cover-letters/draft').send({ jobTitle: 'Nurse' }).expect(201);
    expect(letter).toMatchObject({ version: 0, jobTitle: 'Nurse', draft: { jobTitle: 'Nurse' }, title: 'Nurse' });
    await client.post(`/api/cover-letters/${letter.id}/pdf`).send({}).expect(200);
    await client.post(`/api/cover-letters/${letter.id}/file`).send({ format: 'docx' }).expect(200);
    const { body: saved } = await client.put(`/api/cover-letters/${letter.id}`).send(coverLetterForm).expect(200);
    expect(saved).toMatchObject({ version: 1, draft: null, title: 'Ward Nurse – Acme Hospital' });
  });

  it('starts with the cover letter of a generation, with blanks filled', async () => {
    const client = app.createClient();
    const order = { jobTitle: 'Registered Nurse', industry: 'Healthcare', language: 'de' };
    const { body: generation } = await client.post('/api/autonomous-generate').send(order).expect(200);
    const fills = { 'personalInfo.firstName#0': 'Inés' };
    await client.put(`/api/generations/${generation.id}/blanks`).send({ fills }).expect(200);
    const { body } = await client.post('/api/cover-letters/draft').send({ generationId: generation.id }).expect(201);
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
    await app.createClient().post('/api/cover-letters/draft').send({ generationId: generation.id }).expect(404);
    // A save does not change the sender's name.
    const saved = await client
      .put(`/api/cover-letters/${letter.id}`)
      .send({ ...coverLetterForm, content: letter.content });
    expect(saved.body).toMatchObject({ version: 1, sender: { firstName: 'Inés' } });
  });

  describe('of a generation', () => {
    const order = { jobTitle: 'Registered Nurse', industry: 'Healthcare', language: 'en' };
    const generate = async (client: TestClient) =>
      (await client.post('/api/autonomous-generate').send(order).expect(200)).body.id as string;
    const takeResume = async (client: TestClient, generationId: string, templateId?: string) =>
      resumeSchema.parse((await client.post('/api/resumes/draft').send({ generationId, templateId }).expect(201)).body);
    const takeLetter = async (client: TestClient, generationId: string) =>
      coverLetterSchema.parse((await client.post('/api/cover-letters/draft').send({ generationId }).expect(201)).body);
    const read = async (client: TestClient, id: string) =>
      coverLetterSchema.parse((await client.get(`/api/cover-letters/${id}`).expect(200)).body);

    it('has the resume of the same generation, never another one of the same title', async () => {
      const client = app.createClient();
      const [first, second] = [await generate(client), await generate(client)];
      const resume = await takeResume(client, first, 'tech-focused');
      const other = await takeResume(client, second, 'classic-executive');
      expect(await takeLetter(client, first)).toMatchObject({
        resumeId: resume.id,
        design: { templateId: 'tech-focused' },
      });
      expect((await takeLetter(client, second)).resumeId).toBe(other.id);
      expect([resume.generationId, other.generationId]).toEqual([first, second]);
      const third = await takeLetter(client, await generate(client));
      expect(third).toMatchObject({ resumeId: '', design: { templateId: 'modern-professional' } });
      // Copies and resumes in the trash are not used.
      await client.post(`/api/resumes/${resume.id}/copy`).send({}).expect(201);
      await client.delete(`/api/resumes/${resume.id}`).expect(200);
      expect((await takeLetter(client, first)).resumeId).toBe('');
    });

    it('that precedes its resume is linked to it later, and keeps that link', async () => {
      const client = app.createClient();
      const generationId = await generate(client);
      const letter = await takeLetter(client, generationId);
      const saved = await client
        .put(`/api/cover-letters/${letter.id}`)
        .send({ ...coverLetterForm, resumeId: '' })
        .expect(200);
      await client
        .put(`/api/cover-letters/${letter.id}/draft`)
        .send({ ...coverLetterForm, content: 'Typed' })
        .expect(200);
      const resume = await takeResume(client, generationId, 'tech-focused');
      const joined = await read(client, letter.id);
      expect(joined).toMatchObject({
        resumeId: resume.id,
        draft: { resumeId: resume.id, content: 'Typed' },
        content: saved.body.content,
        design: { templateId: 'tech-focused' },
        draftVersion: 4,
      });
      await takeResume(client, generationId);
      expect(await read(client, letter.id)).toEqual(joined);
    });

    it('finds its resume after a sign-in, and outlives its generation', async () => {
      const person = buildRegistration();
      await app.createClient().post('/api/auth/register').send(person);
      const client = app.createClient();
      const generationId = await generate(client);
      const resume = await takeResume(client, generationId);
      await client.post('/api/auth/login').send(person).expect(200);
      const letter = await takeLetter(client, generationId);
      expect(letter.resumeId).toBe(resume.id);
      await app.database.query('DELETE FROM generations WHERE id = $1', [generationId]);
      expect(await read(client, letter.id)).toEqual({ ...letter, generationId: null });
      await client.get(`/api/resumes/${resume.id}`).expect(200);
    });
  });

  it('is renamed, copied, moved to the trash, restored and permanently deleted', async () => {
    const client = app.createClient();
    const { id } = await createCoverLetter(client);
    await client
      .put(`/api/cover-letters/${id}/draft`)
      .send({ ...coverLetterForm, content: 'Typed' })
      .expect(200);
    const renamed = await client.patch(`/api/cover-letters/${id}`).send({ title: 'For Acme' }).expect(200);
    expect(renamed.body).toMatchObject({ title: 'For Acme', draft: { title: 'For Acme', content: 'Typed' } });
    const { body: copy } = await client.post(`/api/cover-letters/${id}/copy`).send({}).expect(201);
    expect(copy).toMatchObject({
      title: 'For Acme (copy)',
      content: coverLetterForm.content,
      draft: { content: 'Typed' },
    });
    expect(copy.id).not.toBe(id);

    await client.delete(`/api/cover-letters/${id}?forever=true`).expect(404);
    expect((await client.delete(`/api/cover-letters/${id}`).expect(200)).body.deletedAt).not.toBeNull();
    const ids = async (query = '') =>
      ((await client.get(`/api/cover-letters${query}`)).body as CoverLetter[]).map((letter) => letter.id);
    expect(await ids()).toEqual([copy.id]);
    expect(await ids('?bin=true')).toEqual([id]);
    for (const call of [
      client.put(`/api/cover-letters/${id}`).send(coverLetterForm),
      client.put(`/api/cover-letters/${id}/draft`).send(coverLetterForm),
      client.post(`/api/cover-letters/${id}/pdf`).send({}),
      client.post(`/api/cover-letters/${id}/file`).send({ format: 'text' }),
    ])
      expect((await call).status).toBe(404);
    await client.post(`/api/cover-letters/${id}/restore`).expect(200);
    expect((await ids()).sort()).toEqual([copy.id, id].sort());
    await client.delete(`/api/cover-letters/${id}`).expect(200);
    await client.delete(`/api/cover-letters/${id}?forever=true`).expect(200);
    await client.get(`/api/cover-letters/${id}`).expect(404);
    expect(await ids('?bin=true')).toEqual([]);
  });

  it('follows its resume while that exists, and then keeps its last state', async () => {
    const client = app.createClient();
    const resume = await createNurseResume(client);
    const letter = await createCoverLetter(client, { resumeId: resume.id });
    const married = {
      ...nurseResumeForm,
      templateId: 'tech-focused',
      personalInfo: { ...nurseResumeForm.personalInfo, lastName: 'Ruiz' },
    };
    await client.put(`/api/resumes/${resume.id}`).send(married).expect(200);
    const url = `/api/cover-letters/${letter.id}`;
    const now = { sender: { lastName: 'Ruiz' }, design: { templateId: 'tech-focused' } };
    expect((await client.get(url)).body).toMatchObject(now);
    await client
      .put(url)
      .send({ ...coverLetterForm, resumeId: resume.id })
      .expect(200);
    await client.delete(`/api/resumes/${resume.id}`).expect(200);
    await client.delete(`/api/resumes/${resume.id}?forever=true`).expect(200);
    expect((await client.get(url)).body).toMatchObject(now);
    const saved = await client
      .put(url)
      .send({ ...coverLetterForm, content: 'On', resumeId: resume.id })
      .expect(200);
    expect(saved.body).toMatchObject({ ...now, content: 'On' });
    await client.post(`${url}/pdf`).send({}).expect(200);
  });

  it('belongs to its owner, refuses the resume of another owner, and moves at sign-in', async () => {
    const client = app.createClient();
    const { id } = await createCoverLetter(client);
    const otherClient = app.createClient();
    const foreign = await createNurseResume(otherClient);
    await createCoverLetter(otherClient);
    const url = `/api/cover-letters/${id}`;
    for (const call of [
      otherClient.get(url),
      otherClient.put(url).send(coverLetterForm),
      otherClient.put(`${url}/draft`).send(coverLetterForm),
      otherClient.patch(url).send({ title: 'Mine' }),
      otherClient.delete(url),
      otherClient.post(`${url}/restore`),
      otherClient.post(`${url}/copy`).send({}),
      otherClient.post(`${url}/pdf`).send({}),
      otherClient.post(`${url}/file`).send({ format: 'docx' }),
      app.createClient().get(url),
      otherClient.get('/api/cover-letters/1'),
      client.post('/api/cover-letters').send({ ...coverLetterForm, resumeId: foreign.id }),
      client.post('/api/cover-letters/draft').send({ resumeId: foreign.id }),
      client.put(url).send({ ...coverLetterForm, resumeId: foreign.id }),
      client.post('/api/cover-letters/generate').send({ ...coverLetterForm, resumeId: foreign.id }),
      client.post('/api/analyze-job').send({ jobDescription: 'Triage', resumeId: foreign.id }),
    ]) {
      const { status, body } = await call;
      expect([status, body.code]).toEqual([404, 'not_found']);
    }
    // A reference that is only in a draft does not reveal another owner's data either.
    await client
      .put(`${url}/draft`)
      .send({ ...coverLetterForm, resumeId: foreign.id })
      .expect(200);
    expect(JSON.stringify((await client.get(url)).body)).not.toContain('Halvorsen');
    const { body } = await client.post('/api/auth/register').send(buildRegistration());
    expect((await client.get(url)).body).toMatchObject({
      userId: body.user.id,
      draft: { content: coverLetterForm.content },
    });
  });
});
