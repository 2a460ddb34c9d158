import { jobPostingAnalysisSchema } from '@shortlist/contracts/builder/job-posting-analysis';
import { optimizationResultSchema } from '@shortlist/contracts/builder/optimization';
import { resumeScoreSchema } from '@shortlist/contracts/builder/resume';
import { createResume } from '../../harness/resume-factory';
import { countUses } from '../../harness/accounts';
import { describeOnDefaultDatabase } from '../../harness/test-app';

const resumeForm = {
  personalInfo: {
    firstName: 'Inés',
    lastName: 'Halvorsen',
    email: 'ines@example.com',
    phone: '+34 600 123 456',
    location: 'Tacoma, WA',
    headline: 'Registered Nurse',
    summary: 'Registered nurse who plans care on busy wards and explains each step to patients and their families.',
  },
  experience: [
    {
      company: 'St. Brannoc',
      position: 'Registered Nurse',
      startDate: '03/2020',
      current: true,
      achievements: [
        'Responsible for managing triage of 24 patients a shift.',
        'Documented wound management on two wards.',
      ],
    },
  ],
  education: [{ institution: 'College', degree: 'BSc', field: 'Nursing', startDate: '2014', endDate: '2018' }],
  skills: ['Infection control'],
};

const jobPosting = `Registered Nurse – Emergency Department

What you will do
- Lead triage at the front door
- Give wound care and IV therapy

What you bring
- At least three years of experience in emergency nursing
- Bachelor of Science in Nursing
- Infection control is essential
- Must have: ACLS
- Willing to work night shifts

Nice to have
- Epic

What we offer
Excel courses.`;

const germanJobPosting = `Pflegefachkraft Notaufnahme (m/w/d)

Ihr Profil
- Wundversorgung und Infusionstherapie
- Mindestens zwei Jahre Berufserfahrung

Von Vorteil
- ACLS`;

describeOnDefaultDatabase('job postings', (app) => {
  describe('the score of a resume for a job', () => {
    it('uses the terms of the job posting and explains how the resume matches it', async () => {
      const client = app.createClient();
      const { id, atsScore } = await createResume(client, resumeForm);
      const response = await client.post(`/api/resumes/${id}/score`).send({ jobDescription: jobPosting }).expect(200);
      const score = resumeScoreSchema.parse(response.body);
      expect(score.terms.map(({ term }) => term).sort()).toEqual(
        ['triage', 'wound care', 'IV therapy', 'emergency nursing', 'Infection control', 'ACLS', 'Epic'].sort(),
      );
      expect(score.match?.matchScore).toBe(score.matchScore);
      expect(score.match?.parts).toMatchObject({ title: { points: 12 }, years: { points: 10 }, degree: { points: 8 } });
      expect(score.match?.missing).toEqual({
        evidenced: ['Infection control'],
        sayItTheirWay: [{ term: 'wound care', said: 'wound management' }],
        askYourself: expect.arrayContaining(['IV therapy', 'ACLS', 'Epic']) as string[],
      });
      expect(score.match?.knockOuts.map(({ kind, answer }) => [kind, answer])).toEqual([
        ['shift', 'unknown'],
        ['years', 'yes'],
      ]);
      expect((await client.get(`/api/resumes/${id}`)).body.atsScore).toBe(atsScore);
      expect(await countUses(client)).toBe(0);
    });

    it('is the general score without a job posting, and is not available for another owner’s resume', async () => {
      const client = app.createClient();
      const { id } = await createResume(client, resumeForm);
      const plainResponse = await client.get(`/api/resumes/${id}/score`).expect(200);
      for (const jobDescription of [undefined, '', ' \n '])
        expect((await client.post(`/api/resumes/${id}/score`).send({ jobDescription }).expect(200)).body).toEqual(
          plainResponse.body,
        );
      expect(plainResponse.body).not.toHaveProperty('matchScore');
      await app.createClient().post(`/api/resumes/${id}/score`).send({ jobDescription: jobPosting }).expect(404);
      const tooLongRequest = { jobDescription: 'x'.repeat(20_001) };
      await client.post(`/api/resumes/${id}/score`).send(tooLongRequest).expect(400);
    });

    it('scores content that is not stored, and rejects invalid content', async () => {
      const client = app.createClient();
      const resume = await createResume(client, resumeForm);
      const postScore = (content: unknown) =>
        client.post(`/api/resumes/${resume.id}/score`).send({ jobDescription: jobPosting, content });
      const score = resumeScoreSchema.parse((await postScore(undefined).expect(200)).body);
      const content = { ...resume, skills: [...resume.skills, 'IV therapy', 'Epic'] };
      const previewScore = resumeScoreSchema.parse((await postScore(content).expect(200)).body);
      expect(previewScore.matchScore).toBeGreaterThan(score.matchScore ?? 0);
      expect((await client.get(`/api/resumes/${resume.id}`)).body.skills).toEqual(resume.skills);
      const { body } = await postScore({ ...content, skills: ['x'.repeat(201)] }).expect(400);
      expect(body.issues[0].path).toBe('content.skills.0');
      await app.createClient().post(`/api/resumes/${resume.id}/score`).send({ content }).expect(404);
    });

    it('works for a job posting in a different language than the resume', async () => {
      const client = app.createClient();
      const { id } = await createResume(client, resumeForm);
      const { body } = await client
        .post(`/api/resumes/${id}/score`)
        .send({ jobDescription: germanJobPosting })
        .expect(200);
      const { match, terms } = resumeScoreSchema.parse(body);
      expect(match?.terms).toContainEqual(expect.objectContaining({ term: 'Wundversorgung', place: 'entry' }));
      expect(terms.map(({ term }) => term)).toContain('wound care');
      expect(match?.parts.title).toMatchObject({ asked: 'Pflegefachkraft Notaufnahme', points: 9 });
      expect(match?.parts.years).toMatchObject({ asked: '2', points: 10 });
    });
  });

  describe('the job that a resume is for', () => {
    const job = { targetJobTitle: 'Registered Nurse', targetCompany: 'Fennwick General', jobPosting };

    it('is stored in drafts, versions and copies, and kept when a save omits it', async () => {
      const client = app.createClient();
      const storedResume = await createResume(client, { ...resumeForm, ...job });
      expect(storedResume).toMatchObject(job);
      const { id } = storedResume;
      const updateResponse = await client.put(`/api/resumes/${id}`).send(resumeForm).expect(200);
      expect(updateResponse.body).toMatchObject({ targetCompany: job.targetCompany, jobPosting });
      const otherJob = { targetCompany: 'Orrin Bay', jobPosting: germanJobPosting };
      await client
        .put(`/api/resumes/${id}/draft`)
        .send({ ...resumeForm, ...otherJob })
        .expect(200);
      const copyResponse = await client.post(`/api/resumes/${id}/copy`).send({}).expect(201);
      expect(copyResponse.body).toMatchObject({ jobPosting, draft: otherJob });
      const { body: versions } = await client.get(`/api/resumes/${id}/versions`).expect(200);
      const restoreResponse = await client
        .post(`/api/resumes/${id}/versions/${versions[0].id}/restore`)
        .send({})
        .expect(200);
      expect(restoreResponse.body.draft).toMatchObject({ targetCompany: job.targetCompany, jobPosting });
    });

    it('has the title that the user entered rather than the posting’s title', async () => {
      const targetJobTitle = 'Clinical Team Lead';
      const client = app.createClient();
      const { id } = await createResume(client, { ...resumeForm, ...job, targetJobTitle });
      const score = resumeScoreSchema.parse((await client.get(`/api/resumes/${id}/score`).expect(200)).body);
      expect(score.match?.parts.title.asked).toBe(targetJobTitle);
      expect(score.checks.find(({ id }) => id === 'T1')?.found).toContain(targetJobTitle);
    });

    it('determines the score, the match and the stored totals', async () => {
      const client = app.createClient();
      const storedResume = await createResume(client, { ...resumeForm, ...job });
      const { body } = await client.get(`/api/resumes/${storedResume.id}/score`).expect(200);
      const score = resumeScoreSchema.parse(body);
      expect(score.match?.parts.title).toMatchObject({ points: 12 });
      expect(storedResume).toMatchObject({ atsScore: score.atsScore, matchScore: score.matchScore });
      const responseWithoutPosting = await client
        .post(`/api/resumes/${storedResume.id}/score`)
        .send({ jobDescription: '' })
        .expect(200);
      expect(responseWithoutPosting.body.matchScore).toBeUndefined();
      await client
        .put(`/api/resumes/${storedResume.id}`)
        .send({ ...resumeForm, jobPosting: '' })
        .expect(200);
      const { body: versions } = await client.get(`/api/resumes/${storedResume.id}/versions`).expect(200);
      expect(versions[0]).toMatchObject({ atsScore: score.atsScore, matchScore: score.matchScore });
      expect((await client.get(`/api/resumes/${storedResume.id}`).expect(200)).body.matchScore).toBeNull();
    });
  });

  describe('optimizing for a job', () => {
    it('proposes the wording of the job posting, and asks before it adds a new claim', async () => {
      const client = app.createClient();
      const { id } = await createResume(client, resumeForm);
      const response = await client
        .post(`/api/resumes/${id}/optimize`)
        .send({ jobDescription: jobPosting })
        .expect(200);
      const { resume, optimization } = optimizationResultSchema.parse(response.body);
      const { changes, matchScore, matchScoreNow, missing } = optimization;
      const findSkillChange = (name: string) => changes.find(({ path, after }) => path === 'skills' && after === name);
      expect(findSkillChange('Triage')).toMatchObject({
        verdict: 'safe',
        serves: 'triage',
        asked: 'Lead triage at the front door',
      });
      expect(changes.find(({ rule }) => rule === 'their_words wound care')).toMatchObject({
        before: expect.stringContaining('wound management') as string,
        after: expect.stringContaining('wound care') as string,
        reason: 'Your resume says “wound management”; the job says “wound care”.',
      });
      // The bullet already contains the term, so the term is not proposed as a skill.
      expect(findSkillChange('Wound care')).toBeUndefined();
      expect(findSkillChange('IV therapy')).toMatchObject({ draft: { past: expect.any(String) as string } });
      expect(findSkillChange('ACLS')).toMatchObject({ verdict: 'confirm', asked: 'Must have: ACLS' });
      expect(resume.skills).toContain('Triage');
      expect(resume.skills).not.toContain('ACLS');
      expect(findSkillChange('Excel')).toBeUndefined();
      expect(matchScore).toBeGreaterThanOrEqual(matchScoreNow ?? 100);
      expect(missing?.askYourself).toContain('ACLS');
      expect(optimization.keywords).toEqual(expect.arrayContaining(['ACLS', 'IV therapy']));
      const updateResponse = await client.put(`/api/resumes/${id}`).send(resume).expect(200);
      expect(updateResponse.body.atsScore).toBe(resume.atsScore);
    });

    it('proposes to delete a catch-all duty, and to remove stock phrases from the summary', async () => {
      const client = app.createClient();
      const [firstJob] = resumeForm.experience;
      const achievements = [...(firstJob?.achievements ?? []), 'Various other duties as assigned'];
      const personalInfo = {
        ...resumeForm.personalInfo,
        summary: 'Hard working nurse with 7 years of hospital experience. Team player who is passionate about care.',
      };
      const { id } = await createResume(client, {
        ...resumeForm,
        personalInfo,
        experience: [{ ...firstJob, achievements }],
      });
      const { body } = await client
        .post(`/api/resumes/${id}/optimize`)
        .send({ jobDescription: jobPosting })
        .expect(200);
      const { resume, optimization } = optimizationResultSchema.parse(body);
      const findChange = (path: string) => optimization.changes.find((change) => change.path === path);
      expect(findChange(`experience.0.achievements.${achievements.length - 1}`)).toMatchObject({
        kind: 'remove',
        after: '',
        verdict: 'loses',
        question: 'Delete this line?',
      });
      expect(resume.experience[0]?.achievements).toHaveLength(achievements.length);
      expect(findChange('personalInfo.summary')?.after).toMatch(
        /^Nurse with 7 years of hospital experience\. Skilled in/,
      );
    });

    it('rewords bullets and the summary with terms of the posting, but proposes no title as a skill', async () => {
      const client = app.createClient();
      const experience = [{ ...resumeForm.experience[0], achievements: ['Documented wound management on two wards.'] }];
      const { id } = await createResume(client, { ...resumeForm, experience });
      const jobDescription = `${jobPosting}\n- Registered Nurse`;
      const { body } = await client.post(`/api/resumes/${id}/optimize`).send({ jobDescription }).expect(200);
      const { changes, charged } = optimizationResultSchema.parse(body).optimization;
      expect(changes.find(({ path }) => path === 'experience.0.achievements.0')).toMatchObject({
        after: 'Documented wound care on two wards.',
        verdict: 'safe',
        serves: 'wound care',
      });
      expect(charged).toBe(true);
      expect(await countUses(client)).toBe(1);
      expect(changes.map(({ after }) => after)).not.toContain('Registered Nurse');
    });

    it('adds skills to the summary that the resume mentions elsewhere', async () => {
      const client = app.createClient();
      const { id } = await createResume(client, resumeForm);
      const { body } = await client
        .post(`/api/resumes/${id}/optimize`)
        .send({ jobDescription: jobPosting })
        .expect(200);
      const summaryChange = optimizationResultSchema
        .parse(body)
        .optimization.changes.find(({ path }) => path.endsWith('summary'));
      expect(summaryChange).toMatchObject({ verdict: 'confirm', serves: 'triage' });
      expect(summaryChange?.after).toBe(`${resumeForm.personalInfo.summary} Skilled in triage and infection control.`);
    });

    it('counts no use when nothing is reworded, and does not propose rejected changes again', async () => {
      const client = app.createClient();
      const { id } = await createResume(client, resumeForm);
      const optimize = async () => {
        const { body } = await client
          .post(`/api/resumes/${id}/optimize`)
          .send({ jobDescription: jobPosting })
          .expect(200);
        return optimizationResultSchema.parse(body).optimization;
      };
      const firstResult = await optimize();
      expect(await countUses(client)).toBe(1);
      expect(firstResult.keywords).toContain('ACLS');
      const rejectedChanges = firstResult.changes.filter(({ path, after }) => path !== 'skills' || after === 'ACLS');
      const path = `/api/resumes/${id}/rejected-changes`;
      await client.post(path).send({ changes: rejectedChanges }).expect(200);
      await app.createClient().post(path).send({ changes: rejectedChanges }).expect(404);
      const secondResult = await optimize();
      expect(secondResult.changes.map(({ after }) => after)).toEqual(
        firstResult.changes.filter((change) => !rejectedChanges.includes(change)).map(({ after }) => after),
      );
      expect(secondResult.keywords).not.toContain('ACLS');
      expect(secondResult.missing?.askYourself).not.toContain('ACLS');
      const { body } = await client.post(`/api/resumes/${id}/score`).send({ jobDescription: jobPosting }).expect(200);
      expect(body.match.missing.askYourself).not.toContain('ACLS');
      expect(body.match.terms).toContainEqual(expect.objectContaining({ term: 'ACLS', place: 'missing' }));
      expect(secondResult.charged).toBe(false);
      expect(await countUses(client)).toBe(1);
    });

    it('remembers a rejection even if the text is reworded again or the term is worded differently', async () => {
      const client = app.createClient();
      const { id } = await createResume(client, resumeForm);
      const optimize = async () => {
        const { body } = await client.post(`/api/resumes/${id}/optimize`).send({ jobDescription: jobPosting });
        return optimizationResultSchema.parse(body).optimization;
      };
      const bulletPath = 'experience.0.achievements.0';
      const firstResult = await optimize();
      const { before, rule } = firstResult.changes.find(({ path }) => path === bulletPath) ?? {};
      const changes = [
        { before, rule, after: 'Other words for the same bullet.' },
        { before: '', after: 'Advanced cardiac life support' },
      ];
      await client.post(`/api/resumes/${id}/rejected-changes`).send({ changes }).expect(200);
      const secondResult = await optimize();
      expect(secondResult.changes.map(({ path }) => path)).not.toContain(bulletPath);
      expect(JSON.stringify([secondResult.changes, secondResult.keywords, secondResult.missing])).not.toContain('ACLS');
      expect(firstResult.changes.length - secondResult.changes.length).toBe(2);
    });

    it('does not suggest a rejected term in an analysis or a cover letter either', async () => {
      const client = app.createClient();
      const { id } = await createResume(client, resumeForm);
      const job = { jobTitle: 'Nurse', jobDescription: jobPosting, resumeId: id };
      const readAdvice = async () => {
        const analysis = await client.post('/api/analyze-job').send(job).expect(200);
        const letterRequest = { ...job, companyName: 'Acme' };
        const letter = await client.post('/api/cover-letters/generate').send(letterRequest).expect(200);
        const { requiredSkills, keywords, suggestions, match } = jobPostingAnalysisSchema.parse(analysis.body);
        return [
          JSON.stringify([requiredSkills, keywords, suggestions, match?.missing]),
          JSON.stringify([letter.body.content, letter.body.suggestions]),
        ];
      };
      for (const advice of await readAdvice()) expect(advice).toContain('IV therapy');
      const changes = [{ before: '', after: 'IV therapy' }];
      await client.post(`/api/resumes/${id}/rejected-changes`).send({ changes }).expect(200);
      for (const advice of await readAdvice()) expect(advice).not.toContain('IV therapy');
    });

    it('lists the changes in the order of the resume', async () => {
      const client = app.createClient();
      const achievements = [
        'Responsible for managing the rota of 12 colleagues.',
        'Responsible for ordering linen for 30 beds.',
        'Responsible for managing triage of 24 patients a shift.',
      ];
      const experience = [{ ...resumeForm.experience[0], achievements }];
      const { id } = await createResume(client, { ...resumeForm, experience });
      const { body } = await client
        .post(`/api/resumes/${id}/optimize`)
        .send({ jobDescription: jobPosting })
        .expect(200);
      const { changes } = optimizationResultSchema.parse(body).optimization;
      expect(changes.map(({ path }) => path).filter((path) => path !== 'skills')).toEqual([
        'personalInfo.summary',
        'experience.0.achievements.0',
        'experience.0.achievements.1',
        'experience.0.achievements.2',
      ]);
    });

    it('returns no match without a job posting', async () => {
      const client = app.createClient();
      const { id } = await createResume(client, resumeForm);
      const { body } = await client.post(`/api/resumes/${id}/optimize`).send({}).expect(200);
      expect(body.optimization).not.toHaveProperty('matchScore');
      expect(body.optimization).not.toHaveProperty('missing');
    });

    it.each([
      ['en', ': '],
      ['fr', '\u00a0: '],
      ['ja', '：'],
    ])('separates the subject of a suggestion with the colon used in %s', async (language, colon) => {
      const client = app.createClient();
      const { id } = await createResume(client, resumeForm);
      const request = client.post(`/api/resumes/${id}/optimize`).set('Accept-Language', language);
      const { body } = await request.send({}).expect(200);
      const { suggestions } = optimizationResultSchema.parse(body).optimization;
      expect(suggestions.length).toBeGreaterThan(0);
      for (const suggestion of suggestions) expect(suggestion.split(colon).length).toBeGreaterThan(1);
    });
  });

  describe('the analysis of a job posting', () => {
    it('returns the same required skills and keywords each time, without counting a use', async () => {
      const client = app.createClient();
      const { body } = await client.post('/api/analyze-job').send({ jobDescription: jobPosting }).expect(200);
      const analysis = jobPostingAnalysisSchema.parse(body);
      expect(analysis.requiredSkills).toEqual(['emergency nursing', 'Infection control', 'ACLS']);
      expect(analysis.keywords).toEqual(['triage', 'wound care', 'IV therapy', 'Epic']);
      expect(analysis.suggestions).toHaveLength(3);
      expect(analysis.writer).toBe('built-in');
      const secondResponse = await app
        .createClient()
        .post('/api/analyze-job')
        .send({ jobDescription: jobPosting })
        .expect(200);
      expect(secondResponse.body).toEqual(body);
      expect(await countUses(client)).toBe(0);
    });

    it('lists no job titles, whether from the posting or from the resume', async () => {
      const client = app.createClient();
      const position = 'Flight Medic';
      const experience = [{ ...resumeForm.experience[0], position }];
      const { id } = await createResume(client, { ...resumeForm, experience });
      const job = {
        jobTitle: 'Quokka Wrangler',
        jobDescription: `${jobPosting}\n\nRequirements\n- Quokka Wranglers\n- ${position}s\n- Registered Nurses`,
        resumeId: id,
      };
      const { body } = await client.post('/api/analyze-job').send(job).expect(200);
      const { requiredSkills, keywords } = jobPostingAnalysisSchema.parse(body);
      expect([...requiredSkills, ...keywords].join()).not.toMatch(/quokka|medic|registered/i);
    });

    it('has suggestions in the language of the page, and terms in the language of the posting', async () => {
      const analyzeIn = (language: string) =>
        app
          .createClient()
          .post('/api/analyze-job')
          .set('Accept-Language', language)
          .send({ jobDescription: germanJobPosting });
      const [frenchResponse, germanResponse] = await Promise.all([
        analyzeIn('fr').expect(200),
        analyzeIn('de').expect(200),
      ]);
      expect(frenchResponse.body.requiredSkills).toEqual(['Wundversorgung', 'Infusionstherapie']);
      expect(frenchResponse.body.requiredSkills).toEqual(germanResponse.body.requiredSkills);
      expect(frenchResponse.body.suggestions).not.toEqual(germanResponse.body.suggestions);
    });

    it('rejects an empty text', async () => {
      for (const body of [{}, { jobDescription: '' }, { jobDescription: ' \n' }]) {
        const refusedResponse = await app.createClient().post('/api/analyze-job').send(body).expect(400);
        expect(refusedResponse.body).toMatchObject({ code: 'invalid_input', issues: [{ path: 'jobDescription' }] });
      }
    });
  });
});

describeOnDefaultDatabase(
  'the rate limit of analyses',
  (app) => {
    afterEach(() => jest.restoreAllMocks());

    it('applies per owner', async () => {
      // Freezes the clock, so that the test stays within one minute.
      jest.spyOn(Date, 'now').mockReturnValue(Date.now());
      const client = app.createClient();
      await client.post('/api/analyze-job').send({ jobDescription: jobPosting }).expect(200);
      await client.post('/api/analyze-job').send({ jobDescription: jobPosting }).expect(200);
      const refusedResponse = await client.post('/api/analyze-job').send({ jobDescription: jobPosting }).expect(429);
      expect(refusedResponse.body.code).toBe('rate_limited');
      expect(Number(refusedResponse.headers['retry-after'])).toBeGreaterThan(0);
      await app.createClient().post('/api/analyze-job').send({ jobDescription: jobPosting }).expect(200);
    });
  },
  { RATE_ANALYSIS: '2' },
);
