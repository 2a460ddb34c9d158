import { generationSchema, type FillBlanksRequest, type Generation } from '@shortlist/contracts/generator/generation';
import { listBlanks } from '@shortlist/documents/blanks';
import { countUses } from '../harness/accounts';
import { describeOnDefaultDatabase, type TestClient } from '../harness/test-app';

const ownLine = 'Ran the vaccination clinic for 240 families in Halden.';

describeOnDefaultDatabase('letters of generations', (app) => {
  const send = async (client: TestClient, method: 'post' | 'put', path: string, body: object): Promise<Generation> =>
    generationSchema.parse((await client[method](path).send(body).expect(200)).body);
  const generate = (client: TestClient, language = 'en') =>
    send(client, 'post', '/api/autonomous-generate', {
      jobTitle: 'Registered Nurse',
      industry: 'Healthcare',
      jobPosting: 'We look for a nurse with experience in vaccination and triage.',
      language,
    });
  const fillBlanks = (client: TestClient, id: string, body: FillBlanksRequest) =>
    send(client, 'put', `/api/generations/${id}/blanks`, body);
  const replaceLetter = (client: TestClient, id: string, source: string) =>
    send(client, 'put', `/api/generations/${id}/letter`, { source });

  it('are written from the lines that the user kept and wrote, at no charge', async () => {
    const client = app.createClient();
    const { id, documents, letterSource } = await generate(client);
    expect(letterSource).toBe('title');
    const company = listBlanks(documents.resume, documents.letter).find(({ path }) => path.startsWith('recipient'))!;
    const generatedLines = documents.resume.experience[0]!.achievements;
    const fills = { 'experience.0.company#0': 'Halden Hospital', [company.id]: 'Orrin Bay Clinic' };
    await fillBlanks(client, id, {
      fills,
      jobs: 1,
      leftOut: generatedLines.map((_, i) => `experience.0.achievements.${i}`),
      ownLines: [[ownLine]],
    });
    const { documents: newDocuments, coverLetter, ...generation } = await replaceLetter(client, id, 'resume');
    expect(generation).toMatchObject({ letterSource: 'resume', fills });
    expect(coverLetter).toMatch(/At Halden Hospital, I ran the vaccination clinic for 240 families/);
    expect(coverLetter).toContain('Orrin Bay Clinic');
    expect(newDocuments.resume).toEqual(documents.resume);
    expect(await countUses(client)).toBe(1);
    const draft = await client.post('/api/cover-letters/draft').send({ generationId: id }).expect(201);
    expect(JSON.stringify(draft.body)).toContain('240 families');
  });

  it('can be replaced by the first letter again, with what was entered in it', async () => {
    const client = app.createClient();
    const { id, documents } = await generate(client);
    const letterBlanks = listBlanks(documents.resume, documents.letter).filter(({ id }) => id.startsWith('letter.'));
    const fills = Object.fromEntries(letterBlanks.map((blank, i) => [blank.id, String(11 + i)]));
    const filledGeneration = await fillBlanks(client, id, {
      fills: { ...fills, 'experience.0.company#0': 'Halden Hospital' },
      ownLines: [[ownLine]],
    });
    const { documents: newDocuments, fills: newFills } = await replaceLetter(client, id, 'resume');
    // A blank of the new letter may be at the position of another blank of the first letter.
    for (const { id, label } of listBlanks(newDocuments.resume, newDocuments.letter))
      if (id.startsWith('letter.') && newFills[id])
        expect(letterBlanks.find((blank) => fills[blank.id] === newFills[id])?.label).toBe(label);
    expect(await replaceLetter(client, id, 'title')).toEqual(filledGeneration);
  });

  it.each(['de', 'fr', 'es', 'ja', 'ko'])('are written in %s', async (language) => {
    const client = app.createClient();
    const { id } = await generate(client, language);
    await fillBlanks(client, id, { fills: { 'experience.0.company#0': 'Halden Hospital' } });
    const { documents } = await replaceLetter(client, id, 'resume');
    expect(documents.letter.paragraphs.join('\n')).toContain('Halden Hospital');
  });

  it('need a complete line of a named employer', async () => {
    const client = app.createClient();
    const { id, documents } = await generate(client);
    const refuse = async () => await client.put(`/api/generations/${id}/letter`).send({ source: 'resume' }).expect(400);
    expect((await refuse()).body).toMatchObject({
      code: 'invalid_input',
      issues: [{ path: 'experience.0.company' }],
    });
    const leftOut = documents.resume.experience.flatMap(({ achievements }, job) =>
      achievements.map((_, line) => `experience.${job}.achievements.${line}`),
    );
    await fillBlanks(client, id, { fills: { 'experience.0.company#0': 'Halden Hospital' }, leftOut });
    await refuse();
    await client.put(`/api/generations/${id}/letter`).send({ source: 'dream' }).expect(400);
  });
});
