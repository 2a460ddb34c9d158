import { fileDataSchema } from '@shortlist/contracts/builder/file-data';
import { importResultSchema } from '@shortlist/contracts/builder/import';
import { resumeSchema } from '@shortlist/contracts/builder/resume';
import escapeHtml from 'escape-html';
import { readAttachments, readCustomXml } from '../../src/engine/rendering/testing/read-file-data';
import { resumeForm } from '@shortlist/testing/resume-form';
import { createResume } from '../harness/resume-factory';
import { describeOnDefaultDatabase, type TestClient } from '../harness/test-app';

const resumeWithSecrets = {
  ...resumeForm,
  title: 'Secret title',
  jobPosting: 'Secret posting of a hospital that looks for a nurse.',
  targetJobTitle: 'Secret target',
  targetCompany: 'Secret company',
  languages: [{ name: 'Spanish', level: 'Native' }],
  customSections: [{ id: 'secret-id', name: 'Secret section', items: [{ title: 'Secret item' }] }],
  sections: [
    { key: 'skills', name: 'Strengths', hidden: false },
    { key: 'education', name: 'Secret studies', hidden: true },
    { key: 'custom:secret-id', name: '', hidden: true },
  ],
  tray: [{ id: 'secret', text: 'Secret line' }],
};
const { personalInfo, experience, skills, languages } = resumeWithSecrets;

describeOnDefaultDatabase('data in the files of a resume', (app) => {
  const downloadDocx = async (client: TestClient, call: string) => {
    const { body } = await client.post(call).send({ format: 'docx' }).expect(200);
    const response = await client.get(body.url as string).responseType('blob');
    return response.body as Buffer;
  };
  const downloadPdf = async (client: TestClient, call: string) => {
    const { body } = await client.post(call).send({}).expect(200);
    const response = await client.get(body.pdfUrl as string).responseType('blob');
    return response.body as Buffer;
  };

  it('contain exactly what the PDF and the Word file print', async () => {
    const client = app.createClient();
    const { id } = await createResume(client, resumeWithSecrets);
    const files = await readAttachments(await downloadPdf(client, `/api/resumes/${id}/pdf`));
    expect(Object.keys(files)).toEqual(['resume.json']);
    const json = files['resume.json'] ?? '';
    const [part] = await readCustomXml(await downloadDocx(client, `/api/resumes/${id}/file`));
    expect(part?.xml).toContain(`>${escapeHtml(json)}</data>`);
    expect(json).not.toMatch(/secret|universitat|score/i);
    expect(json).not.toContain(id);
    const { basics, meta } = JSON.parse(json) as { basics: object; meta: { shortlist: unknown } };
    expect(basics).toMatchObject({ name: 'Inés Halvorsen', label: 'Registered Nurse' });
    const { content, settings } = fileDataSchema.parse(meta.shortlist);
    expect(content).toMatchObject({ personalInfo, experience, skills, languages, education: [], customSections: [] });
    expect(settings).toMatchObject({ templateId: 'minimal-clean', language: 'en', pageSize: 'A4' });
    expect(settings.sections).toContainEqual({ key: 'skills', name: 'Strengths', hidden: false });
  });

  it('restore the resume with its design when a file is imported', async () => {
    const client = app.createClient();
    const { id } = await createResume(client, resumeWithSecrets);
    const files = [
      await downloadPdf(client, `/api/resumes/${id}/pdf`),
      await downloadDocx(client, `/api/resumes/${id}/file`),
    ];
    for (const file of files) {
      const { body } = await client
        .post('/api/imports')
        .send({ data: file.toString('base64') })
        .expect(200);
      const { content, settings, tray, fields } = importResultSchema.parse(body);
      expect(content).toMatchObject({ personalInfo, experience, skills, languages, education: [] });
      expect(settings).toMatchObject({ templateId: 'minimal-clean', language: 'en', pageSize: 'A4' });
      expect(tray).toEqual([]);
      expect(fields.map(({ confidence }) => confidence)).not.toContain('check');
      const copy = resumeSchema.parse(
        (
          await client
            .post('/api/resumes/draft')
            .send({ ...content, ...settings, tray })
            .expect(201)
        ).body,
      );
      expect(await downloadPdf(client, `/api/resumes/${copy.id}/pdf`)).toEqual(files[0]);
    }
  });

  it('are omitted if the owner has turned them off', async () => {
    const client = app.createClient();
    const { id, carriesData } = await createResume(client, resumeWithSecrets);
    expect(carriesData).toBe(true);
    const save = async (call: string, body: object) =>
      await client
        .put(`/api/resumes/${id}${call}`)
        .send({ ...resumeWithSecrets, ...body })
        .expect(200);
    const readFiles = async (resumeId: string) => [
      Object.keys(await readAttachments(await downloadPdf(client, `/api/resumes/${resumeId}/pdf`))),
      await readCustomXml(await downloadDocx(client, `/api/resumes/${resumeId}/file`)),
    ];
    await save('/draft', { carriesData: false });
    expect(await readFiles(id)).toEqual([[], []]);
    // A client that omits the setting does not change it.
    await save('', {});
    expect(await readFiles(id)).toEqual([[], []]);
    const { body: copy } = await client.post(`/api/resumes/${id}/copy`).send({}).expect(201);
    expect(await readFiles(resumeSchema.parse(copy).id)).toEqual([[], []]);
    const { body: version } = await client.post(`/api/resumes/${id}/versions`).send({}).expect(201);
    await save('', { carriesData: true });
    expect(await readFiles(id)).toEqual([['resume.json'], [expect.anything()]]);
    await client.post(`/api/resumes/${id}/versions/${version.id}/restore`).send({}).expect(200);
    expect(await readFiles(id)).toEqual([[], []]);
  });

  it('include the choice to omit them, which an import of the JSON file restores', async () => {
    const client = app.createClient();
    const { id } = await createResume(client, { ...resumeWithSecrets, carriesData: false });
    const { body } = await client.post(`/api/resumes/${id}/file`).send({ format: 'json' }).expect(200);
    const { body: jsonFile } = await client.get(body.url as string).responseType('blob');
    const { body: importBody } = await client
      .post('/api/imports')
      .send({ data: (jsonFile as Buffer).toString('base64') })
      .expect(200);
    const { content, settings } = importResultSchema.parse(importBody);
    expect(settings?.carriesData).toBe(false);
    const copy = await client
      .post('/api/resumes/draft')
      .send({ ...content, ...settings })
      .expect(201);
    expect(resumeSchema.parse(copy.body).carriesData).toBe(false);
  });

  it('are not in the files of a cover letter', async () => {
    const client = app.createClient();
    const { id: resumeId } = await createResume(client);
    const letter = { jobTitle: 'Nurse', companyName: 'Acme', content: 'I am applying for the position.', resumeId };
    const { body } = await client.post('/api/cover-letters').send(letter).expect(201);
    expect(await readAttachments(await downloadPdf(client, `/api/cover-letters/${body.id}/pdf`))).toEqual({});
    expect(await readCustomXml(await downloadDocx(client, `/api/cover-letters/${body.id}/file`))).toEqual([]);
  });
});
