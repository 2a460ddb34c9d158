import { type Resume, resumeSchema, resumeScoreSchema } from '@shortlist/contracts/builder/resume';
import { optimizationResultSchema } from '@shortlist/contracts/builder/optimization';
import { listBlanks } from '@shortlist/documents/blanks';
import { resumeForm } from '@shortlist/testing/resume-form';
import { createResume, createResumeDraft } from '../../harness/resume-factory';
import { describeOnDefaultDatabase, type TestClient } from '../../harness/test-app';

const weakForm = {
  ...resumeForm,
  skills: [],
  experience: [{ ...resumeForm.experience[0], achievements: ['Did triage.'] }],
};

describeOnDefaultDatabase('the scores of resumes', (app) => {
  async function expectCurrentScores(client: TestClient): Promise<Resume[]> {
    const { body } = await client.get('/api/resumes').expect(200);
    const resumes = resumeSchema.array().parse(body);
    for (const { id, atsScore, potential, matchScore, rubricVersion } of resumes) {
      const response = await client.get(`/api/resumes/${id}/score?draft=true`).expect(200);
      const score = resumeScoreSchema.parse(response.body);
      expect({ atsScore, potential, matchScore, rubricVersion }).toEqual({
        atsScore: score.atsScore,
        potential: score.potential,
        matchScore: score.matchScore ?? null,
        rubricVersion: score.rubricVersion,
      });
    }
    return resumes;
  }
  const getScore = async (client: TestClient, id: string) =>
    (await expectCurrentScores(client)).find((resume) => resume.id === id)?.atsScore ?? 0;

  it('reflect the latest text, including in lists, however the text was changed', async () => {
    const client = app.createClient();
    const { id } = await createResumeDraft(client, weakForm);
    const weakScore = await getScore(client, id);
    const put = async (path: string, body: object) =>
      await client.put(`/api/resumes/${id}${path}`).send(body).expect(200);
    const post = async (path: string, body: object) => await client.post(`/api/resumes/${id}${path}`).send(body);

    await put('/draft', resumeForm);
    const strongScore = await getScore(client, id);
    expect(strongScore).toBeGreaterThan(weakScore);
    await put('', resumeForm);
    expect(await getScore(client, id)).toBe(strongScore);
    await put('/draft', weakForm);
    expect(await getScore(client, id)).toBe(weakScore);
    await put('/draft', { ...resumeForm, jobPosting: 'We need a registered nurse for triage and wound care.' });
    expect((await expectCurrentScores(client))[0]?.matchScore).toBeGreaterThan(0);
    await client.patch(`/api/resumes/${id}`).send({ title: 'For Oslo' }).expect(200);
    await expectCurrentScores(client);
    for (const linked of [false, true]) expect((await post('/copy', { linked })).status).toBe(201);
    expect(await expectCurrentScores(client)).toHaveLength(3);

    await put('', weakForm);
    const { body: versions } = await client.get(`/api/resumes/${id}/versions`).expect(200);
    expect((await post(`/versions/${versions[0].id}/restore`, {})).status).toBe(200);
    const restoredScore = await getScore(client, id);
    expect(restoredScore).toBeGreaterThan(weakScore);
    await client.delete(`/api/resumes/${id}`).expect(200);
    const { body: trashedResumes } = await client.get('/api/resumes?bin=true').expect(200);
    expect(trashedResumes).toMatchObject([{ id, atsScore: restoredScore }]);
    expect((await post('/restore', {})).status).toBe(200);
    expect(await getScore(client, id)).toBe(restoredScore);
  });

  it('are updated by applied proposals and by imports', async () => {
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
    expect(await getScore(client, id)).toBe(optimization.atsScore);
    await client
      .put(`/api/resumes/${id}`)
      .send({ ...resume, cause: 'ai', draftVersion: 2 })
      .expect(200);
    expect(await getScore(client, id)).toBe(optimization.atsScore);
    await client
      .post('/api/resumes/draft')
      .send({ ...resumeForm, cause: 'import' })
      .expect(201);
    expect(await expectCurrentScores(client)).toHaveLength(2);
  });

  it('increase when the user fills in the blanks of a generated resume', async () => {
    const client = app.createClient();
    const generationRequest = { jobTitle: 'Registered Nurse', industry: 'Healthcare', language: 'en' };
    const { body: generation } = await client.post('/api/autonomous-generate').send(generationRequest).expect(200);
    const draft = await createResumeDraft(client, { generationId: generation.id });
    expect(await getScore(client, draft.id)).toBe(60);
    expect(listBlanks(draft).length).toBeGreaterThan(0);
    const filledDraft = JSON.parse(JSON.stringify(draft.draft).replace(/\[[^\][{}"]+\]/g, '12')) as object;
    await client
      .put(`/api/resumes/${draft.id}/draft`)
      .send({ ...filledDraft, draftVersion: draft.draftVersion })
      .expect(200);
    expect(await getScore(client, draft.id)).toBeGreaterThan(60);
  });

  it('are recalculated after the rubric changes, and nothing else in the resumes changes', async () => {
    const client = app.createClient();
    const savedResume = await createResume(client, resumeForm);
    const { id } = await createResumeDraft(client, weakForm);
    await client.put(`/api/resumes/${id}/draft`).send(resumeForm).expect(200);
    const resumesBefore = await expectCurrentScores(client);
    await app.database.query(
      `UPDATE resumes SET ats_score = 1, rubric_version = '0', draft_scores = draft_scores || '{"atsScore": 1, "rubricVersion": "0"}'
       WHERE id IN ($1, $2)`,
      [savedResume.id, id],
    );
    expect(await expectCurrentScores(client)).toEqual(resumesBefore);
  });
});
