import { type Resume, resumeSchema, resumeScoreSchema } from '@shortlist/contracts/builder/resume';
import { optimizationResultSchema } from '@shortlist/contracts/builder/optimization';
import { listBlanks } from '@shortlist/documents/blanks';
import { type TestClient, createResume, createResumeDraft, resumeForm } from './harness/resume-factory';
import { onUsualDatabase } from './harness/test-app';

const weak = {
  ...resumeForm,
  skills: [],
  experience: [{ ...resumeForm.experience[0], achievements: ['Did triage.'] }],
};

onUsualDatabase('the scores of resumes', (app) => {
  /** Expects every listed resume to have the score that its editor shows. */
  async function expectCurrent(client: TestClient): Promise<Resume[]> {
    const { body } = await client.get('/api/resumes').expect(200);
    const listed = resumeSchema.array().parse(body);
    for (const { id, atsScore, potential, matchScore, rubricVersion } of listed) {
      const response = await client.get(`/api/resumes/${id}/score?draft=true`).expect(200);
      const score = resumeScoreSchema.parse(response.body);
      expect({ atsScore, potential, matchScore, rubricVersion }).toEqual({
        atsScore: score.atsScore,
        potential: score.potential,
        matchScore: score.matchScore ?? null,
        rubricVersion: score.rubricVersion,
      });
    }
    return listed;
  }
  const scoreOf = async (client: TestClient, id: string) =>
    (await expectCurrent(client)).find((resume) => resume.id === id)?.atsScore ?? 0;

  it('are those of the latest text, in lists too, whichever way it was written', async () => {
    const client = app.createClient();
    const { id } = await createResumeDraft(client, weak);
    const startedAt = await scoreOf(client, id);
    const put = async (path: string, body: object) =>
      await client.put(`/api/resumes/${id}${path}`).send(body).expect(200);
    const post = async (path: string, body: object) => await client.post(`/api/resumes/${id}${path}`).send(body);

    await put('/draft', resumeForm);
    const better = await scoreOf(client, id);
    expect(better).toBeGreaterThan(startedAt);
    await put('', resumeForm);
    expect(await scoreOf(client, id)).toBe(better);
    await put('/draft', weak);
    expect(await scoreOf(client, id)).toBe(startedAt);
    await put('/draft', { ...resumeForm, jobPosting: 'We need a registered nurse for triage and wound care.' });
    expect((await expectCurrent(client))[0]?.matchScore).toBeGreaterThan(0);
    await client.patch(`/api/resumes/${id}`).send({ title: 'For Oslo' }).expect(200);
    await expectCurrent(client);
    for (const linked of [false, true]) expect((await post('/copy', { linked })).status).toBe(201);
    expect(await expectCurrent(client)).toHaveLength(3);

    await put('', weak);
    const { body: versions } = await client.get(`/api/resumes/${id}/versions`).expect(200);
    expect((await post(`/versions/${versions[0].id}/restore`, {})).status).toBe(200);
    const restored = await scoreOf(client, id);
    expect(restored).toBeGreaterThan(startedAt);
    await client.delete(`/api/resumes/${id}`).expect(200);
    const { body: binned } = await client.get('/api/resumes?bin=true').expect(200);
    expect(binned).toMatchObject([{ id, atsScore: restored }]);
    expect((await post('/restore', {})).status).toBe(200);
    expect(await scoreOf(client, id)).toBe(restored);
  });

  it('follow proposals that are applied, and imports', async () => {
    const client = app.createClient();
    const bullet = 'Responsible for managing triage of 24 patients a shift.';
    const { id } = await createResume(client, {
      ...resumeForm,
      experience: [{ ...resumeForm.experience[0], achievements: [bullet] }],
    });
    const response = await client.post(`/api/resumes/${id}/optimize`).send({}).expect(200);
    const { resume, optimization } = optimizationResultSchema.parse(response.body);
    await client
      .put(`/api/resumes/${id}/draft`)
      .send({ ...resume, cause: 'ai' })
      .expect(200);
    expect(await scoreOf(client, id)).toBe(optimization.atsScore);
    await client
      .put(`/api/resumes/${id}`)
      .send({ ...resume, cause: 'ai', draftVersion: 2 })
      .expect(200);
    expect(await scoreOf(client, id)).toBe(optimization.atsScore);
    await client
      .post('/api/resumes/draft')
      .send({ ...resumeForm, cause: 'import' })
      .expect(201);
    expect(await expectCurrent(client)).toHaveLength(2);
  });

  it('rise on the dashboard as the blanks of a generation are filled in the editor', async () => {
    const client = app.createClient();
    const order = { jobTitle: 'Registered Nurse', industry: 'Healthcare', language: 'en' };
    const { body: generation } = await client.post('/api/autonomous-generate').send(order).expect(200);
    const made = await createResumeDraft(client, { generationId: generation.id });
    expect(await scoreOf(client, made.id)).toBe(60);
    expect(listBlanks(made).length).toBeGreaterThan(0);
    const filled = JSON.parse(JSON.stringify(made.draft).replace(/\[[^\][{}"]+\]/g, '12')) as object;
    await client
      .put(`/api/resumes/${made.id}/draft`)
      .send({ ...filled, draftVersion: made.draftVersion })
      .expect(200);
    expect(await scoreOf(client, made.id)).toBeGreaterThan(60);
  });

  it('are recalculated when the rules have changed, without counting as a write', async () => {
    const client = app.createClient();
    const saved = await createResume(client, resumeForm);
    const { id } = await createResumeDraft(client, weak);
    await client.put(`/api/resumes/${id}/draft`).send(resumeForm).expect(200);
    const before = await expectCurrent(client);
    await app.database.query(
      `UPDATE resumes SET ats_score = 1, rubric_version = '0', draft_scores = draft_scores || '{"atsScore": 1, "rubricVersion": "0"}'
       WHERE id IN ($1, $2)`,
      [saved.id, id],
    );
    expect(await expectCurrent(client)).toEqual(before);
  });
});
