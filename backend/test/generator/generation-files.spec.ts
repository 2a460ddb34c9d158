import { extractText, getDocumentProxy } from 'unpdf';
import { type Generation, pdfResponseSchema } from '@shortlist/contracts/generator/generation';
import { readAttachments } from '../../src/engine/rendering/testing/read-file-data';
import { createTestApp, type TestApp, type TestClient } from '../harness/test-app';

describe('generation files', () => {
  let app: TestApp;
  let client: TestClient;
  let generation: Generation;
  beforeAll(async () => {
    app = await createTestApp();
    client = app.createClient();
    const request = { jobTitle: 'Registered Nurse', industry: 'Healthcare', pageSize: 'Letter' };
    const { id } = (await client.post('/api/autonomous-generate').send(request).expect(200)).body;
    const fills = { 'personalInfo.firstName#0': 'Inés <b>Halvorsen</b> & Co' };
    generation = (await client.put(`/api/generations/${id}/blanks`).send({ fills }).expect(200)).body;
  });
  afterAll(() => app.close());

  const requestPdf = async (body: object) => {
    const response = await client.post(`/api/generations/${generation.id}/pdf`).send(body).expect(200);
    return pdfResponseSchema.required({ pdfUrl: true }).parse(response.body);
  };

  it.each(['resume', 'coverLetter'] as const)(
    'include a valid PDF of the %s with a descriptive name',
    async (document) => {
      const { success, pdfUrl } = await requestPdf({ document });
      expect(success).toBe(true);
      const name = `Inés-b-Halvorsen-b-Co-Registered-Nurse-${document === 'resume' ? 'Resume' : 'Cover-Letter'}.pdf`;
      expect(decodeURIComponent(pdfUrl)).toMatch(new RegExp(`^/api/files/[\\w.-]+/${name}$`));
      const response = await client.get(pdfUrl).responseType('blob').expect(200);
      expect(response.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${name.replace('é', 'e')}"; filename*=UTF-8''${encodeURIComponent(name)}`,
        'cache-control': 'private, no-store',
      });
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(response.body)), { mergePages: true });
      expect(text).toContain('Inés <b>Halvorsen</b> & Co');
      expect(text).toContain(document === 'resume' ? 'Experience' : 'Dear Hiring Manager,');
      const attachments = Object.keys(await readAttachments(response.body as Buffer));
      expect(attachments).toEqual(document === 'resume' ? ['resume.json'] : []);
      expect((await client.get(`${pdfUrl}?inline`)).headers['content-disposition']).toMatch(/^inline;/);
    },
  );

  it("show the user's city in the letter instead of a job's city", async () => {
    const fills = { 'personalInfo.location#0': 'Lyon', 'experience.0.location#0': 'Nantes' };
    await client.put(`/api/generations/${generation.id}/blanks`).send({ fills }).expect(200);
    const { pdfUrl } = await requestPdf({ document: 'coverLetter' });
    const file = await client.get(pdfUrl).responseType('blob').expect(200);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(file.body)), { mergePages: true });
    await client.put(`/api/generations/${generation.id}/blanks`).send({ fills: generation.fills }).expect(200);
    expect(text).toContain('Lyon');
    expect(text).not.toContain('Nantes');
  });

  it('are available only to the owner, through an unchanged link and for ten minutes', async () => {
    const { pdfUrl } = await requestPdf({ document: 'resume' });
    await app.createClient().get(pdfUrl).expect(404);
    const [, , , token = ''] = pdfUrl.split('/');
    await client.get(pdfUrl.replace(token, `${token.slice(0, -4)}AAAA`)).expect(404);
    await client.get('/api/files/none/x.pdf').expect(404);
    const dateSpy = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 601_000);
    try {
      await client.get(pdfUrl).expect(404);
    } finally {
      dateSpy.mockRestore();
    }
  });

  it('are not created for unknown templates or documents', async () => {
    const unknownTemplateResponse = await client
      .post(`/api/generations/${generation.id}/pdf`)
      .send({ document: 'resume', templateId: 'x' })
      .expect(400);
    expect(unknownTemplateResponse.body.issues).toEqual([
      { path: 'templateId', message: 'We don’t have this template. Please choose another one.' },
    ]);
    await client.post(`/api/generations/${generation.id}/pdf`).send({ document: 'cv' }).expect(400);
  });

  it('in a premium template are refused to a free account', async () => {
    const refusedResponse = await client
      .post(`/api/generations/${generation.id}/pdf`)
      .send({ document: 'resume', templateId: 'classic-serif' })
      .expect(402);
    expect(refusedResponse.body.code).toBe('premium_template');
  });

  it('have escaped text on the print page', async () => {
    const { text, headers } = await client.get(`/api/generations/${generation.id}/print`).expect(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toBeTruthy();
    expect(text).toContain('<p>Inés &lt;b&gt;Halvorsen&lt;/b&gt; &amp; Co</p>');
    expect(text).not.toContain('<b>');
  });
});
