import { improvedTextSchema } from '@shortlist/contracts/builder/improvement';
import { resumeForm } from '@shortlist/testing/resume-form';
import { countUses } from '../harness/accounts';
import { createResumeDraft } from '../harness/resume-factory';
import { describeOnDefaultDatabase } from '../harness/test-app';

describeOnDefaultDatabase(
  'improving a text',
  (app) => {
    afterEach(() => jest.restoreAllMocks());
    const bulletRequest = { text: 'Did weekly stock counts.', kind: 'verb', place: 'bullet', documentLanguage: 'en' };

    it('returns the old and the new text without counting a use or needing a saved resume', async () => {
      const client = app.createClient();
      const improve = async (body: object) =>
        improvedTextSchema.parse((await client.post('/api/improve-text').send(body).expect(200)).body);
      expect(await improve(bulletRequest)).toEqual({
        before: bulletRequest.text,
        after: 'Performed weekly stock counts.',
        writer: 'built-in',
      });
      const postingRequest = {
        ...bulletRequest,
        text: 'Documented wound management.',
        kind: 'posting',
        jobPosting: 'Registered Nurse\n\nRequirements\n- Experience with wound care\n- Infection control is essential',
      };
      expect((await improve(postingRequest)).after).toBe('Documented wound care.');
      const adviceResult = await improve({ ...bulletRequest, text: 'No accidents in almost 5 years' });
      expect(adviceResult).toMatchObject({ after: 'No accidents in almost 5 years', advice: 'no_verb' });
      expect(await countUses(client)).toBe(0);
    });

    it('drafts a summary from visible sections of one’s own resume, without counting a use or storing anything', async () => {
      const client = app.createClient();
      const sections = [{ key: 'skills', hidden: true }];
      const { id } = await createResumeDraft(client, {
        ...resumeForm,
        personalInfo: { ...resumeForm.personalInfo, summary: '' },
        sections,
      });
      const { body } = await client.post(`/api/resumes/${id}/summary-draft`).send({}).expect(200);
      const { before, after } = improvedTextSchema.parse(body);
      expect(before).toBe('');
      expect(after).toContain(resumeForm.experience[0]?.company);
      expect(after).not.toContain('Skilled in');
      expect((await client.get(`/api/resumes/${id}`)).body.personalInfo.summary).toBe('');
      expect(await countUses(client)).toBe(0);
      await app.createClient().post(`/api/resumes/${id}/summary-draft`).send({}).expect(404);
    });

    it('rejects an unknown kind, an empty text, and requests beyond the rate limit', async () => {
      jest.spyOn(Date, 'now').mockReturnValue(Date.now());
      const client = app.createClient();
      for (let i = 0; i < 2; i++) await client.post('/api/improve-text').send(bulletRequest).expect(200);
      await client
        .post('/api/improve-text')
        .send({ ...bulletRequest, kind: 'louder' })
        .expect(400);
      await client
        .post('/api/improve-text')
        .send({ ...bulletRequest, text: ' ' })
        .expect(400);
      const refusedResponse = await client.post('/api/improve-text').send(bulletRequest).expect(429);
      expect(refusedResponse.body.code).toBe('rate_limited');
    });
  },
  { RATE_ANALYSIS: '4' },
);
