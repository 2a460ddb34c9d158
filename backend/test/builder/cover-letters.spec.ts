import { type CoverLetter, coverLetterSchema } from '@shortlist/contracts/builder/cover-letter';
import { resumeSchema } from '@shortlist/contracts/builder/resume';
import { nurseResumeForm, createNurseResume } from '../harness/nurse-resume';
import { buildRegistration } from '../harness/accounts';
import { describeOnDefaultDatabase, type TestClient } from '../harness/test-app';

const coverLetterForm = {
  jobTitle: 'Ward Nurse',
  companyName: 'Acme Hospital',
  jobDescription: 'We need triage.',
  content: 'I am applying.\n\nWith kind regards.',
};

async function createCoverLetter(client: TestClient, overrides: object = {}): Promise<CoverLetter> {
  const { body } = await client
    .post('/api/cover-letters')
    .send({ ...coverLetterForm, ...overrides })
    .expect(201);
  return coverLetterSchema.parse(body);
}

describeOnDefaultDatabase('cover letters', (app) => {
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

  it('lists the missing fields with their messages', async () => {
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

  it('keeps a draft in addition to the saved version, and removes the draft on save', async () => {
    const client = app.createClient();
    const letter = await createCoverLetter(client);
    const { id, version, draftVersion } = letter;
    const draftResponse = await client
      .put(`/api/cover-letters/${id}/draft`)
      .send({ companyName: '', content: 'Half a sen', version, draftVersion })
      .expect(200);
    expect(draftResponse.body.draftVersion).toBe(draftVersion + 1);
    const { body: letterWithDraft } = await client.get(`/api/cover-letters/${id}`).expect(200);
    expect(letterWithDraft).toMatchObject({
      content: coverLetterForm.content,
      draft: { companyName: '', content: 'Half a sen' },
      version,
    });
    const { body: savedLetter } = await client
      .put(`/api/cover-letters/${id}`)
      .send({ ...coverLetterForm, content: 'A whole sentence.', version, draftVersion: letterWithDraft.draftVersion })
      .expect(200);
    expect(savedLetter).toMatchObject({ content: 'A whole sentence.', draft: null, version: version + 1 });
  });

  it('rejects a write based on an older version, and returns the stored version', async () => {
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
    const lastResponse = await client
      .put(`/api/cover-letters/${id}`)
      .send({ ...coverLetterForm, content: 'Meant' })
      .expect(200);
    expect(lastResponse.body).toMatchObject({ content: 'Meant', version: 3 });
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        client.put(`/api/cover-letters/${id}`).send({ ...coverLetterForm, content: `${i}`, version: 3 }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  });

  it('stores a version of the previous save, and of a draft that the client had not seen', async () => {
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
    const versions = await app.database.query<{ cause: string; state: { content: string } }[]>(
      'SELECT cause, state FROM cover_letter_versions WHERE letter_id = $1 ORDER BY id',
      [id],
    );
    expect(versions.map(({ cause, state }) => [cause, state.content])).toEqual([
      ['save', coverLetterForm.content],
      ['conflict', 'Of another tab'],
    ]);
  });

  it('creates one cover letter per idempotency key', async () => {
    const client = app.createClient();
    await createCoverLetter(client);
    for (const [call, body] of [
      ['', coverLetterForm],
      ['/draft', { content: 'x' }],
    ] as const) {
      const send = () => client.post(`/api/cover-letters${call}`).set('Idempotency-Key', 'once').send(body).expect(201);
      const [firstResponse, repeatedResponse] = await Promise.all([send(), send()]);
      expect(repeatedResponse.body.id).toBe(firstResponse.body.id);
    }
    expect((await client.get('/api/cover-letters')).body).toHaveLength(3);
  });

  it('starts as an unsaved draft with the given fields', async () => {
    const client = app.createClient();
    const { body: letter } = await client.post('/api/cover-letters/draft').send({ jobTitle: 'Nurse' }).expect(201);
    expect(letter).toMatchObject({ version: 0, jobTitle: 'Nurse', draft: { jobTitle: 'Nurse' }, title: 'Nurse' });
    await client.post(`/api/cover-letters/${letter.id}/pdf`).send({}).expect(200);
    await client.post(`/api/cover-letters/${letter.id}/file`).send({ format: 'docx' }).expect(200);
    const { body: savedLetter } = await client.put(`/api/cover-letters/${letter.id}`).send(coverLetterForm).expect(200);
    expect(savedLetter).toMatchObject({ version: 1, draft: null, title: 'Ward Nurse – Acme Hospital' });
  });

  it('starts with the cover letter of a generation, with blanks filled', async () => {
    const client = app.createClient();
    const request = { jobTitle: 'Registered Nurse', industry: 'Healthcare', language: 'de' };
    const { body: generation } = await client.post('/api/autonomous-generate').send(request).expect(200);
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
    const saveResponse = await client
      .put(`/api/cover-letters/${letter.id}`)
      .send({ ...coverLetterForm, content: letter.content });
    expect(saveResponse.body).toMatchObject({ version: 1, sender: { firstName: 'Inés' } });
  });

  describe('of a generation', () => {
    const request = { jobTitle: 'Registered Nurse', industry: 'Healthcare', language: 'en' };
    const generate = async (client: TestClient) =>
      (await client.post('/api/autonomous-generate').send(request).expect(200)).body.id as string;
    const createResumeFrom = async (client: TestClient, generationId: string, templateId?: string) =>
      resumeSchema.parse((await client.post('/api/resumes/draft').send({ generationId, templateId }).expect(201)).body);
    const createLetterFrom = async (client: TestClient, generationId: string) =>
      coverLetterSchema.parse((await client.post('/api/cover-letters/draft').send({ generationId }).expect(201)).body);
    const getLetter = async (client: TestClient, id: string) =>
      coverLetterSchema.parse((await client.get(`/api/cover-letters/${id}`).expect(200)).body);

    it('is linked to the resume of the same generation, never to another resume with the same title', async () => {
      const client = app.createClient();
      const [firstGenerationId, secondGenerationId] = [await generate(client), await generate(client)];
      const resume = await createResumeFrom(client, firstGenerationId, 'tech-focused');
      const otherResume = await createResumeFrom(client, secondGenerationId, 'classic-executive');
      expect(await createLetterFrom(client, firstGenerationId)).toMatchObject({
        resumeId: resume.id,
        design: { templateId: 'tech-focused' },
      });
      expect((await createLetterFrom(client, secondGenerationId)).resumeId).toBe(otherResume.id);
      expect([resume.generationId, otherResume.generationId]).toEqual([firstGenerationId, secondGenerationId]);
      const letterWithoutResume = await createLetterFrom(client, await generate(client));
      expect(letterWithoutResume).toMatchObject({ resumeId: '', design: { templateId: 'modern-professional' } });
      // Copies and resumes in the trash are not used.
      await client.post(`/api/resumes/${resume.id}/copy`).send({}).expect(201);
      await client.delete(`/api/resumes/${resume.id}`).expect(200);
      expect((await createLetterFrom(client, firstGenerationId)).resumeId).toBe('');
    });

    it('is linked to its resume when the resume is created later, and stays linked', async () => {
      const client = app.createClient();
      const generationId = await generate(client);
      const letter = await createLetterFrom(client, generationId);
      const saveResponse = await client
        .put(`/api/cover-letters/${letter.id}`)
        .send({ ...coverLetterForm, resumeId: '' })
        .expect(200);
      await client
        .put(`/api/cover-letters/${letter.id}/draft`)
        .send({ ...coverLetterForm, content: 'Typed' })
        .expect(200);
      const resume = await createResumeFrom(client, generationId, 'tech-focused');
      const linkedLetter = await getLetter(client, letter.id);
      expect(linkedLetter).toMatchObject({
        resumeId: resume.id,
        draft: { resumeId: resume.id, content: 'Typed' },
        content: saveResponse.body.content,
        design: { templateId: 'tech-focused' },
        draftVersion: 4,
      });
      await createResumeFrom(client, generationId);
      expect(await getLetter(client, letter.id)).toEqual(linkedLetter);
    });

    it('keeps its resume after a sign-in, and outlives its generation', async () => {
      const credentials = buildRegistration();
      await app.createClient().post('/api/auth/register').send(credentials);
      const client = app.createClient();
      const generationId = await generate(client);
      const resume = await createResumeFrom(client, generationId);
      await client.post('/api/auth/login').send(credentials).expect(200);
      const letter = await createLetterFrom(client, generationId);
      expect(letter.resumeId).toBe(resume.id);
      await app.database.query('DELETE FROM generations WHERE id = $1', [generationId]);
      expect(await getLetter(client, letter.id)).toEqual({ ...letter, generationId: null });
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
    const renameResponse = await client.patch(`/api/cover-letters/${id}`).send({ title: 'For Acme' }).expect(200);
    expect(renameResponse.body).toMatchObject({ title: 'For Acme', draft: { title: 'For Acme', content: 'Typed' } });
    const { body: copy } = await client.post(`/api/cover-letters/${id}/copy`).send({}).expect(201);
    expect(copy).toMatchObject({
      title: 'For Acme (copy)',
      content: coverLetterForm.content,
      draft: { content: 'Typed' },
    });
    expect(copy.id).not.toBe(id);

    await client.delete(`/api/cover-letters/${id}?forever=true`).expect(404);
    expect((await client.delete(`/api/cover-letters/${id}`).expect(200)).body.deletedAt).not.toBeNull();
    const listIds = async (query = '') =>
      ((await client.get(`/api/cover-letters${query}`)).body as CoverLetter[]).map((letter) => letter.id);
    expect(await listIds()).toEqual([copy.id]);
    expect(await listIds('?bin=true')).toEqual([id]);
    for (const call of [
      client.put(`/api/cover-letters/${id}`).send(coverLetterForm),
      client.put(`/api/cover-letters/${id}/draft`).send(coverLetterForm),
      client.post(`/api/cover-letters/${id}/pdf`).send({}),
      client.post(`/api/cover-letters/${id}/file`).send({ format: 'text' }),
    ])
      expect((await call).status).toBe(404);
    await client.post(`/api/cover-letters/${id}/restore`).expect(200);
    expect((await listIds()).sort()).toEqual([copy.id, id].sort());
    await client.delete(`/api/cover-letters/${id}`).expect(200);
    await client.delete(`/api/cover-letters/${id}?forever=true`).expect(200);
    await client.get(`/api/cover-letters/${id}`).expect(404);
    expect(await listIds('?bin=true')).toEqual([]);
  });

  it('uses the sender and design of its resume, and keeps them when the resume is deleted', async () => {
    const client = app.createClient();
    const resume = await createNurseResume(client);
    const letter = await createCoverLetter(client, { resumeId: resume.id });
    const updatedResume = {
      ...nurseResumeForm,
      templateId: 'tech-focused',
      personalInfo: { ...nurseResumeForm.personalInfo, lastName: 'Ruiz' },
    };
    await client.put(`/api/resumes/${resume.id}`).send(updatedResume).expect(200);
    const url = `/api/cover-letters/${letter.id}`;
    const updatedFields = { sender: { lastName: 'Ruiz' }, design: { templateId: 'tech-focused' } };
    expect((await client.get(url)).body).toMatchObject(updatedFields);
    await client
      .put(url)
      .send({ ...coverLetterForm, resumeId: resume.id })
      .expect(200);
    await client.delete(`/api/resumes/${resume.id}`).expect(200);
    await client.delete(`/api/resumes/${resume.id}?forever=true`).expect(200);
    expect((await client.get(url)).body).toMatchObject(updatedFields);
    const saveResponse = await client
      .put(url)
      .send({ ...coverLetterForm, content: 'On', resumeId: resume.id })
      .expect(200);
    expect(saveResponse.body).toMatchObject({ ...updatedFields, content: 'On' });
    await client.post(`${url}/pdf`).send({}).expect(200);
  });

  it('belongs to its owner, rejects the resume of another owner, and moves to the account at sign-in', async () => {
    const client = app.createClient();
    const { id } = await createCoverLetter(client);
    const otherClient = app.createClient();
    const otherResume = await createNurseResume(otherClient);
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
      client.post('/api/cover-letters').send({ ...coverLetterForm, resumeId: otherResume.id }),
      client.post('/api/cover-letters/draft').send({ resumeId: otherResume.id }),
      client.put(url).send({ ...coverLetterForm, resumeId: otherResume.id }),
      client.post('/api/cover-letters/generate').send({ ...coverLetterForm, resumeId: otherResume.id }),
      client.post('/api/analyze-job').send({ jobDescription: 'Triage', resumeId: otherResume.id }),
    ]) {
      const { status, body } = await call;
      expect([status, body.code]).toEqual([404, 'not_found']);
    }
    // Another owner's resume id in a draft does not reveal data either.
    await client
      .put(`${url}/draft`)
      .send({ ...coverLetterForm, resumeId: otherResume.id })
      .expect(200);
    expect(JSON.stringify((await client.get(url)).body)).not.toContain('Halvorsen');
    const { body } = await client.post('/api/auth/register').send(buildRegistration());
    expect((await client.get(url)).body).toMatchObject({
      userId: body.user.id,
      draft: { content: coverLetterForm.content },
    });
  });
});
