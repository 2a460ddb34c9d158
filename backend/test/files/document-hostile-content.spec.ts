import { unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { getDocumentProxy } from 'unpdf';
import { readDocx } from '../../src/engine/rendering/testing/read-docx';
import { readAttachments } from '../../src/engine/rendering/testing/read-file-data';
import { readText } from '../../src/engine/rendering/testing/read-pdf';
import { nurseResumeForm, createNurseResume } from '../harness/nurse-resume';
import { describeOnDefaultDatabase, type TestClient } from '../harness/test-app';

/** Strings that must appear in files unchanged, as plain text. */
const hostileTexts = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "<svg/onload=alert('x')>",
  '<iframe src="https://evil.example/"></iframe>',
  'javascript:alert(document.cookie)',
  'data:text/html,<script>alert(1)</script>',
  '<a href="javascript:alert(1)">x</a>',
  '${7*7} {{7*7}} #{7*7} <%= 7*7 %>',
  ') Tj ET Q endstream endobj',
  '/JS (app.alert(1)) /S /JavaScript /OpenAction',
  '%PDF-1.7 %%EOF startxref 0',
  '<w:instrText>HYPERLINK "file:///c:/x.exe"</w:instrText>',
  '</w:t></w:r><w:r><w:t>out',
  'INCLUDEPICTURE "https://evil.example/p.png" \\* MERGEFORMAT',
  "=cmd|' /C calc'!A0 @SUM(1+1)*cmd|0",
  '<!DOCTYPE x SYSTEM "file:///etc/passwd"> &xxe; ]]> <![CDATA[',
  '../../../../etc/passwd %2e%2e%2f',
  "'; DROP TABLE resumes; --",
  '\\u0000 \\x00 %00 &#x3c;b&#x3e; &lt;b&gt;',
];
const controlCharacters = 'Bell\u0007 escape\u001b[31m none\ufffe last\uffff right\u202eleft';

const getIssuePaths = ({ issues }: { issues?: { path: string }[] }) => issues?.map(({ path }) => path);
const stripWhitespace = (text: string) => text.normalize('NFC').replace(/\s+/g, '');

async function createAndDownloadFile(client: TestClient, path: string, request: object): Promise<Buffer> {
  const { body } = await client.post(path).send(request).expect(200);
  return (
    await client
      .get((body.url ?? body.pdfUrl) as string)
      .responseType('blob')
      .expect(200)
  ).body as Buffer;
}

async function expectHarmlessPdf(pdf: Buffer, texts = hostileTexts) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  expect([await document.getJSActions(), await document.getOpenAction()]).toEqual([null, null]);
  for (const [name, content] of Object.entries(await readAttachments(pdf))) {
    expect(name).toBe('resume.json');
    expect(() => JSON.parse(content) as unknown).not.toThrow();
  }
  for (let pageNumber = 1; pageNumber <= document.numPages; pageNumber++) {
    const page = await document.getPage(pageNumber);
    expect(await page.getJSActions()).toBeNull();
    for (const annotation of (await page.getAnnotations()) as { subtype: string; url?: string; unsafeUrl?: string }[]) {
      expect(annotation.subtype).toBe('Link');
      expect(annotation.url ?? annotation.unsafeUrl).toMatch(/^(https:\/\/|mailto:|tel:)/);
    }
  }
  const text = stripWhitespace(await readText(pdf));
  for (const expectedText of texts) expect(text).toContain(stripWhitespace(expectedText));
}

async function expectHarmlessDocx(docx: Buffer, texts = hostileTexts) {
  const parts = unzipSync(new Uint8Array(docx));
  for (const [name, bytes] of Object.entries(parts).filter(([path]) => !path.endsWith('/'))) {
    expect(name).toMatch(
      /^(\[Content_Types\]|_rels\/\.rels|docProps\/\w+|(word|customXml)\/(_rels\/)?[\w.]+)(\.xml|\.rels)?$/,
    );
    expect(name).not.toMatch(/media|vba|embeddings|activeX/i);
    // Word rejects a file that contains even one character that XML does not allow.
    const parser = new SaxesParser();
    parser.on('error', (error) => {
      throw error;
    });
    parser.write(Buffer.from(bytes).toString('utf8')).close();
  }
  const { document, links, paragraphs } = await readDocx(docx);
  for (const [, target = ''] of links.matchAll(/Target="([^"]*)" TargetMode="External"/g))
    expect(target).toMatch(/^(https:\/\/|mailto:|tel:)/);
  expect(document).not.toMatch(/<w:(instrText|fldSimple|drawing|pict|object)\b/);
  const text = paragraphs.map((paragraph) => paragraph.text).join('\n');
  for (const expectedText of texts) expect(text).toContain(expectedText);
}

describeOnDefaultDatabase('a file with hostile strings', (app) => {
  const createDocuments = async () => {
    const client = app.createClient();
    const personalInfo = {
      ...nurseResumeForm.personalInfo,
      firstName: 'Inés<script>',
      phone: 'javascript:alert(1)',
      location: '"><b>Valencia',
      summary: controlCharacters,
    };
    const [entry] = nurseResumeForm.experience;
    const experience = [{ ...entry, company: hostileTexts[0], position: hostileTexts[9], achievements: hostileTexts }];
    const resume = await createNurseResume(client, { personalInfo, experience, skills: hostileTexts.slice(0, 3) });
    const letter = {
      jobTitle: hostileTexts[1],
      companyName: hostileTexts[3],
      recipient: hostileTexts[4],
      salutation: hostileTexts[2],
    };
    const { body } = await client
      .post('/api/cover-letters')
      .send({ ...letter, content: [...hostileTexts, controlCharacters].join('\n\n'), resumeId: resume.id })
      .expect(201);
    return { client, resume: `/api/resumes/${resume.id}`, letter: `/api/cover-letters/${body.id}` };
  };

  it('contains no actions, scripts or remote resources', async () => {
    const { client, resume, letter } = await createDocuments();
    for (const document of [resume, letter]) {
      await expectHarmlessPdf(await createAndDownloadFile(client, `${document}/pdf`, {}));
      await expectHarmlessDocx(await createAndDownloadFile(client, `${document}/file`, { format: 'docx' }));
      const text = (await createAndDownloadFile(client, `${document}/file`, { format: 'text' })).toString('utf8');
      for (const hostileText of hostileTexts) expect(text).toContain(hostileText);
      expect(text).toContain('Bell escape[31m none last rightleft');
    }
    const json = JSON.parse(
      (await createAndDownloadFile(client, `${resume}/file`, { format: 'json' })).toString('utf8'),
    );
    expect(json.work[0].highlights).toEqual(hostileTexts);
    expect((await client.get(letter)).body.content).toContain(hostileTexts.join('\n\n'));
  });

  it('has a safe file name', async () => {
    const { client, letter } = await createDocuments();
    const { body } = await client.post(`${letter}/file`).send({ format: 'docx' }).expect(200);
    expect(body.name).toMatch(/^[\p{L}\p{N}-]+\.docx$/u);
    const { headers } = await client.get(body.url as string).responseType('blob');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w%.-]+$/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('is rejected with an issue for each field that contains an executable URL', async () => {
    const client = app.createClient();
    for (const website of [
      'javascript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'file:///etc/passwd',
      ' javascript:x',
    ]) {
      const personalInfo = { ...nurseResumeForm.personalInfo, website, linkedin: website };
      const { body } = await client
        .post('/api/resumes')
        .send({ ...nurseResumeForm, personalInfo })
        .expect(400);
      expect(getIssuePaths(body as object)).toEqual(['personalInfo.website', 'personalInfo.linkedin']);
    }
  });

  it('never links to an executable URL, not even from a draft', async () => {
    const client = app.createClient();
    const executableUrl = 'javascript:alert(1)//https://x.example';
    const personalInfo = {
      ...nurseResumeForm.personalInfo,
      website: executableUrl,
      linkedin: executableUrl,
      email: executableUrl,
    };
    const { body: resume } = await client
      .post('/api/resumes/draft')
      .send({ ...nurseResumeForm, personalInfo })
      .expect(201);
    const { body: letter } = await client
      .post('/api/cover-letters')
      .send({ jobTitle: 'Nurse', companyName: 'Acme', content: 'x', resumeId: resume.id as string })
      .expect(201);
    await expectHarmlessPdf(await createAndDownloadFile(client, `/api/cover-letters/${letter.id}/pdf`, {}), []);
    await expectHarmlessDocx(
      await createAndDownloadFile(client, `/api/cover-letters/${letter.id}/file`, { format: 'docx' }),
      [],
    );
  });

  it.each([
    ['日本語', 'ja', '病棟看護師として、患者さんのケアを担当しました。'],
    ['Korean', 'ko', '병동 간호사로서 환자 간호를 담당했습니다.'],
    ['accents', 'fr', 'Œuvre à l’hôpital d’Orléans, où j’ai géré çà et là'],
    ['Vietnamese', 'en', 'Nguyễn Thị Hồng, Phạm Đức'],
    ['Greek', 'en', 'Νοσηλεύτρια στο Νοσοκομείο Αθηνών'],
    ['Cyrillic', 'en', 'Медсестра больницы в Києві, ѓ ќ ђ'],
    ['all together', 'de', 'Größe, žluťoučký kůň, 看護, 간호, Ω, Я, 10 €, 5 °C, ½'],
  ])('preserves %s', async (_name, language, original) => {
    const client = app.createClient();
    const [entry] = nurseResumeForm.experience;
    const experience = [{ ...entry, achievements: [original] }];
    const resume = await createNurseResume(client, { language, experience });
    const { body } = await client
      .post('/api/cover-letters')
      .send({ jobTitle: 'Nurse', companyName: original.slice(0, 40), content: original, resumeId: resume.id, language })
      .expect(201);
    for (const document of [`/api/resumes/${resume.id}`, `/api/cover-letters/${body.id}`]) {
      expect(stripWhitespace(await readText(await createAndDownloadFile(client, `${document}/pdf`, {})))).toContain(
        stripWhitespace(original),
      );
      const docx = await readDocx(await createAndDownloadFile(client, `${document}/file`, { format: 'docx' }));
      expect(stripWhitespace(docx.paragraphs.map(({ text }) => text).join())).toContain(stripWhitespace(original));
      const text = await createAndDownloadFile(client, `${document}/file`, { format: 'text' });
      expect(stripWhitespace(text.toString('utf8'))).toContain(stripWhitespace(original));
    }
  });

  it('loses its emoji in a PDF, and is rejected if it contains other unsupported characters', async () => {
    const client = app.createClient();
    const letter = { jobTitle: 'Nurse', companyName: 'Acme', content: 'Calm 🩺👩‍⚕️ and careful.' };
    const { body } = await client.post('/api/cover-letters').send(letter).expect(201);
    const url = `/api/cover-letters/${body.id}`;
    expect(await readText(await createAndDownloadFile(client, `${url}/pdf`, {}))).toContain('Calm and careful.');
    for (const [field, value, path] of [
      ['content', 'First.\n\nאחות בבית החולים', 'content'],
      ['companyName', 'شركة النور', 'companyName'],
      ['recipient', 'ดร. สมชาย', 'recipient'],
      ['jobTitle', 'अस्पताल नर्स', 'jobTitle'],
      ['salutation', 'שלום,', 'salutation'],
    ] as const) {
      await client
        .put(url)
        .send({ ...letter, [field]: value })
        .expect(200);
      const refusedResponse = await client.post(`${url}/pdf`).send({}).expect(400);
      expect(getIssuePaths(refusedResponse.body as object)).toEqual([path]);
      expect(refusedResponse.body.message).toBe(
        'These characters can’t be printed. Please use Latin, Greek, Cyrillic, Japanese or Korean letters.',
      );
    }
    const [entry] = nurseResumeForm.experience;
    const resume = await createNurseResume(client, { experience: [{ ...entry, company: 'בית חולים' }] });
    const refusedResponse = await client.post(`/api/resumes/${resume.id}/pdf`).send({}).expect(400);
    expect(refusedResponse.body.issues[0].path).toBe('experience.0.company');
  });
});
