import { fileResponseSchema } from '@shortlist/contracts/builder/resume';
import { unzipSync } from 'fflate';
import { readDocx } from '../../src/engine/rendering/testing/read-docx';
import { readLines, readText } from '../../src/engine/rendering/testing/read-pdf';
import { nurseResumeForm, createNurseResume } from '../harness/nurse-resume';
import { describeOnDefaultDatabase, type TestClient } from '../harness/test-app';

const coverLetterForm = {
  jobTitle: 'Ward Nurse',
  companyName: 'Acme Hospital',
  content: 'I am applying for the position.\n\nAt Hospital del Mar I assessed 24 patients a shift.',
};

async function downloadFile(client: TestClient, url: string) {
  const response = await client.get(url).responseType('blob').expect(200);
  return { bytes: response.body as Buffer, headers: response.headers as Record<string, string> };
}

async function createAndDownloadFile(client: TestClient, call: string, request: object) {
  const { body } = await client.post(call).send(request).expect(200);
  const fileInfo = fileResponseSchema.parse(body);
  const file = await downloadFile(client, fileInfo.url);
  expect(file.bytes).toHaveLength(fileInfo.size);
  expect(decodeURIComponent(fileInfo.url).endsWith(`/${fileInfo.name}`)).toBe(true);
  expect(file.headers['content-disposition']).toMatch(/^attachment;/);
  return { ...fileInfo, ...file, text: file.bytes.toString('utf8') };
}

const splitWords = (text: string) => text.replace(/[•·]/g, ' ').split(/\s+/).filter(Boolean);
const readDocxText = async (bytes: Buffer) => (await readDocx(bytes)).paragraphs.map(({ text }) => text).join('\n');

describeOnDefaultDatabase('file formats of resumes and cover letters', (app) => {
  const createResumeWithLetter = async (overrides: object = {}) => {
    const client = app.createClient();
    const resume = await createNurseResume(client, overrides);
    const { body } = await client
      .post('/api/cover-letters')
      .send({ ...coverLetterForm, resumeId: resume.id, language: resume.language })
      .expect(201);
    return { browser: client, resume, letter: body as { id: string } };
  };

  it('creates a Word file with the words of the PDF in the same order', async () => {
    const { browser, resume } = await createResumeWithLetter();
    const file = await createAndDownloadFile(browser, `/api/resumes/${resume.id}/file`, { format: 'docx' });
    expect(file.name).toBe('Inés-Halvorsen-Registered-Nurse-Resume.docx');
    expect(file.headers['content-type']).toMatch(/wordprocessingml/);
    const { body } = await browser.post(`/api/resumes/${resume.id}/pdf`).send({}).expect(200);
    const pdfFile = await downloadFile(browser, body.pdfUrl as string);
    expect(splitWords(await readDocxText(file.bytes))).toEqual(splitWords(await readText(pdfFile.bytes)));
  });

  it('creates a resume as text and as JSON Resume', async () => {
    const { browser, resume } = await createResumeWithLetter();
    const textFile = await createAndDownloadFile(browser, `/api/resumes/${resume.id}/file`, { format: 'text' });
    expect(textFile.name).toBe('Inés-Halvorsen-Registered-Nurse-Resume.txt');
    expect(textFile.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(textFile.text).toMatch(/^Inés Halvorsen\n[\s\S]*Hospital del Mar/);
    const jsonFile = await createAndDownloadFile(browser, `/api/resumes/${resume.id}/file`, { format: 'json' });
    expect(JSON.parse(jsonFile.text)).toMatchObject({
      basics: { name: 'Inés Halvorsen', email: 'ines@example.com' },
      work: [{ name: 'Hospital del Mar', startDate: '2020-03' }],
    });
  });

  it('zips the resume with its newest cover letter or the selected cover letter', async () => {
    const { browser, resume, letter } = await createResumeWithLetter();
    const { body: newerLetter } = await browser
      .post('/api/cover-letters')
      .send({ ...coverLetterForm, companyName: 'Borealis', resumeId: resume.id })
      .expect(201);
    const call = `/api/resumes/${resume.id}/file`;
    const zipFile = await createAndDownloadFile(browser, call, { format: 'zip' });
    expect(zipFile.name).toBe('Inés-Halvorsen-Registered-Nurse-Resume-Cover-Letter.zip');
    const files = unzipSync(new Uint8Array(zipFile.bytes));
    expect(Object.keys(files)).toEqual([
      'Inés-Halvorsen-Registered-Nurse-Resume.pdf',
      'Inés-Halvorsen-Ward-Nurse-Borealis-Cover-Letter.pdf',
    ]);
    const [resumeText, letterText] = await Promise.all(Object.values(files).map((file) => readText(Buffer.from(file))));
    expect(resumeText).toContain('Experience');
    expect(letterText).toContain('Borealis');
    const request = { format: 'zip', coverLetterId: letter.id };
    const zipFileWithSelectedLetter = await createAndDownloadFile(browser, call, request);
    expect(Object.keys(unzipSync(new Uint8Array(zipFileWithSelectedLetter.bytes)))[1]).toContain('Acme-Hospital');
    await browser.delete(`/api/cover-letters/${(newerLetter as { id: string }).id}`).expect(200);
    const zipFileAfterDelete = await createAndDownloadFile(browser, call, { format: 'zip' });
    expect(Object.keys(unzipSync(new Uint8Array(zipFileAfterDelete.bytes)))[1]).toContain('Acme-Hospital');
  });

  it('dates a cover letter in the user’s time zone', async () => {
    const { browser, letter } = await createResumeWithLetter();
    const readDate = async (timeZone: string) => {
      const request = browser.post(`/api/cover-letters/${letter.id}/file`).set('Time-Zone', timeZone);
      const { url } = fileResponseSchema.parse((await request.send({ format: 'text' }).expect(200)).body);
      return /^\d{1,2} [A-Z]\w+ \d{4}$/m.exec((await downloadFile(browser, url)).bytes.toString('utf8'))?.[0];
    };
    const formatDay = (timeZone: string) => new Date().toLocaleDateString('en-GB', { timeZone, dateStyle: 'long' });
    // These two zones are 26 hours apart, so they never have the same date.
    for (const timeZone of ['Pacific/Kiritimati', 'Etc/GMT+12'])
      expect(await readDate(timeZone)).toBe(formatDay(timeZone));
    expect(await readDate('Nowhere/Town')).toBe(formatDay('UTC'));
  });

  it('creates a complete cover letter as PDF, Word file and text', async () => {
    const { browser, letter } = await createResumeWithLetter();
    const call = `/api/cover-letters/${letter.id}`;
    const { body } = await browser.post(`${call}/pdf`).send({}).expect(200);
    expect(body.success).toBe(true);
    const pdfFile = await downloadFile(browser, body.pdfUrl as string);
    expect(pdfFile.headers['content-disposition']).toMatch(
      /^inline; filename="Ines-Halvorsen-Ward-Nurse-Acme-Hospital-Cover-Letter\.pdf"/,
    );
    const textFile = await createAndDownloadFile(browser, `${call}/file`, { format: 'text' });
    expect(textFile.name).toBe('Inés-Halvorsen-Ward-Nurse-Acme-Hospital-Cover-Letter.txt');
    const [year, month, day] = new Date().toISOString().slice(0, 10).split('-').map(Number);
    const monthName = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(new Date());
    expect(month).toBeGreaterThan(0);
    for (const expectedText of [
      'Inés Halvorsen',
      `${day} ${monthName} ${year}`,
      'Hiring Manager\nAcme Hospital',
      'Dear Hiring Manager,',
      ...coverLetterForm.content.split('\n\n'),
      'Sincerely,',
    ])
      expect(textFile.text).toContain(expectedText);
    expect(textFile.text.trim().endsWith('Inés Halvorsen')).toBe(true);
    const docxFile = await createAndDownloadFile(browser, `${call}/file`, { format: 'docx' });
    expect(splitWords(await readDocxText(docxFile.bytes))).toEqual(splitWords(textFile.text));
    expect(splitWords(await readText(pdfFile.bytes))).toEqual(splitWords(textFile.text));
  });

  it('formats date, recipient and salutation in the language of the cover letter', async () => {
    const { browser, letter } = await createResumeWithLetter({ language: 'de' });
    const saveAndReadText = async (changes: object) => {
      await browser
        .put(`/api/cover-letters/${letter.id}`)
        .send({ ...coverLetterForm, ...changes })
        .expect(200);
      return (await createAndDownloadFile(browser, `/api/cover-letters/${letter.id}/file`, { format: 'text' })).text;
    };
    expect(await saveAndReadText({ recipient: 'Frau Weber', date: '2026-03-01' })).toMatch(
      /1\. März 2026\n\nAcme Hospital\nFrau Weber\n[\s\S]*Sehr geehrte Frau Weber,/,
    );
    expect(await saveAndReadText({ salutation: 'Liebe Frau Weber,' })).toContain('Liebe Frau Weber,');
    expect(await saveAndReadText({ language: 'ja', recipient: '山田太郎', date: '2026-03-01' })).toMatch(
      /2026年3月1日\n\nAcme Hospital\n山田太郎 様\n[\s\S]*拝啓[\s\S]*敬具/,
    );
    expect(await saveAndReadText({ language: 'ko', recipient: '김민수' })).toMatch(/김민수 님께[\s\S]* 드림/);
  });

  it('condenses a cover letter that slightly exceeds a page, and continues a long one on the next page', async () => {
    const { browser, letter } = await createResumeWithLetter();
    const paragraph = 'At Hospital del Mar I planned the care of patients with a team of doctors on two wards. '.repeat(
      4,
    );
    const countPages = async (count: number) => {
      const content = Array.from({ length: count }, () => paragraph).join('\n\n');
      await browser
        .put(`/api/cover-letters/${letter.id}`)
        .send({ ...coverLetterForm, content })
        .expect(200);
      const { body } = await browser.post(`/api/cover-letters/${letter.id}/pdf`).send({}).expect(200);
      return (await readLines((await downloadFile(browser, body.pdfUrl as string)).bytes)).length;
    };
    expect(await countPages(2)).toBe(1);
    expect(await countPages(7)).toBe(1);
    expect(await countPages(20)).toBeGreaterThan(1);
  });

  it('rejects invalid requests with an error code and the field', async () => {
    const { browser, resume, letter } = await createResumeWithLetter();
    const call = `/api/resumes/${resume.id}/file`;
    const getIssues = async (request: object) =>
      (await browser.post(call).send(request).expect(400)).body.issues as unknown;
    expect(await getIssues({ format: 'exe' })).toEqual([expect.objectContaining({ path: 'format' })]);
    expect(await getIssues({ format: 'docx', templateId: 'x' })).toEqual([
      { path: 'templateId', message: 'We don’t have this template. Please choose another one.' },
    ]);
    await browser.post(`/api/cover-letters/${letter.id}/file`).send({ format: 'zip' }).expect(400);
    await browser.delete(`/api/cover-letters/${letter.id}`).expect(200);
    expect(await getIssues({ format: 'zip' })).toEqual([
      { path: 'coverLetterId', message: 'Write a cover letter from this resume first.' },
    ]);
    await browser.post(call).send({ format: 'zip', coverLetterId: letter.id }).expect(404);
    const { body: draft } = await browser.post('/api/resumes/draft').send(nurseResumeForm).expect(201);
    await browser.post(`/api/resumes/${draft.id}/file`).send({ format: 'text' }).expect(200);
    const otherClient = app.createClient();
    await createNurseResume(otherClient);
    for (const format of ['docx', 'text', 'json', 'zip']) await otherClient.post(call).send({ format }).expect(404);
  });

  it('restricts files in a premium template to Premium, but not text and JSON', async () => {
    const { browser, resume, letter } = await createResumeWithLetter({ templateId: 'classic-serif' });
    const call = `/api/resumes/${resume.id}/file`;
    for (const format of ['docx', 'zip']) {
      const { body } = await browser.post(call).send({ format }).expect(402);
      expect(body.code).toBe('premium_template');
      await browser.post(call).send({ format, templateId: 'minimal-clean' }).expect(200);
    }
    await browser.post(`/api/cover-letters/${letter.id}/pdf`).send({}).expect(402);
    await browser.post(`/api/cover-letters/${letter.id}/file`).send({ format: 'docx' }).expect(402);
    for (const format of ['text', 'json']) await browser.post(call).send({ format }).expect(200);
    await browser.post(`/api/cover-letters/${letter.id}/file`).send({ format: 'text' }).expect(200);
  });

  it('names files with the user’s name in the order of the language', async () => {
    const { browser, resume, letter } = await createResumeWithLetter({
      language: 'ja',
      personalInfo: { ...nurseResumeForm.personalInfo, firstName: '花子', lastName: '佐藤', headline: '看護師' },
    });
    const { name } = await createAndDownloadFile(browser, `/api/resumes/${resume.id}/file`, { format: 'text' });
    expect(name).toBe('佐藤-花子-看護師-職務経歴書.txt');
    const letterFile = await createAndDownloadFile(browser, `/api/cover-letters/${letter.id}/file`, { format: 'text' });
    expect(letterFile.name).toMatch(/^佐藤-花子-Ward-Nurse-/);
  });

  it('restricts links to their owner', async () => {
    const { browser, resume, letter } = await createResumeWithLetter();
    const { url } = await createAndDownloadFile(browser, `/api/resumes/${resume.id}/file`, { format: 'zip' });
    const { url: letterUrl } = await createAndDownloadFile(browser, `/api/cover-letters/${letter.id}/file`, {
      format: 'text',
    });
    for (const link of [url, letterUrl]) await app.createClient().get(link).expect(404);
  });
});
