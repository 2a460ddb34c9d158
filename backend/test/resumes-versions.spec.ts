import type { ResumeVersion, ResumeVersionContent } from '@shortlist/contracts/builder/resume';
import { maxVersions } from '../src/builder/versions/resume-versions.service';
import { type TestClient, createResume, createResumeDraft, resumeForm } from './harness/resume-factory';
import { onUsualDatabase } from './harness/test-app';

const text = (skill: string, more: object = {}) => ({ ...resumeForm, skills: [skill], ...more });

onUsualDatabase('versions of resumes', (app) => {
  const versionsOf = async (client: TestClient, id: string) =>
    (await client.get(`/api/resumes/${id}/versions`).expect(200)).body as ResumeVersion[];
  const kept = async (client: TestClient, id: string) => {
    const found: string[] = [];
    for (const version of await versionsOf(client, id)) {
      const response = await client.get(`/api/resumes/${id}/versions/${version.id}`).expect(200);
      const { cause, resume } = response.body as ResumeVersionContent;
      found.push(`${cause} ${resume.skills.join()} ${resume.templateId}`);
    }
    return found;
  };
  const draft = (client: TestClient, id: string, body: object) =>
    client.put(`/api/resumes/${id}/draft`).send(body).expect(200);
  const save = (client: TestClient, id: string, body: object) =>
    client.put(`/api/resumes/${id}`).send(body).expect(200);

  it('keeps each previous save once, with the cause of the change', async () => {
    const client = app.createClient();
    const { id } = await createResume(client, text('one'));
    await save(client, id, text('two'));
    await save(client, id, text('two', { cause: 'ai' }));
    await save(client, id, text('two'));
    await save(client, id, text('three', { templateId: 'tech-focused' }));
    await save(client, id, text('four', { templateId: 'tech-focused', cause: 'hand' }));
    expect(await kept(client, id)).toEqual([
      'save three tech-focused',
      'ai two minimal-clean',
      'save one minimal-clean',
    ]);
  });

  it('keeps one version while only the appearance of a text changes', async () => {
    const client = app.createClient();
    const { id } = await createResume(client, text('one'));
    await save(client, id, text('two'));
    for (const look of [
      { accent: 'Plum' },
      { density: 'airy' },
      { fit: 3 },
      { sections: [{ key: 'skills', name: 'Tools' }] },
    ])
      await save(client, id, text('two', look));
    await save(client, id, text('three', { accent: 'Slate' }));
    expect(await kept(client, id)).toEqual([
      'save two minimal-clean',
      'template two minimal-clean',
      'save one minimal-clean',
    ]);
  });

  it('keeps no version of typing, but one before AI, an import, base changes and another template', async () => {
    const client = app.createClient();
    const { id } = await createResumeDraft(client, text('one'));
    await draft(client, id, text('two', { draftVersion: 1 }));
    await draft(client, id, text('three', { draftVersion: 2, cause: 'ai' }));
    await draft(client, id, text('four', { draftVersion: 3, cause: 'import' }));
    await draft(client, id, text('four', { draftVersion: 4, templateId: 'tech-focused' }));
    // Trying several templates is one step.
    await draft(client, id, text('four', { draftVersion: 5, templateId: 'classic-executive' }));
    await draft(client, id, text('five', { draftVersion: 6, templateId: 'classic-executive', cause: 'base' }));
    const all = [
      'base four classic-executive',
      'template four minimal-clean',
      'import three minimal-clean',
      'ai two minimal-clean',
    ];
    expect(await kept(client, id)).toEqual(all);
    expect((await versionsOf(client, id)).map(({ atsScore, version }) => [atsScore, version])).toEqual(
      all.map(() => [null, 0]),
    );
    await save(client, id, text('six', { draftVersion: 7, templateId: 'classic-executive' }));
    expect(await kept(client, id)).toEqual(all);
  });

  it('keeps a draft that the client of a save or another draft had not seen', async () => {
    const client = app.createClient();
    const { id } = await createResume(client, text('saved'));
    await draft(client, id, text('in one tab', { draftVersion: 1 }));
    await save(client, id, text('meant'));
    expect(await kept(client, id)).toEqual(['conflict in one tab minimal-clean', 'save saved minimal-clean']);
    await draft(client, id, text('again', { draftVersion: 3 }));
    await draft(client, id, text('over it'));
    await draft(client, id, text('kept mine', { draftVersion: 5, cause: 'conflict' }));
    expect((await kept(client, id)).slice(0, 2)).toEqual([
      'conflict over it minimal-clean',
      'conflict again minimal-clean',
    ]);
  });

  it('keeps a version on request, with its name and score', async () => {
    const client = app.createClient();
    const { id, atsScore } = await createResume(client, text('one'));
    const { body } = await client.post(`/api/resumes/${id}/versions`).send({ name: ' Before Oslo ' }).expect(201);
    expect(body).toMatchObject({ cause: 'hand', name: 'Before Oslo', version: 1, atsScore });
    await draft(client, id, text('two'));
    await client.post(`/api/resumes/${id}/versions`).send({}).expect(201);
    expect(await kept(client, id)).toEqual(['hand two minimal-clean', 'hand one minimal-clean']);
    expect((await versionsOf(client, id))[0]).toMatchObject({ name: '', atsScore: null });
    const refused = await client
      .post(`/api/resumes/${id}/versions`)
      .send({ name: 'x'.repeat(121) })
      .expect(400);
    expect(refused.body.issues).toEqual([{ path: 'name', message: 'This is too long. Please shorten it.' }]);
  });

  it('restores a version as the draft, after keeping the current text', async () => {
    const client = app.createClient();
    const { id } = await createResume(client, text('one'));
    await save(client, id, text('two'));
    await draft(client, id, text('typed', { draftVersion: 2 }));
    const [one] = await versionsOf(client, id);
    const restore = (body: object) => client.post(`/api/resumes/${id}/versions/${one!.id}/restore`).send(body);
    const refused = await restore({ draftVersion: 2 }).expect(409);
    expect(refused.body).toMatchObject({ code: 'stale', current: { draft: { skills: ['typed'] }, draftVersion: 3 } });
    const { body } = await restore({ draftVersion: 3 }).expect(200);
    expect(body).toMatchObject({ version: 2, draftVersion: 4, skills: ['two'], draft: { skills: ['one'] } });
    expect(await kept(client, id)).toEqual(['restore typed minimal-clean', 'save one minimal-clean']);
    await save(client, id, text('one', { draftVersion: 4 }));
    await restore({}).expect(200);
    expect((await kept(client, id))[0]).toBe('restore one minimal-clean');
  });

  it('restricts versions to their resume and its owner', async () => {
    const client = app.createClient();
    const [first, second] = [await createResume(client), await createResume(client)];
    await save(client, first.id, text('changed'));
    const [version] = await versionsOf(client, first.id);
    const otherClient = app.createClient();
    await createResume(otherClient);
    for (const call of [
      client.get(`/api/resumes/${second.id}/versions/${version!.id}`),
      client.post(`/api/resumes/${second.id}/versions/${version!.id}/restore`).send({}),
      client.get(`/api/resumes/${first.id}/versions/x`),
      client.get(`/api/resumes/${first.id}/versions/99999999999999999999`),
      otherClient.get(`/api/resumes/${first.id}/versions`),
      otherClient.post(`/api/resumes/${first.id}/versions`).send({}),
      otherClient.get(`/api/resumes/${first.id}/versions/${version!.id}`),
      otherClient.post(`/api/resumes/${first.id}/versions/${version!.id}/restore`).send({}),
      app.createClient().get(`/api/resumes/${first.id}/versions`),
    ])
      expect((await call).status).toBe(404);
  });

  it('limits the number of versions: deletes the oldest automatic ones, never those kept by hand', async () => {
    const client = app.createClient();
    const { id } = await createResumeDraft(client, text('first'));
    await client.post(`/api/resumes/${id}/versions`).send({ name: 'by hand' }).expect(201);
    for (let write = 1; write <= maxVersions + 3; write += 1) {
      await draft(client, id, text(`${write}`, { draftVersion: write, cause: 'ai' }));
    }
    const versions = await versionsOf(client, id);
    expect(versions).toHaveLength(maxVersions + 1);
    expect(versions.at(-1)).toMatchObject({ name: 'by hand' });
    const oldest = await client.get(`/api/resumes/${id}/versions/${versions.at(-2)!.id}`);
    expect(oldest.body.resume.skills).toEqual(['3']);
  });
});
