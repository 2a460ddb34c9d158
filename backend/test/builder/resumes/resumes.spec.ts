import { optimizationResultSchema } from '@shortlist/contracts/builder/optimization';
import { scoreSchema } from '@shortlist/contracts/platform/score';
import { extractText, getDocumentProxy } from 'unpdf';
import { resumeForm } from '@shortlist/testing/resume-form';
import { createResume, createResumeDraft } from '../../harness/resume-factory';
import { buildRegistration, countUses } from '../../harness/accounts';
import { describeOnDefaultDatabase } from '../../harness/test-app';

describeOnDefaultDatabase('resumes', (app) => {
  it('stores, lists, returns and scores a resume', async () => {
    const client = app.createClient();
    const resume = await createResume(client);
    expect(resume).toMatchObject({
      ...resumeForm,
      title: 'Inés Halvorsen – Registered Nurse',
      userId: null,
      version: 1,
      language: 'en',
      pageSize: 'A4',
      aiOptimized: false,
      projects: [],
    });
    expect(resume.atsScore).toBeGreaterThan(30);
    expect(resume.potential).toBeGreaterThanOrEqual(resume.atsScore);
    expect((await client.get(`/api/resumes/${resume.id}`).expect(200)).body).toEqual(resume);
    expect((await client.get('/api/resumes?userId=1').expect(200)).body).toEqual([resume]);
  });

  it('lists the newest documents first', async () => {
    const client = app.createClient();
    for (let i = 0; i < 11; i++) await createResumeDraft(client, { title: `Draft ${i}` });
    const { body } = await client.get('/api/resumes').expect(200);
    const titles = (body as { title: string }[]).map(({ title }) => title);
    expect(titles).toEqual(Array.from({ length: 11 }, (_, i) => `Draft ${10 - i}`));
  });

  it('gives a copy a title that is never cut within a character', async () => {
    const client = app.createClient();
    const personalInfo = { ...resumeForm.personalInfo, headline: '😀'.repeat(100) };
    const { id } = await createResume(client, { ...resumeForm, personalInfo });
    const { body } = await client.post(`/api/resumes/${id}/copy`).send({}).expect(201);
    expect((body as { title: string }).title.isWellFormed()).toBe(true);
  });

  it('returns the user id after the guest has registered', async () => {
    const client = app.createClient();
    const { id } = await createResume(client);
    const { user } = (await client.post('/api/auth/register').send(buildRegistration()).expect(201)).body;
    expect((await client.get(`/api/resumes/${id}`).expect(200)).body.userId).toBe(user.id);
  });

  it('lists every missing field with its message in the language of the page', async () => {
    const personalInfo = { firstName: '', lastName: ' ', email: 'nobody', phone: '', location: '', website: 'x' };
    const body = {
      personalInfo,
      experience: [{ company: '', position: '', startDate: '' }],
      education: [{ institution: '', degree: '', field: '', startDate: '' }],
      projects: [{ name: '', description: '' }],
    };
    const { body: refusedBody } = await app.createClient().post('/api/resumes').send(body).expect(400);
    expect(refusedBody.code).toBe('invalid_input');
    const messagesByPath = Object.fromEntries(
      (refusedBody.issues as { path: string; message: string }[]).map(({ path, message }) => [path, message]),
    );
    expect(messagesByPath).toEqual({
      'personalInfo.firstName': 'First name is required',
      'personalInfo.lastName': 'Last name is required',
      'personalInfo.email': 'Valid email is required',
      'personalInfo.phone': 'Phone number is required',
      'personalInfo.location': 'Location is required',
      'personalInfo.website': 'Please enter a full web address, such as https://example.com.',
      'experience.0.company': 'Company name is required',
      'experience.0.position': 'Position is required',
      'experience.0.startDate': 'Start date is required',
      'education.0.institution': 'Institution name is required',
      'education.0.degree': 'Degree is required',
      'education.0.field': 'Field of study is required',
      'education.0.startDate': 'Start date is required',
      'projects.0.name': 'Project name is required',
      'projects.0.description': 'Description is required',
    });
    const germanResponse = await app
      .createClient()
      .post('/api/resumes')
      .set('Accept-Language', 'de')
      .send({ personalInfo: {} });
    expect(germanResponse.body.issues[0]).toEqual({
      path: 'personalInfo.firstName',
      message: 'Der Vorname ist erforderlich',
    });
  });

  it('removes fields that callers must not set', async () => {
    const client = app.createClient();
    const forbiddenFields = {
      id: 'x',
      userId: 7,
      ownerId: 'y',
      atsScore: 100,
      isPremium: true,
      version: 9,
      createdAt: 'z',
    };
    const resume = await createResume(client, { ...resumeForm, ...forbiddenFields });
    expect(resume.version).toBe(1);
    expect(resume.userId).toBeNull();
    expect(resume.atsScore).toBeLessThan(100);
  });

  it('replaces a resume, stores the previous version, and rejects edits of an older version', async () => {
    const client = app.createClient();
    const { id } = await createResume(client);
    const secondSave = await client
      .put(`/api/resumes/${id}`)
      .send({ ...resumeForm, title: 'Second', version: 1 })
      .expect(200);
    expect(secondSave.body).toMatchObject({ version: 2, title: 'Second' });
    const staleSave = await client
      .put(`/api/resumes/${id}`)
      .send({ ...resumeForm, title: 'Late', version: 1 })
      .expect(409);
    expect(staleSave.body).toMatchObject({ code: 'stale', current: { version: 2, title: 'Second' } });
    const unversionedSave = await client
      .put(`/api/resumes/${id}`)
      .send({ ...resumeForm, title: 'Meant' })
      .expect(200);
    expect(unversionedSave.body).toMatchObject({ version: 3, title: 'Meant' });
    const versionsResponse = await client.get(`/api/resumes/${id}/versions`).expect(200);
    expect(versionsResponse.body).toMatchObject([
      { version: 2, cause: 'save', atsScore: secondSave.body.atsScore, name: '' },
      { version: 1, cause: 'save' },
    ]);
    const lastVersion = await client.get(`/api/resumes/${id}/versions/${versionsResponse.body[0].id}`).expect(200);
    expect(lastVersion.body.resume).toMatchObject({ ...resumeForm, title: 'Second' });
  });

  it('accepts one of twenty saves based on the same version, and all saves without a version', async () => {
    const client = app.createClient();
    const { id } = await createResume(client);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        client.put(`/api/resumes/${id}`).send({ ...resumeForm, title: `${i}`, version: 1 }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    await Promise.all(Array.from({ length: 5 }, () => client.put(`/api/resumes/${id}`).send(resumeForm).expect(200)));
    expect((await client.get(`/api/resumes/${id}`)).body.version).toBe(7);
  });

  it('creates one resume per idempotency key', async () => {
    const client = app.createClient();
    await client.get('/api/config');
    const firstResponse = await client.post('/api/resumes').set('Idempotency-Key', 'once').send(resumeForm).expect(201);
    const secondResponse = await client
      .post('/api/resumes')
      .set('Idempotency-Key', 'once')
      .send(resumeForm)
      .expect(201);
    expect(secondResponse.body.id).toBe(firstResponse.body.id);
    expect((await client.get('/api/resumes')).body).toHaveLength(1);
  });

  it('restricts resumes to their owner, and moves them to the account at sign-in', async () => {
    const client = app.createClient();
    const { id } = await createResume(client);
    const otherClient = app.createClient();
    await createResume(otherClient);
    expect((await app.createClient().get('/api/resumes').expect(200)).body).toEqual([]);
    for (const call of [
      otherClient.get(`/api/resumes/${id}`),
      otherClient.put(`/api/resumes/${id}`).send(resumeForm),
      otherClient.post(`/api/resumes/${id}/pdf`).send({}),
      app.createClient().get(`/api/resumes/${id}`),
      otherClient.get('/api/resumes/1'),
    ])
      expect((await call).status).toBe(404);
    const { body } = await client.post('/api/auth/register').send(buildRegistration());
    expect((await client.get(`/api/resumes/${id}`)).body.userId).toBe(body.user.id);
  });

  it('renders the saved resume in its template, and requires Premium for premium templates', async () => {
    const client = app.createClient();
    const { id } = await createResume(client);
    const { body } = await client.post(`/api/resumes/${id}/pdf`).send({ templateId: 'tech-focused' }).expect(200);
    expect(body.success).toBe(true);
    const file = await client.get(body.pdfUrl).responseType('blob').expect(200);
    expect(file.headers['content-disposition']).toMatch(
      /^inline; filename="Ines-Halvorsen-Registered-Nurse-Resume.pdf"/,
    );
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(file.body)), { mergePages: true });
    expect(text).toContain('Assessed 24 patients a shift.');
    await app.createClient().get(body.pdfUrl).expect(404);
    const refusedResponse = await client.post(`/api/resumes/${id}/pdf`).send({ templateId: 'ats-compact' }).expect(402);
    expect(refusedResponse.body.code).toBe('premium_template');
    await client.post(`/api/resumes/${id}/pdf`).send({ templateId: 'none' }).expect(400);
    await client
      .post('/api/resumes')
      .send({ ...resumeForm, templateId: 'none' })
      .expect(400);
  });

  it('explains the score of the saved file in the language of the page', async () => {
    const client = app.createClient();
    const { id, atsScore } = await createResume(client);
    const { body } = await client.get(`/api/resumes/${id}/score`).expect(200);
    const score = scoreSchema.parse(body);
    expect(score.atsScore).toBe(atsScore);
    expect(score.checks.find((check) => check.id === 'P1')).toMatchObject({ applies: true, points: 8 });
    expect(score.terms.length).toBeGreaterThan(5);
    const germanResponse = await client.get(`/api/resumes/${id}/score`).set('Accept-Language', 'de').expect(200);
    expect(germanResponse.body.atsScore).toBe(atsScore);
    expect(germanResponse.body.checks[0].title).not.toBe(body.checks[0].title);
    await app.createClient().get(`/api/resumes/${id}/score`).expect(404);
  });

  it('proposes better wording change by change, stores nothing and counts one use', async () => {
    const client = app.createClient();
    const weakForm = {
      ...resumeForm,
      experience: [
        {
          ...resumeForm.experience[0],
          achievements: [
            'Responsible for managing triage of 24 patients a shift.',
            'I documented care plans in electronic health records.',
          ],
        },
      ],
    };
    const storedResume = await createResume(client, weakForm);
    const { body } = await client.post(`/api/resumes/${storedResume.id}/optimize`).expect(200);
    const { resume, optimization } = optimizationResultSchema.parse(body);
    const bullet = optimization.changes.find(({ path }) => path === 'experience.0.achievements.0');
    expect(bullet).toMatchObject({
      before: 'Responsible for managing triage of 24 patients a shift.',
      after: expect.stringMatching(/^Manag.* triage of 24 patients a shift\.$/) as string,
      verdict: 'safe',
      reason: 'Starts with what you did.',
    });
    expect(resume.experience[0]?.achievements[0]).toBe(bullet?.after);
    const changesToConfirm = optimization.changes.filter(({ verdict }) => verdict === 'confirm');
    expect(changesToConfirm.length).toBeGreaterThan(0);
    for (const { after, question } of changesToConfirm) {
      expect(question).toContain(after);
      expect(resume.skills).not.toContain(after);
    }
    expect(optimization.scoreNow).toBe(storedResume.atsScore);
    expect(optimization.atsScore).toBeGreaterThan(storedResume.atsScore);
    expect(optimization.atsScore).toBe(resume.atsScore);
    expect(optimization.suggestions.length).toBeGreaterThan(0);
    expect(optimization.keywords.length).toBeGreaterThan(2);
    expect((await client.get(`/api/resumes/${storedResume.id}`)).body).toEqual(storedResume);
    expect(await countUses(client)).toBe(1);
    const saveResponse = await client.put(`/api/resumes/${storedResume.id}`).send(resume).expect(200);
    expect(saveResponse.body).toMatchObject({ aiOptimized: true, atsScore: optimization.atsScore, version: 2 });
  });

  it('checks the quota before it optimizes', async () => {
    const client = app.createClient();
    const { id } = await createResume(client);
    for (let use = 0; use < 3; use += 1) await client.post(`/api/resumes/${id}/optimize`).send({}).expect(200);
    const refusedResponse = await client.post(`/api/resumes/${id}/optimize`).send({}).expect(402);
    expect(refusedResponse.body).toMatchObject({ code: 'free_limit_reached', used: 3, limit: 3 });
    await client
      .post(`/api/resumes/${id}/optimize`)
      .send({ jobDescription: 'x'.repeat(20_001) })
      .expect(400);
  });

  it('fits a long resume on one page, or lists the content to remove', async () => {
    const client = app.createClient();
    const createBullets = (count: number) =>
      Array.from({ length: count }, (_, i) => `Planned the care of ${i + 2} patients with the whole team of the ward.`);
    const createLongForm = (count: number) => ({
      ...resumeForm,
      experience: [{ ...resumeForm.experience[0], achievements: createBullets(count) }],
    });
    const { id } = await createResume(client, createLongForm(36));
    const { body } = await client.post(`/api/resumes/${id}/fit`).send({ pages: 1 }).expect(200);
    expect(body.fits).toBe(true);
    expect(body.fit).toBeGreaterThan(0);
    const saveResponse = await client
      .put(`/api/resumes/${id}`)
      .send({ ...createLongForm(36), fit: body.fit })
      .expect(200);
    expect(saveResponse.body.fit).toBe(body.fit);
    const { body: pdfLink } = await client.post(`/api/resumes/${id}/pdf`).send({}).expect(200);
    const file = await client.get(pdfLink.pdfUrl).responseType('blob').expect(200);
    expect((await getDocumentProxy(new Uint8Array(file.body))).numPages).toBe(1);

    await client
      .put(`/api/resumes/${id}`)
      .send({ ...createLongForm(40), achievements: createBullets(40) })
      .expect(200);
    const { body: fitResult } = await client.post(`/api/resumes/${id}/fit`).send({ pages: 1 }).expect(200);
    expect(fitResult).toMatchObject({ fits: false });
    expect(fitResult.overBy).toBeGreaterThan(0);
    expect(fitResult.mustGo.length).toBeGreaterThan(0);
    await client.post(`/api/resumes/${id}/fit`).send({ pages: 0 }).expect(400);
    await app.createClient().post(`/api/resumes/${id}/fit`).send({ pages: 1 }).expect(404);
  });
});
