import type { ResumeVersion, ResumeVersionContent } from '@shortlist/contracts/builder/resume-versions';
import { maxAutomaticVersions } from '../../../src/builder/versions/resume-versions.service';
import { resumeForm } from '@shortlist/testing/resume-form';
import { createResume, createResumeDraft } from '../../harness/resume-factory';
import { describeOnDefaultDatabase, type TestClient } from '../../harness/test-app';

const createForm = (skill: string, overrides: object = {}) => ({ ...resumeForm, skills: [skill], ...overrides });

describeOnDefaultDatabase('versions of resumes', (app) => {
  const listVersions = async (client: TestClient, id: string) =>
    (await client.get(`/api/resumes/${id}/versions`).expect(200)).body as ResumeVersion[];
  const describeVersions = async (client: TestClient, id: string) => {
    const descriptions: string[] = [];
    for (const version of await listVersions(client, id)) {
      const response = await client.get(`/api/resumes/${id}/versions/${version.id}`).expect(200);
      const { cause, resume } = response.body as ResumeVersionContent;
      descriptions.push(`${cause} ${resume.skills.join()} ${resume.templateId}`);
    }
    return descriptions;
  };
  const saveDraft = (client: TestClient, id: string, body: object) =>
    client.put(`/api/resumes/${id}/draft`).send(body).expect(200);
  const save = (client: TestClient, id: string, body: object) =>
    client.put(`/api/resumes/${id}`).send(body).expect(200);

  it('contain each previous save once, with the cause of the change', async () => {
    const client = app.createClient();
    const { id } = await createResume(client, createForm('one'));
    await save(client, id, createForm('two'));
    await save(client, id, createForm('two', { cause: 'ai' }));
    await save(client, id, createForm('two'));
    await save(client, id, createForm('three', { templateId: 'tech-focused' }));
    await save(client, id, createForm('four', { templateId: 'tech-focused', cause: 'hand' }));
    expect(await describeVersions(client, id)).toEqual([
      'save three tech-focused',
      'ai two minimal-clean',
      'save one minimal-clean',
    ]);
  });

  it('contain one version for several changes to the appearance', async () => {
    const client = app.createClient();
    const { id } = await createResume(client, createForm('one'));
    await save(client, id, createForm('two'));
    for (const appearance of [
      { accent: 'Plum' },
      { density: 'airy' },
      { fit: 3 },
      { sections: [{ key: 'skills', name: 'Tools' }] },
      { carriesData: false },
    ])
      await save(client, id, createForm('two', appearance));
    await save(client, id, createForm('three', { accent: 'Slate' }));
    expect(await describeVersions(client, id)).toEqual([
      'save two minimal-clean',
      'template two minimal-clean',
      'save one minimal-clean',
    ]);
  });

  it('are stored before AI, imports, base changes and template changes, but not for autosaves', async () => {
    const client = app.createClient();
    const { id } = await createResumeDraft(client, createForm('one'));
    await saveDraft(client, id, createForm('two', { draftVersion: 1 }));
    await saveDraft(client, id, createForm('three', { draftVersion: 2, cause: 'ai' }));
    await saveDraft(client, id, createForm('four', { draftVersion: 3, cause: 'import' }));
    await saveDraft(client, id, createForm('four', { draftVersion: 4, templateId: 'tech-focused' }));
    // Consecutive template changes share one version.
    await saveDraft(client, id, createForm('four', { draftVersion: 5, templateId: 'classic-executive' }));
    await saveDraft(
      client,
      id,
      createForm('five', { draftVersion: 6, templateId: 'classic-executive', cause: 'base' }),
    );
    const expectedVersions = [
      'base four classic-executive',
      'template four minimal-clean',
      'import three minimal-clean',
      'ai two minimal-clean',
    ];
    expect(await describeVersions(client, id)).toEqual(expectedVersions);
    expect((await listVersions(client, id)).map(({ atsScore, version }) => [atsScore, version])).toEqual(
      expectedVersions.map(() => [null, 0]),
    );
    await save(client, id, createForm('six', { draftVersion: 7, templateId: 'classic-executive' }));
    expect(await describeVersions(client, id)).toEqual(expectedVersions);
  });

  it('contain a draft that the client had not seen when it replaced the draft', async () => {
    const client = app.createClient();
    const { id } = await createResume(client, createForm('saved'));
    await saveDraft(client, id, createForm('in one tab', { draftVersion: 1 }));
    await save(client, id, createForm('meant'));
    expect(await describeVersions(client, id)).toEqual([
      'conflict in one tab minimal-clean',
      'save saved minimal-clean',
    ]);
    await saveDraft(client, id, createForm('again', { draftVersion: 3 }));
    await saveDraft(client, id, createForm('over it'));
    await saveDraft(client, id, createForm('kept mine', { draftVersion: 5, cause: 'conflict' }));
    expect((await describeVersions(client, id)).slice(0, 2)).toEqual([
      'conflict over it minimal-clean',
      'conflict again minimal-clean',
    ]);
  });

  it('can be created on request, with a name and the score', async () => {
    const client = app.createClient();
    const { id, atsScore } = await createResume(client, createForm('one'));
    const { body } = await client.post(`/api/resumes/${id}/versions`).send({ name: ' Before Oslo ' }).expect(201);
    expect(body).toMatchObject({ cause: 'hand', name: 'Before Oslo', version: 1, atsScore });
    await saveDraft(client, id, createForm('two'));
    await client.post(`/api/resumes/${id}/versions`).send({}).expect(201);
    expect(await describeVersions(client, id)).toEqual(['hand two minimal-clean', 'hand one minimal-clean']);
    expect((await listVersions(client, id))[0]).toMatchObject({ name: '', atsScore: null });
    const refusedResponse = await client
      .post(`/api/resumes/${id}/versions`)
      .send({ name: 'x'.repeat(121) })
      .expect(400);
    expect(refusedResponse.body.issues).toEqual([{ path: 'name', message: 'This is too long. Please shorten it.' }]);
  });

  it('can be restored as the draft, after the current text is stored as a version', async () => {
    const client = app.createClient();
    const { id } = await createResume(client, createForm('one'));
    await save(client, id, createForm('two'));
    await saveDraft(client, id, createForm('typed', { draftVersion: 2 }));
    const [version] = await listVersions(client, id);
    const restoreVersion = (body: object) =>
      client.post(`/api/resumes/${id}/versions/${version!.id}/restore`).send(body);
    const refusedResponse = await restoreVersion({ draftVersion: 2 }).expect(409);
    expect(refusedResponse.body).toMatchObject({
      code: 'stale',
      current: { draft: { skills: ['typed'] }, draftVersion: 3 },
    });
    const { body } = await restoreVersion({ draftVersion: 3 }).expect(200);
    expect(body).toMatchObject({ version: 2, draftVersion: 4, skills: ['two'], draft: { skills: ['one'] } });
    expect(await describeVersions(client, id)).toEqual(['restore typed minimal-clean', 'save one minimal-clean']);
    await save(client, id, createForm('one', { draftVersion: 4 }));
    await restoreVersion({}).expect(200);
    expect((await describeVersions(client, id))[0]).toBe('restore one minimal-clean');
  });

  it('are restricted to their resume and its owner', async () => {
    const client = app.createClient();
    const [firstResume, secondResume] = [await createResume(client), await createResume(client)];
    await save(client, firstResume.id, createForm('changed'));
    const [version] = await listVersions(client, firstResume.id);
    const otherClient = app.createClient();
    await createResume(otherClient);
    for (const call of [
      client.get(`/api/resumes/${secondResume.id}/versions/${version!.id}`),
      client.post(`/api/resumes/${secondResume.id}/versions/${version!.id}/restore`).send({}),
      client.get(`/api/resumes/${firstResume.id}/versions/x`),
      client.get(`/api/resumes/${firstResume.id}/versions/99999999999999999999`),
      otherClient.get(`/api/resumes/${firstResume.id}/versions`),
      otherClient.post(`/api/resumes/${firstResume.id}/versions`).send({}),
      otherClient.get(`/api/resumes/${firstResume.id}/versions/${version!.id}`),
      otherClient.post(`/api/resumes/${firstResume.id}/versions/${version!.id}/restore`).send({}),
      app.createClient().get(`/api/resumes/${firstResume.id}/versions`),
    ])
      expect((await call).status).toBe(404);
  });

  it('are limited by deleting the oldest automatic versions but never manual versions', async () => {
    const client = app.createClient();
    const { id } = await createResumeDraft(client, createForm('first'));
    await client.post(`/api/resumes/${id}/versions`).send({ name: 'by hand' }).expect(201);
    for (let writeCount = 1; writeCount <= maxAutomaticVersions + 3; writeCount += 1) {
      await saveDraft(client, id, createForm(`${writeCount}`, { draftVersion: writeCount, cause: 'ai' }));
    }
    const versions = await listVersions(client, id);
    expect(versions).toHaveLength(maxAutomaticVersions + 1);
    expect(versions.at(-1)).toMatchObject({ name: 'by hand' });
    const oldestVersion = await client.get(`/api/resumes/${id}/versions/${versions.at(-2)!.id}`);
    expect(oldestVersion.body.resume.skills).toEqual(['3']);
  });
});
