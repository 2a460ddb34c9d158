import { loadNurseSample } from '@shortlist/documents/samples/nurse/load-nurse-sample';
import { answerQuestionTask } from '../../src/engine/writing/tasks/answer-question';
import { jobAnalysisTask } from '../../src/engine/writing/tasks/job-analysis';
import { rewriteBulletsTask } from '../../src/engine/writing/tasks/rewrite-bullets';
import { coverLetterTask } from '../../src/engine/writing/tasks/cover-letter';
import { summaryTask } from '../../src/engine/writing/tasks/summary';
import type { CoverLetterText } from '../../src/engine/writing/tasks/cover-letter';
import { WritersService } from '../../src/ai/writers.service';
import { buildModelEnv, resetAiState, listAiCalls, openAiServer, useFakeOpenAi } from '../harness/fake-openai';
import { nurseGenerationRequest } from '../harness/requests';
import { describeOnDefaultDatabase } from '../harness/test-app';

useFakeOpenAi();

describeOnDefaultDatabase(
  'the tasks of a language model',
  (app) => {
    beforeEach(() => resetAiState(app));

    let ownerId = '';
    beforeAll(async () => {
      const client = app.createClient();
      await client.post('/api/contact').send({ name: 'A', email: 'a@example.com', subject: 's', message: 'm' });
      [{ id: ownerId }] = await app.database.query('SELECT id FROM owners LIMIT 1');
    });
    const createOptions = () => ({ ownerId, paid: true, signal: new AbortController().signal });
    const getWriters = () => app.nest.get(WritersService);
    const listFeatures = async () => (await listAiCalls(app)).map(({ feature }) => feature);
    const loadResume = async () => (await loadNurseSample('en')).sample.resume;
    const createLetterInput = async () => ({
      resume: await loadResume(),
      jobTitle: 'Registered Nurse',
      company: 'Acme',
      language: 'en' as const,
    });

    it('stream a cover letter without sending contact details to the model', async () => {
      openAiServer.chunkDelayMs = 2;
      const drafts: CoverLetterText[] = [];
      const { output, writer } = await getWriters().runTask(coverLetterTask, await createLetterInput(), {
        ...createOptions(),
        onDraft: (draft) => Promise.resolve(void drafts.push(draft)),
      });
      expect(writer).toBe('openai');
      expect(output.salutation).toBe('Dear Hiring Manager,');
      expect(output.paragraphs).toHaveLength(3);
      expect(drafts[0]?.paragraphs.join('').length).toBeLessThan(output.paragraphs.join('').length);
      expect(drafts.at(-1)).toEqual(output);
      for (const { paragraphs } of drafts) expect(paragraphs.join('')).toMatch(/^$|[.]$/);
      const { email, phone, lastName } = (await loadResume()).personalInfo;
      const sentCalls = JSON.stringify(openAiServer.calls);
      for (const contact of [email, phone, lastName]) expect(sentCalls).not.toContain(contact);
      expect(await listFeatures()).toEqual(['letter@1']);
    });

    it('report invented claims to the model once, and use the better answer', async () => {
      openAiServer.behavior = 'repairable';
      const { output } = await getWriters().runTask(coverLetterTask, await createLetterInput(), createOptions());
      expect(output.paragraphs.join(' ')).not.toMatch(/Google|Mercy|MBA|roe/);
      expect(output.paragraphs[0]).toMatch(/^I am applying for the registered nurse position/);
      expect((await listFeatures()).sort()).toEqual(['letter@1', 'letter@1+repair2']);
      const [firstCall, secondCall] = openAiServer.calls;
      // The beginning of the prompt stays the same, so that providers can cache it. The violations are sent as data.
      expect(secondCall?.messages.slice(0, 2)).toEqual(firstCall?.messages);
      expect(secondCall?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
      expect(secondCall?.messages[3]?.content).toMatch(/<data>\{"findings":.*Mercy General Hospital.*<\/data>$/s);
      const budgets = await app.database.query('SELECT reserved_micros FROM ai_budgets');
      expect(budgets).toEqual(Array(2).fill({ reserved_micros: '0' }));
    });

    it('replace the remaining invented claims with blanks, without a third call', async () => {
      openAiServer.behavior = 'hostile';
      const { output } = await getWriters().runTask(
        summaryTask,
        { resume: await loadResume(), language: 'en', today: '2026-01-01' },
        createOptions(),
      );
      expect(output).not.toMatch(/Google|Harvard|MBA|27|Chief/);
      expect(openAiServer.calls).toHaveLength(2);
    });

    it('include repairing the documents of a generation', async () => {
      openAiServer.behavior = 'repairable';
      const { body } = await app
        .createClient()
        .post('/api/autonomous-generate')
        .send(nurseGenerationRequest)
        .expect(200);
      expect(body.resume.summary).toMatch(/^Registered nurse used to busy wards/);
      expect(body.coverLetter).toContain('At [Employer] I looked after [number] patients');
      expect((await listFeatures()).sort()).toEqual([
        'one-click-letter@1',
        'one-click-letter@1+repair2',
        'one-click-resume@1',
        'one-click-resume@1+repair2',
      ]);
    });

    it('include rewriting bullets, analyzing a job, and answering only from passages', async () => {
      const source = await loadResume();
      const bullets = ['Responsible for managing the annual budget'];
      const rewriteInput = { bullets, resume: source, language: 'en' as const };
      expect((await getWriters().runTask(rewriteBulletsTask, rewriteInput, createOptions())).output).toEqual([
        { before: bullets[0], after: 'Managed the annual budget', reason: 'weak_opening' },
      ]);
      const analysisInput = { required: ['Triage'], preferred: [], language: 'en' as const };
      expect((await getWriters().runTask(jobAnalysisTask, analysisInput, createOptions())).output).toHaveLength(3);
      const passages = [{ id: 'pdf', text: 'Open the resume and press Download PDF.' }];
      const questionInput = { question: 'How do I get a PDF?', passages, language: 'en' as const };
      expect((await getWriters().runTask(answerQuestionTask, questionInput, createOptions())).output.sources).toEqual([
        'pdf',
      ]);
      openAiServer.behavior = 'hostile';
      const rewriteResult = await getWriters().runTask(rewriteBulletsTask, rewriteInput, createOptions());
      expect(JSON.stringify(rewriteResult)).not.toMatch(/Google|4,000,000/);
      // No passage supports the answer, so the passage itself is returned.
      const answerResult = await getWriters().runTask(answerQuestionTask, questionInput, createOptions());
      expect(answerResult.output).toEqual({ answer: passages[0]!.text, sources: ['pdf'] });
    });

    it('are repeated once after an answer in the wrong language', async () => {
      const { sample } = await loadNurseSample('de');
      const writeSummary = () =>
        getWriters().runTask(
          summaryTask,
          { resume: sample.resume, language: 'de', today: '2026-01-01' },
          createOptions(),
        );
      expect((await writeSummary()).writer).toBe('built-in');
      expect((await listFeatures()).sort()).toEqual(['summary', 'summary@1', 'summary@1+repair2']);
      const germanAnswer = {
        summary: 'Pflegefachkraft mit ruhiger Hand bei der Ersteinschätzung und der Patientenberatung.',
      };
      const englishAnswer = { summary: 'A nurse with a calm hand for the triage of patients and for their education.' };
      const usage = { input: 10, cached: 0, output: 10 };
      openAiServer.responseOverride = ({ messages }) => ({
        text: JSON.stringify(messages.length > 2 ? germanAnswer : englishAnswer),
        usage,
      });
      const { output } = await writeSummary().finally(() => (openAiServer.responseOverride = undefined));
      expect(output).toBe(germanAnswer.summary);
    });

    it.each([
      [['schema'], { type: 'json_object' }],
      [['schema', 'json'], undefined],
    ] as const)('adapt to an endpoint that does not support %j', async (missingFeatures, format) => {
      openAiServer.unsupportedFeatures = new Set(missingFeatures);
      const writeSummary = async () =>
        getWriters().runTask(
          summaryTask,
          { resume: await loadResume(), language: 'en', today: '2026-01-01' },
          createOptions(),
        );
      expect((await writeSummary()).output).toMatch(/^Emergency nurse/);
      expect(openAiServer.calls.at(-1)?.response_format).toEqual(format);
      openAiServer.calls = [];
      await writeSummary();
      expect(openAiServer.calls).toHaveLength(1);
    });

    it('use a cheaper model near a limit, and then the rule-based writer', async () => {
      const writeSummary = async () =>
        getWriters().runTask(
          summaryTask,
          { resume: await loadResume(), language: 'en', today: '2026-01-01' },
          createOptions(),
        );
      await writeSummary();
      expect(openAiServer.calls.at(-1)?.model).toBe('test-model');
      await app.database.query('UPDATE ai_budgets SET spent_micros = 3600000');
      expect((await writeSummary()).writer).toBe('openai');
      expect(openAiServer.calls.at(-1)?.model).toBe('cheap-model');
      await app.database.query('UPDATE ai_budgets SET spent_micros = 5000000');
      openAiServer.calls = [];
      expect((await writeSummary()).writer).toBe('built-in');
      expect(openAiServer.calls).toHaveLength(0);
    });
  },
  {
    ...Object.fromEntries(Object.entries(buildModelEnv('30')).filter(([key]) => key !== 'OPENAI_BASE_URL')),
    get OPENAI_BASE_URL() {
      return buildModelEnv('30').OPENAI_BASE_URL;
    },
    OPENAI_CHEAP_MODEL: 'cheap-model',
    OPENAI_CHEAP_INPUT_PRICE: '0.1',
    OPENAI_CHEAP_OUTPUT_PRICE: '0.2',
  },
);
