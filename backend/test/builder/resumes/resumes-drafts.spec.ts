import {
  saveDraftResponseSchema,
  resumeSchema,
  saveResumeDraftRequestSchema,
} from '@shortlist/contracts/builder/resume';
import { generationSchema } from '@shortlist/contracts/generator/generation';
import type { Score } from '@shortlist/contracts/platform/score';
import { listBlanks } from '@shortlist/documents/blanks';
import { ResumesService } from '../../../src/builder/resumes/resumes.service';
import { resumeForm } from '@shortlist/testing/resume-form';
import { draftForm, createResume, createResumeDraft, getOwnerId } from '../../harness/resume-factory';
import { buildRegistration } from '../../harness/accounts';
import { describeOnBothDatabases, type TestClient } from '../../harness/test-app';

const getIssuesByPath = (body: { issues: { path: string; message: string }[] }) =>
  Object.fromEntries(body.issues.map(({ path, message }) => [path, message]));

const getResume = async (client: TestClient, id: string) =>
  resumeSchema.parse((await client.get(`/api/resumes/${id}`).expect(200)).body);

describeOnBothDatabases('resume drafts', (app) => {
  it('are validated only by type and size, and can be shown, listed and scored', async () => {
    const client = app.createClient();
    const draft = await createResumeDraft(client);
    expect(draft).toMatchObject({
      ...draftForm,
      version: 0,
      draftVersion: 1,
      title: 'Inés',
      baseId: null,
      deletedAt: null,
    });
    expect(draft.draft).toMatchObject({ ...draftForm, title: '', language: 'en', pageSize: 'A4' });
    expect(draft.atsScore).toBeGreaterThan(0);
    expect((await client.get('/api/resumes')).body).toEqual([draft]);
    const { body } = await client
      .put(`/api/resumes/${draft.id}/draft`)
      .send({ ...resumeForm, version: 0, draftVersion: 1 })
      .expect(200);
    expect(saveDraftResponseSchema.parse(body).draftVersion).toBe(2);
    const firstUpdate = await getResume(client, draft.id);
    // Until the first save, the fields of the resume contain the draft.
    expect(firstUpdate).toMatchObject({ ...resumeForm, version: 0, draftVersion: 2, updatedAt: body.updatedAt });
    expect(firstUpdate.title).toBe('Inés Halvorsen – Registered Nurse');
    expect(firstUpdate.atsScore).toBeGreaterThan(draft.atsScore);
  });

  it('are stored in addition to the saved resume, and removed on save', async () => {
    const client = app.createClient();
    const savedResume = await createResume(client);
    const { id } = savedResume;
    const draftBody = {
      ...resumeForm,
      skills: ['Triage'],
      personalInfo: { ...resumeForm.personalInfo, firstName: '' },
    };
    await client
      .put(`/api/resumes/${id}/draft`)
      .send({ ...draftBody, version: 1, draftVersion: 1 })
      .expect(200);
    const resumeWithDraft = await getResume(client, id);
    expect(resumeWithDraft).toMatchObject({ ...resumeForm, version: 1, draftVersion: 2, draft: draftBody });
    expect(resumeWithDraft.atsScore).toBeLessThan(savedResume.atsScore);
    const { body } = await client
      .put(`/api/resumes/${id}`)
      .send({ ...resumeForm, skills: ['Triage'], version: 1, draftVersion: 2 })
      .expect(200);
    expect(body).toMatchObject({ version: 2, draftVersion: 3, draft: null, skills: ['Triage'] });
  });

  it('keep fields that a save omits, and update a default title', async () => {
    const client = app.createClient();
    const tray = [{ id: 'a', text: 'Reads maps', where: 'Under "Other"' }];
    const { id } = await createResumeDraft(client, { ...draftForm, tray, language: 'de', pageSize: 'Letter' });
    await client.put(`/api/resumes/${id}/draft`).send(resumeForm).expect(200);
    expect(await getResume(client, id)).toMatchObject({ tray, language: 'de', pageSize: 'Letter' });
    const { body } = await client
      .put(`/api/resumes/${id}`)
      .send({ ...resumeForm, title: 'Inés Halvorsen – Registered Nurse' })
      .expect(200);
    expect(body).toMatchObject({ tray, language: 'de', pageSize: 'Letter', version: 1 });
    const renamedForm = {
      ...resumeForm,
      personalInfo: { ...resumeForm.personalInfo, lastName: 'Ferrer' },
      title: body.title,
      tray: [],
    };
    const saveResponse = await client.put(`/api/resumes/${id}`).send(renamedForm).expect(200);
    expect(saveResponse.body).toMatchObject({ title: 'Inés Ferrer – Registered Nurse', tray: [] });
  });

  it('determine the title of a resume until the user enters one', async () => {
    const client = app.createClient();
    const { body: savedResume } = await client
      .post('/api/resumes')
      .send({ ...resumeForm, title: '' })
      .expect(201);
    expect(savedResume.title).toBe('Inés Halvorsen – Registered Nurse');
    const draftBody = { ...resumeForm, title: '', personalInfo: { ...resumeForm.personalInfo, lastName: 'Ferrer' } };
    await client.put(`/api/resumes/${savedResume.id}/draft`).send(draftBody).expect(200);
    const currentResume = await getResume(client, savedResume.id);
    expect([currentResume.title, currentResume.draft?.title, currentResume.personalInfo.lastName]).toEqual([
      'Inés Ferrer – Registered Nurse',
      '',
      'Halvorsen',
    ]);
    await client.patch(`/api/resumes/${savedResume.id}`).send({ title: 'For Oslo' }).expect(200);
    expect((await getResume(client, savedResume.id)).title).toBe('For Oslo');
  });

  it('are rejected, with the invalid fields, for wrong types and sizes', async () => {
    const client = app.createClient();
    const { id } = await createResumeDraft(client);
    const invalidForm = {
      ...draftForm,
      skills: 'many',
      personalInfo: { ...draftForm.personalInfo, phone: 'x'.repeat(201) },
    };
    for (const call of [
      client.put(`/api/resumes/${id}/draft`).send(invalidForm),
      client.post('/api/resumes/draft').send(invalidForm),
    ]) {
      const { body } = await call.expect(400);
      expect(body.code).toBe('invalid_input');
      expect(getIssuesByPath(body)).toEqual({
        'personalInfo.phone': 'This is too long. Please shorten it.',
        skills: 'This value isn’t valid.',
      });
    }
    expect((await getResume(client, id)).draftVersion).toBe(1);
    await client.put(`/api/resumes/${id}/draft`).send('{').set('Content-Type', 'application/json').expect(400);
    const tooLargeForm = { ...draftForm, achievements: Array.from({ length: 60 }, () => 'ü'.repeat(4_000)) };
    const { body } = await client.put(`/api/resumes/${id}/draft`).send(tooLargeForm).expect(413);
    expect(body.code).toBe('too_large');
  });

  it('ignore fields that callers must not set, and may contain invalid links', async () => {
    const client = app.createClient();
    const forbiddenFields = {
      id: 'x',
      userId: 7,
      ownerId: 'y',
      atsScore: 100,
      isPremium: true,
      isAdmin: true,
      baseId: 'z',
    };
    const link = 'javascript:alert(1)';
    const draftBody = {
      ...resumeForm,
      ...forbiddenFields,
      deletedAt: '2020-01-01T00:00:00.000Z',
      personalInfo: { ...resumeForm.personalInfo, website: link, linkedin: 'data:text/html,x', isAdmin: true },
      projects: [{ name: 'P', description: 'D', url: link, github: link }],
    };
    const { id } = await createResumeDraft(client, draftBody);
    const draft = await getResume(client, id);
    expect(draft).toMatchObject({ userId: null, baseId: null, deletedAt: null, version: 0 });
    expect(draft.atsScore).toBeLessThan(100);
    const [row] = await app.database.query<{ draft: object }[]>('SELECT draft FROM resumes WHERE id = $1', [id]);
    expect(JSON.stringify(row!.draft)).not.toMatch(/isAdmin|isPremium|userId|ownerId/);
    const { body } = await client.put(`/api/resumes/${id}`).send(draftBody).expect(400);
    const linkMessage = 'Please enter a full web address, such as https://example.com.';
    expect(getIssuesByPath(body)).toEqual({
      'personalInfo.website': linkMessage,
      'personalInfo.linkedin': linkMessage,
      'projects.0.url': linkMessage,
      'projects.0.github': linkMessage,
    });
  });

  it('are rejected with the stored resume if the body or If-Match has an outdated version', async () => {
    const client = app.createClient();
    const { id } = await createResume(client);
    const saveDraft = (text: string, versions: object, ifMatch?: string) => {
      const call = client.put(`/api/resumes/${id}/draft`);
      if (ifMatch) void call.set('If-Match', ifMatch);
      return call.send({ ...resumeForm, skills: [text], ...versions });
    };
    await saveDraft('one', { version: 1, draftVersion: 1 }).expect(200);
    for (const response of [
      await saveDraft('two', { draftVersion: 1 }),
      await saveDraft('two', { version: 2 }),
      await saveDraft('two', {}, '"1.1"'),
      await saveDraft('two', {}, 'W/"7"'),
      await client.put(`/api/resumes/${id}`).set('If-Match', '"1.1"').send(resumeForm),
    ]) {
      expect(response.status).toBe(409);
      expect(response.body.code).toBe('stale');
      expect(resumeSchema.parse(response.body.current)).toMatchObject({
        skills: resumeForm.skills,
        draft: { skills: ['one'] },
        version: 1,
        draftVersion: 2,
      });
    }
    await saveDraft('two', {}, '"1.2"').expect(200);
    await saveDraft('three', {}, '*').expect(200);
    // The body takes precedence over the header.
    await saveDraft('four', { version: 1, draftVersion: 4 }, '"1.1"').expect(200);
    const invalidHeaderResponse = await saveDraft('five', {}, 'yesterday').expect(400);
    expect(invalidHeaderResponse.body.issues[0].path).toBe('If-Match');
    expect((await getResume(client, id)).draft?.skills).toEqual(['four']);
  });

  it('accept only one of twenty concurrent writes based on the same version', async () => {
    const client = app.createClient();
    const { id } = await createResumeDraft(client);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        client.put(`/api/resumes/${id}/draft`).send({ ...draftForm, skills: [`${i}`], draftVersion: 1 }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  });

  it('are created once per idempotency key, even concurrently', async () => {
    const client = app.createClient();
    await createResumeDraft(client);
    const createDraft = () =>
      client.post('/api/resumes/draft').set('Idempotency-Key', 'once').send(draftForm).expect(201);
    const responses = [...(await Promise.all([createDraft(), createDraft(), createDraft()])), await createDraft()];
    expect(new Set(responses.map(({ body }) => body.id as string)).size).toBe(1);
    expect((await client.get('/api/resumes')).body).toHaveLength(2);
    const otherResponse = await app
      .createClient()
      .post('/api/resumes/draft')
      .set('Idempotency-Key', 'once')
      .send(draftForm);
    expect(otherResponse.body.id).not.toBe(responses[0]!.body.id);
  });

  it('can start from the caller’s generation, with its filled blanks', async () => {
    const client = app.createClient();
    const generationRequest = {
      jobTitle: 'Registered Nurse',
      industry: 'Healthcare',
      language: 'de',
      pageSize: 'Letter',
    };
    const { body: generation } = await client.post('/api/autonomous-generate').send(generationRequest).expect(200);
    const { resume, letter } = generationSchema.parse(generation).documents;
    const companyBlank = listBlanks(resume, letter).find(({ path }) => path.startsWith('recipient.'));
    const fills = {
      'personalInfo.firstName#0': 'Anna von Bülow',
      'experience.0.company#0': 'Hospital del Mar',
      'experience.0.endDate#0': 'heute',
      [companyBlank!.id]: 'Klinikum Nord',
    };
    await client.put(`/api/generations/${generation.id}/blanks`).send({ fills }).expect(200);
    const draft = await createResumeDraft(client, { generationId: generation.id, templateId: 'tech-focused' });
    expect(draft).toMatchObject({
      version: 0,
      templateId: 'tech-focused',
      language: 'de',
      pageSize: 'Letter',
      targetJobTitle: 'Registered Nurse',
      targetIndustry: 'Healthcare',
      targetCompany: 'Klinikum Nord',
      personalInfo: { firstName: 'Anna', lastName: 'von Bülow' },
    });
    expect(draft.experience[0]).toMatchObject({ endDate: '', current: true });
    expect(draft.draft?.skills.length).toBeGreaterThan(3);
    expect(draft.experience.map(({ company }) => company)).toEqual([
      'Hospital del Mar',
      '[Arbeitgeber]',
      '[Arbeitgeber]',
    ]);
    for (const generationId of [generation.id as string, 'x'])
      await app.createClient().post('/api/resumes/draft').send({ generationId }).expect(404);
  });

  it('are the source of files and proposals, even before the first save', async () => {
    const client = app.createClient();
    const { id } = await createResumeDraft(client, { personalInfo: { ...resumeForm.personalInfo, email: '[Email]' } });
    const readFileText = async () => {
      const { body } = await client.post(`/api/resumes/${id}/file`).send({ format: 'text' }).expect(200);
      return (await client.get(body.url as string).expect(200)).text;
    };
    for (const call of ['pdf', 'optimize']) await client.post(`/api/resumes/${id}/${call}`).send({}).expect(200);
    await client.post(`/api/resumes/${id}/fit`).send({ pages: 1 }).expect(200);
    await client.get(`/api/resumes/${id}/machine`).expect(200);
    expect(await readFileText()).toContain('[Email]');
    await client.put(`/api/resumes/${id}`).send(resumeForm).expect(200);
    const personalInfo = { ...resumeForm.personalInfo, firstName: 'Typedsince' };
    await client
      .put(`/api/resumes/${id}/draft`)
      .send({ ...resumeForm, personalInfo })
      .expect(200);
    expect(await readFileText()).toContain('Typedsince');
  });

  it('are scored on request', async () => {
    const client = app.createClient();
    const { id } = await createResumeDraft(client, { ...resumeForm, skills: [] });
    const savedResume = await client
      .put(`/api/resumes/${id}`)
      .send({ ...resumeForm, skills: [] })
      .expect(200);
    await client.put(`/api/resumes/${id}/draft`).send(resumeForm).expect(200);
    const savedScore = await client.get(`/api/resumes/${id}/score`).expect(200);
    const draftScore = await client.get(`/api/resumes/${id}/score?draft=true`).expect(200);
    expect(savedScore.body.atsScore).toBe(savedResume.body.atsScore);
    const listTermPlaces = (body: Score) => body.terms.map(({ place }) => place);
    expect(listTermPlaces(savedScore.body)).not.toContain('skills');
    expect(listTermPlaces(draftScore.body)).toContain('skills');
    const jobRequest = { jobDescription: 'We need a registered nurse for triage and wound care.', draft: true };
    const jobScore = await client.post(`/api/resumes/${id}/score`).send(jobRequest).expect(200);
    expect(jobScore.body.matchScore).toBeGreaterThan(0);
  });

  it('can be renamed, which counts as a write', async () => {
    const client = app.createClient();
    const { id } = await createResume(client);
    await client.put(`/api/resumes/${id}/draft`).send(resumeForm).expect(200);
    const { body } = await client.patch(`/api/resumes/${id}`).send({ title: ' For Oslo ' }).expect(200);
    expect(body).toMatchObject({ title: 'For Oslo', draft: { title: 'For Oslo' }, version: 1, draftVersion: 3 });
    for (const [title, message] of [
      ['', 'Please fill in this field.'],
      ['x'.repeat(201), 'This is too long. Please shorten it.'],
    ]) {
      const refusedResponse = await client.patch(`/api/resumes/${id}`).send({ title }).expect(400);
      expect(getIssuesByPath(refusedResponse.body)).toEqual({ title: message });
    }
  });

  it('move to the account at sign-in, with their history and id', async () => {
    const credentials = buildRegistration();
    await app.createClient().post('/api/auth/register').send(credentials);
    const client = app.createClient();
    const { id } = await createResumeDraft(client);
    await client.post(`/api/resumes/${id}/versions`).send({ name: 'mine' }).expect(201);
    await client.post('/api/auth/login').send(credentials).expect(200);
    await client
      .put(`/api/resumes/${id}/draft`)
      .send({ ...resumeForm, version: 0, draftVersion: 1 })
      .expect(200);
    expect((await client.get('/api/resumes')).body).toMatchObject([{ id, draftVersion: 2 }]);
    expect((await client.get(`/api/resumes/${id}/versions`)).body).toMatchObject([{ name: 'mine' }]);
  });

  it('are rejected with signed_out instead of not_found if a sign-in happened during the write', async () => {
    const credentials = buildRegistration();
    await app.createClient().post('/api/auth/register').send(credentials);
    const client = app.createClient();
    const { id } = await createResumeDraft(client);
    const ownerId = await getOwnerId(app.database, id);
    await client.post('/api/auth/login').send(credentials).expect(200);
    const draftBody = saveResumeDraftRequestSchema.parse({ ...resumeForm, draftVersion: 1 });
    const lateSave = app.nest.get(ResumesService).saveDraft(id, draftBody, { id: ownerId });
    await expect(lateSave).rejects.toMatchObject({ code: 'signed_out' });
    await client.put(`/api/resumes/${id}/draft`).send(draftBody).expect(200);
  });
});
