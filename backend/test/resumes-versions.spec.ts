import type { ResumeVersion, ResumeVersionContent } from '@shortlist/contracts/builder/resume';
import { maxVersions } from '../src/builder/versions/resume-versions.service';
import { type TestClient, createResume, createResumeDraft, resumeForm } from './harness/resume-factory';
import { onUsualDatabase } from './harness/test-app';

const text = (skill: string, more: object = {}) => ({ ...resumeForm, skills: [skill], ...more });

onUsualDatabase('versions of resumes', (world) => {
  const versionsOf = async (browser: TestClient, id: string) =>
    (await browser.get(`/api/resumes/${id}/versions`).expect(200)).body as ResumeVersion[];
  const kept = async (browser: TestClient, id: string) => {
    const found: string[] = [];
    for (const version of await versionsOf(browser, id)) {
      const answer = await browser.get(`/api/resumes/${id}/versions/${version.id}`).expect(200);
      const { cause, resume } = answer.body as ResumeVersionContent;
      found.push(`${cause} ${resume.skills.join()} ${resume.templateId}`);
    }
    return found;
  };
  const draft = (browser: TestClient, id: string, body: object) =>
    browser.put(`/api/resumes/${id}/draft`).send(body).expect(200);
  const save = (browser: TestClient, id: string, body: object) =>
    browser.put(`/api/resumes/${id}`).send(body).expect(200);

  it('keeps each previous save once, with the cause of the change', async () => {
    const browser = world.createClient();
    const { id } = await createResume(browser, text('one'));
    await save(browser, id, text('two'));
    await save(browser, id, text('two', { cause: 'ai' }));
    await save(browser, id, text('two'));
    await save(browser, id, text('three', { templateId: 'tech-focused' }));
    await save(browser, id, text('four', { templateId: 'tech-focused', cause: 'hand' }));
    expect(await kept(browser, id)).toEqual([
      'save three tech-focused',
      'ai two minimal-clean',
      'save one minimal-clean',
    ]);
  });

  it('keeps one version while only the appearance of a text changes', async () => {
    const browser = world.createClient();
    const { id } = await createResume(browser, text('one'));
    await save(browser, id, text('two'));
    for (const look of [
      { accent: 'Plum' },
      { density: 'airy' },
      { fit: 3 },
      { sections: [{ key: 'skills', name: 'Tools' }] },
    ])
      await save(browser, id, text('two', look));
    await save(browser, id, text('three', { accent: 'Slate' }));
    expect(await kept(browser, id)).toEqual([
      'save two minimal-clean',
      'template two minimal-clean',
      'save one minimal-clean',
    ]);
  });

  it('keeps no version of typing, but one before AI, an import, base changes and another template', async () => {
    const browser = world.createClient();
    const { id } = await createResumeDraft(browser, text('one'));
    await draft(browser, id, text('two', { draftVersion: 1 }));
    await draft(browser, id, text('three', { draftVersion: 2, cause: 'ai' }));
    await draft(browser, id, text('four', { draftVersion: 3, cause: 'import' }));
    await draft(browser, id, text('four', { draftVersion: 4, templateId: 'tech-focused' }));
    // Trying several templates is one step.
    await draft(browser, id, text('four', { draftVersion: 5, templateId: 'classic-executive' }));
    await draft(browser, id, text('five', { draftVersion: 6, templateId: 'classic-executive', cause: 'base' }));
    const all = [
      'base four classic-executive',
      'template four minimal-clean',
      'import three minimal-clean',
      'ai two minimal-clean',
    ];
    expect(await kept(browser, id)).toEqual(all);
    expect((await versionsOf(browser, id)).map(({ atsScore, version }) => [atsScore, version])).toEqual(
      all.map(() => [null, 0]),
    );
    await save(browser, id, text('six', { draftVersion: 7, templateId: 'classic-executive' }));
    expect(await kept(browser, id)).toEqual(all);
  });

  it('keeps a draft that the client of a save or another draft had not seen', async () => {
    const browser = world.createClient();
    const { id } = await createResume(browser, text('saved'));
    await draft(browser, id, text('in one tab', { draftVersion: 1 }));
    await save(browser, id, text('meant'));
    expect(await kept(browser, id)).toEqual(['conflict in one tab minimal-clean', 'save saved minimal-clean']);
    await draft(browser, id, text('again', { draftVersion: 3 }));
    await draft(browser, id, text('over it'));
    await draft(browser, id, text('kept mine', { draftVersion: 5, cause: 'conflict' }));
    expect((await kept(browser, id)).slice(0, 2)).toEqual([
      'conflict over it minimal-clean',
      'conflict again minimal-clean',
    ]);
  });

  it('keeps a version on request, with its name and score', async () => {
    const browser = world.createClient();
    const { id, atsScore } = await createResume(browser, text('one'));
    const { body } = await browser.post(`/api/resumes/${id}/versions`).send({ name: ' Before Oslo ' }).expect(201);
    expect(body).toMatchObject({ cause: 'hand', name: 'Before Oslo', version: 1, atsScore });
    await draft(browser, id, text('two'));
    await browser.post(`/api/resumes/${id}/versions`).send({}).expect(201);
    expect(await kept(browser, id)).toEqual(['hand two minimal-clean', 'hand one minimal-clean']);
    expect((await versionsOf(browser, id))[0]).toMatchObject({ name: '', atsScore: null });
    const refused = await browser
      .post(`/api/resumes/${id}/versions`)
      .send({ name: 'x'.repeat(121) })
      .expect(400);
    expect(refused.body.issues).toEqual([{ path: 'name', message: 'This is too long. Please shorten it.' }]);
  });

  it('restores a version as the draft, after keeping the current text', async () => {
    const browser = world.createClient();
    const { id } = await createResume(browser, text('one'));
    await save(browser, id, text('two'));
    await draft(browser, id, text('typed', { draftVersion: 2 }));
    const [one] = await versionsOf(browser, id);
    const restore = (body: object) => browser.post(`/api/resumes/${id}/versions/${one!.id}/restore`).send(body);
    const refused = await restore({ draftVersion: 2 }).expect(409);
    expect(refused.body).toMatchObject({ code: 'stale', current: { draft: { skills: ['typed'] }, draftVersion: 3 } });
    const { body } = await restore({ draftVersion: 3 }).expect(200);
    expect(body).toMatchObject({ version: 2, draftVersion: 4, skills: ['two'], draft: { skills: ['one'] } });
    expect(await kept(browser, id)).toEqual(['restore typed minimal-clean', 'save one minimal-clean']);
    await save(browser, id, text('one', { draftVersion: 4 }));
    await restore({}).expect(200);
    expect((await kept(browser, id))[0]).toBe('restore one minimal-clean');
  });

  it('restricts versions to their resume and its owner', async () => {
    const browser = world.createClient();
    const [first, second] = [await createResume(browser), await createResume(browser)];
    await save(browser, first.id, text('changed'));
    const [version] = await versionsOf(browser, first.id);
    const other = world.createClient();
    await createResume(other);
    for (const call of [
      browser.get(`/api/resumes/${second.id}/versions/${version!.id}`),
      browser.post(`/api/resumes/${second.id}/versions/${version!.id}/restore`).send({}),
      browser.get(`/api/resumes/${first.id}/versions/x`),
      browser.get(`/api/resumes/${first.id}/versions/99999999999999999999`),
      other.get(`/api/resumes/${first.id}/versions`),
      other.post(`/api/resumes/${first.id}/versions`).send({}),
      other.get(`/api/resumes/${first.id}/versions/${version!.id}`),
      other.post(`/api/resumes/${first.id}/versions/${version!.id}/restore`).send({}),
      world.createClient().get(`/api/resumes/${first.id}/versions`),
    ])
      expect((await call).status).toBe(404);
  });

  it('limits the number of versions: deletes the oldest automatic ones, never those kept by hand', async () => {
    const browser = world.createClient();
    const { id } = await createResumeDraft(browser, text('first'));
    await browser.post(`/api/resumes/${id}/versions`).send({ name: 'by hand' }).expect(201);
    for (let write = 1; write <= maxVersions + 3; write += 1) {
      await draft(browser, id, text(`${write}`, { draftVersion: write, cause: 'ai' }));
    }
    const versions = await versionsOf(browser, id);
    expect(versions).toHaveLength(maxVersions + 1);
    expect(versions.at(-1)).toMatchObject({ name: 'by hand' });
    const oldest = await browser.get(`/api/resumes/${id}/versions/${versions.at(-2)!.id}`);
    expect(oldest.body.resume.skills).toEqual(['3']);
  });
});
