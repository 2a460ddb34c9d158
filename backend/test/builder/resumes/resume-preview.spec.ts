import { pageLayoutSchema, resumeLayoutSchema } from '@shortlist/contracts/builder/page-layout';
import { parserViewSchema } from '@shortlist/contracts/builder/parser-view';
import { resumeForm } from '@shortlist/testing/resume-form';
import { createResume } from '../../harness/resume-factory';
import { describeOnDefaultDatabase, type TestClient } from '../../harness/test-app';

const form = { ...resumeForm, templateId: 'creative-split', achievements: ['Nurse of the year 2023'] };
const createPreviewResume = (client: TestClient, body: object = form) => createResume(client, body);

const getParserView = async (client: TestClient, id: string) =>
  parserViewSchema.parse((await client.get(`/api/resumes/${id}/machine`).expect(200)).body);
const getLayout = async (client: TestClient, id: string, query = '') =>
  resumeLayoutSchema.parse((await client.get(`/api/resumes/${id}/layout${query}`).expect(200)).body);

describeOnDefaultDatabase('the preview of a resume', (app) => {
  it('shows every field as a parser reads it, and the same points as the score', async () => {
    const client = app.createClient();
    const { id } = await createPreviewResume(client);
    const view = await getParserView(client, id);
    const { body: score } = await client.get(`/api/resumes/${id}/score`).expect(200);
    const parsingChecks = (score.checks as { group: string; points: number }[]).filter(
      ({ group }) => group === 'reads',
    );
    expect(view.readBack).toBeCloseTo(parsingChecks.reduce((sum, { points }) => sum + points, 0));
    expect(view.possible).toBe(40);
    const verdicts = Object.fromEntries(view.fields.map(({ kind, verdict }) => [kind, verdict]));
    expect(verdicts).toMatchObject({ name: 'same', email: 'same', job: 'same', dates: 'same', skills: 'same' });
    expect(view.order.map(({ key }) => key).sort()).toEqual(
      ['achievements', 'education', 'experience', 'header', 'skills', 'summary'].sort(),
    );
    expect(view.text).toContain('Nurse of the year 2023');
  });

  it('uses custom section names and omits hidden sections', async () => {
    const client = app.createClient();
    const { id } = await createPreviewResume(client, {
      ...form,
      sections: [
        { key: 'achievements', name: '', hidden: true },
        { key: 'experience', name: 'Where I learned it', hidden: false },
      ],
    });
    const view = await getParserView(client, id);
    expect(view.text).not.toContain('Nurse of the year');
    expect(view.fields.some(({ kind }) => kind === 'achievements')).toBe(false);
    expect(view.order.find(({ key }) => key === 'experience')).toMatchObject({
      heading: 'Where I learned it',
      known: false,
    });
    expect(view.order.some(({ key }) => key === 'achievements')).toBe(false);
    expect(view.checks.map(({ id: checkId }) => checkId)).toContain('P2');
  });

  it('describes its checks in the language of the page', async () => {
    const client = app.createClient();
    const { id } = await createPreviewResume(client, { ...form, sections: [{ key: 'skills', name: 'Toolbox' }] });
    const getView = (language: string) => client.get(`/api/resumes/${id}/machine`).set('Accept-Language', language);
    const [englishView, germanView] = [await getView('en').expect(200), await getView('de').expect(200)];
    expect(germanView.body.checks[0].title).not.toBe(englishView.body.checks[0].title);
  });

  it('measures the saved resume or, on request, its draft', async () => {
    const client = app.createClient();
    const resume = await createPreviewResume(client);
    const savedLayout = await getLayout(client, resume.id);
    expect(savedLayout).toMatchObject({ pages: 1 });
    expect(savedLayout.lastPageFill).toBeGreaterThan(0.1);
    const bullet =
      'Planned the care of a ward with a team of doctors, and wrote down what every patient needed at home.';
    const bullets = Array.from({ length: 40 }, (_, i) => `${bullet} Ward ${i}.`);
    const draft = { ...form, experience: [{ ...form.experience[0], achievements: bullets }] };
    await client.put(`/api/resumes/${resume.id}/draft`).send(draft).expect(200);
    expect(await getLayout(client, resume.id)).toEqual(savedLayout);
    expect((await getLayout(client, resume.id, '?draft=true')).pages).toBeGreaterThan(1);
  });

  it('reads and measures a resume that was never saved', async () => {
    const client = app.createClient();
    const { body } = await client.post('/api/resumes/draft').send(form).expect(201);
    await client.get(`/api/resumes/${body.id}/machine`).expect(200);
    expect((await getLayout(client, body.id)).pages).toBe(1);
  });

  it('lays out an empty resume as one page without lines, and prints it', async () => {
    const client = app.createClient();
    const personalInfo = { firstName: '', lastName: '', email: '', phone: '', location: '' };
    for (const templateId of ['modern-professional', 'creative-split', 'classic-serif']) {
      const { body } = await client.post('/api/resumes/layout').send({ personalInfo, templateId }).expect(200);
      expect(body).toMatchObject({ closer: 0, pages: 1 });
      expect(pageLayoutSchema.parse(body).texts.flat()).toEqual([]);
    }
    const skillsForm = { personalInfo, skills: ['Triage'], templateId: 'creative-split' };
    const { body } = await client.post('/api/resumes/layout').send(skillsForm).expect(200);
    expect(pageLayoutSchema.parse(body).texts.flat().length).toBeGreaterThan(0);
    const { body: draft } = await client.post('/api/resumes/draft').send({ personalInfo }).expect(201);
    await client.post(`/api/resumes/${draft.id}/pdf`).send({}).expect(200);
    await client.post('/api/resumes/layout').send({}).expect(400);
  });

  it('returns "not found" for a missing resume and for another owner’s resume', async () => {
    const { id } = await createPreviewResume(app.createClient());
    const otherClient = app.createClient();
    await createPreviewResume(otherClient);
    for (const call of ['machine', 'layout', 'layout?draft=true']) {
      for (const resumeId of [id, '00000000-0000-4000-8000-000000000000', 'nothing']) {
        const { body } = await otherClient.get(`/api/resumes/${resumeId}/${call}`).expect(404);
        expect(body.code).toBe('not_found');
      }
      await app.createClient().get(`/api/resumes/${id}/${call}`).expect(404);
    }
    await otherClient.get(`/api/resumes/${id}/layout?draft=perhaps`).expect(400);
  });

  it('reports the field that contains a character that cannot be printed', async () => {
    const client = app.createClient();
    const personalInfo = { ...form.personalInfo, location: 'ירושלים' };
    const { id } = await createPreviewResume(client, { ...form, personalInfo });
    for (const call of ['machine', 'layout']) {
      const { body } = await client.get(`/api/resumes/${id}/${call}`).expect(400);
      expect(body.issues).toEqual([expect.objectContaining({ path: 'personalInfo.location' })]);
    }
  });
});
