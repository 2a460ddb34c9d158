import { errorBodySchema } from '@shortlist/contracts/platform/errors';
import { createHostileText } from '@shortlist/testing/hostile-texts';
import { resumeForm } from '@shortlist/testing/resume-form';
import { createResume, createResumeDraft } from '../harness/resume-factory';
import { describeOnDefaultDatabase, unlimitedEnv, type TestClient } from '../harness/test-app';

const [experience] = resumeForm.experience;
const buildForm = (entryCount: number, bulletCount: number, bullet: string) => ({
  ...resumeForm,
  experience: Array.from({ length: entryCount }, () => ({
    ...experience,
    achievements: Array(bulletCount).fill(bullet),
  })),
});
/** Each list is within its own limit. */
const formWithEmptyItems = buildForm(60, 40, '');
/** In JSON, quotes take twice the space. */
const formWithLongJson = {
  ...buildForm(1, 14, '"'.repeat(4_000)),
  customSections: Array.from({ length: 20 }, (_, i) => ({ id: `s${i}`, name: '', items: Array(20).fill({}) })),
};
/** Has bullets of at most 4,000 characters, which is the limit of a bullet. */
const buildFormWithText = (length: number) => buildForm(1, length / 4_000, createHostileText('words', 4_000));
/** The writing requests that have the whole document in their body. */
const listDocumentRoutes = (id: string) =>
  [
    ['post', '/api/resumes'],
    ['post', '/api/resumes/draft'],
    ['post', '/api/resumes/layout'],
    ['put', `/api/resumes/${id}`],
    ['put', `/api/resumes/${id}/draft`],
  ] as const;

describeOnDefaultDatabase(
  'the size limit of a document',
  (app) => {
    it.each([
      ['list items, including empty items', formWithEmptyItems, 'experience', /2,000 list items/],
      ['JSON', formWithLongJson, 'experience.0.achievements.0', /too large/],
    ])('applies to its %s', async (_, form, path, message) => {
      const client = app.createClient();
      const { id } = await createResume(client);
      for (const [method, url] of listDocumentRoutes(id)) {
        const { body } = await client[method](url).send(form).expect(413);
        expect(errorBodySchema.parse(body)).toMatchObject({ code: 'too_large', issues: [{ path }] });
        expect(body.message).toMatch(message);
      }
    });

    it('applies to its text, and the error names the longest part in the language of the request', async () => {
      const client = app.createClient();
      const { id } = await createResume(client);
      const form = { ...buildFormWithText(60_000), jobPosting: createHostileText('words', 20_000) };
      for (const [method, url] of listDocumentRoutes(id)) {
        const { body } = await client[method](url).set('Accept-Language', 'de').send(form).expect(413);
        expect(errorBodySchema.parse(body)).toMatchObject({
          code: 'too_large',
          issues: [
            {
              path: 'experience.0.achievements.0',
              message: 'Das Dokument enthält mehr als 60.000 Zeichen Text. Bitte kürzen Sie es.',
            },
          ],
        });
      }
      const { body: resumes } = await client.get('/api/resumes').expect(200);
      expect(resumes).toHaveLength(1);
      expect(resumes).toMatchObject([{ id, draft: null, draftVersion: 1 }]);
    });

    it('does not include the job posting', async () => {
      const jobPosting = createHostileText('words', 20_000);
      await createResume(app.createClient(), { ...buildFormWithText(56_000), jobPosting });
    });

    it('allows hundreds of bullets', async () => {
      await createResume(app.createClient(), buildForm(40, 20, 'Planned care with a team of doctors.'));
    });

    it('counts parts that a request does not change', async () => {
      const client = app.createClient();
      const tray = Array.from({ length: 10 }, (_, i) => ({ id: `${i}`, text: 'A'.repeat(4_000) }));
      const { id } = await createResumeDraft(client, { ...resumeForm, tray });
      const { body } = await client
        .put(`/api/resumes/${id}/draft`)
        .send(buildForm(1, 10, 'B'.repeat(4_000)))
        .expect(413);
      expect(body).toMatchObject({ code: 'too_large', issues: [{ path: 'experience.0.achievements.0' }] });
    });

    it('is checked for copies and restored versions, but older documents can otherwise be used', async () => {
      const client = app.createClient();
      const id = await createWithOldVersion(client);
      const { body: versions } = await client.get(`/api/resumes/${id}/versions`).expect(200);
      const [{ id: versionId }] = versions as [{ id: string }];
      const restoreResponse = await client
        .post(`/api/resumes/${id}/versions/${versionId}/restore`)
        .send({})
        .expect(413);
      expect(restoreResponse.body).toMatchObject({ code: 'too_large', issues: [{ path: 'experience' }] });
      await app.database.query(`UPDATE resumes SET draft = (SELECT state FROM resume_versions WHERE id = $1)`, [
        versionId,
      ]);
      const copyResponse = await client.post(`/api/resumes/${id}/copy`).send({}).expect(413);
      expect(copyResponse.body).toMatchObject({ code: 'too_large', issues: [{ path: 'experience' }] });
      await client.patch(`/api/resumes/${id}`).send({ title: 'Still mine' }).expect(200);
      await client.put(`/api/resumes/${id}/draft`).send(resumeForm).expect(200);
      await client.post(`/api/resumes/${id}/copy`).send({}).expect(201);
    });

    /** Creates a resume with a version that was stored before the limits existed. */
    async function createWithOldVersion(client: TestClient): Promise<string> {
      const { id } = await createResume(client);
      await client.post(`/api/resumes/${id}/versions`).send({ name: 'Old' }).expect(201);
      await app.database.query(
        `UPDATE resume_versions SET state = jsonb_set(state, '{content,experience}', $2) WHERE resume_id = $1`,
        [id, JSON.stringify(formWithEmptyItems.experience)],
      );
      return id;
    }
  },
  unlimitedEnv,
);
