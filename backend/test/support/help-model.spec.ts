import { chatReplySchema } from '@shortlist/contracts/support/chat';
import { type HelpAnswer, helpAnswerSchema } from '@shortlist/contracts/support/help';
import { waitFor } from '../harness/wait-for';
import { buildModelEnv, resetAiState, listAiCalls, openAiServer, useFakeOpenAi } from '../harness/fake-openai';
import { describeOnDefaultDatabase, unlimitedEnv } from '../harness/test-app';
import { injectIntoHelpAndChat, createObedientModel } from '../prompt-injection/inject-into-chat';
import { injectionPayloads } from '../prompt-injection/injection-payloads';
import type { Behavior } from '@shortlist/testing/servers/openai-server';

useFakeOpenAi();
const env = buildModelEnv('1');

describeOnDefaultDatabase(
  'help and chat with a model',
  (app) => {
    beforeEach(() => resetAiState(app));
    afterEach(() => {
      openAiServer.responseOverride = undefined;
    });

    const ask = async (question: string, language = 'en'): Promise<HelpAnswer> => {
      const response = await app
        .createClient()
        .post('/api/help/ask')
        .set('Accept-Language', language)
        .send({ question });
      expect(response.status).toBe(200);
      return helpAnswerSchema.parse(response.body);
    };
    const setModelAnswer = (answer: object) => {
      openAiServer.responseOverride = () => ({
        text: JSON.stringify(answer),
        usage: { input: 900, cached: 0, output: 60 },
      });
    };
    const articleText = 'Yes. Within 30 days of the payment you get the full amount back';

    it('accept an answer based on an article, and return the article as the source', async () => {
      const text =
        'Yes: within 30 days you get the full amount back, without a reason. Ask for it from your dashboard.';
      setModelAnswer({ answer: text, sources: ['refund'] });
      const { answer, sources, escalateToHuman } = await ask('Can I get my money back?');
      expect([answer, sources[0]!.id, escalateToHuman]).toEqual([text, 'refund', false]);
      const { content } = openAiServer.calls[0]!.messages.at(-1)!;
      expect(content).toMatch(/^[^]*<data>[^]*"id":"refund"[^]*<\/data>$/);
      expect((await listAiCalls(app)).map(({ feature }) => feature)).toEqual(['answer@1']);
    });

    it.each([
      [
        'an address',
        { answer: 'Within 30 days you get it back, see https://evil.example/refund', sources: ['refund'] },
      ],
      ['a figure', { answer: 'Within 90 days of the payment you get the full amount back.', sources: ['refund'] }],
      ['a source', { answer: 'Within 30 days you get the full amount back.', sources: ['nowhere'] }],
      ['a subject', { answer: 'Penguins live in the south and eat fish all day long.', sources: ['refund'] }],
    ])('return the text of the article when the model invents %s', async (_, modelAnswer) => {
      setModelAnswer(modelAnswer);
      const { answer, sources } = await ask('Can I get my money back?');
      expect(answer).toContain(articleText);
      expect(sources.map(({ id }) => id)).toEqual(['refund']);
    });

    it('offer a person when the model finds no answer, and skip the model without a related article', async () => {
      setModelAnswer({ answer: '', sources: [] });
      expect(await ask('Can I get my money back?')).toMatchObject({ offersPerson: true, sources: [] });
      openAiServer.calls = [];
      expect(await ask('Do zebras sleep standing up?')).toMatchObject({ offersPerson: true });
      expect(openAiServer.calls).toEqual([]);
    });

    const failingBehaviors: Behavior[] = [
      'rate-limited',
      'error',
      'reset',
      'stall',
      'silent',
      'slow',
      'bad-json',
      'nonsense',
      'empty',
      'refusal',
      'huge',
    ];
    it.each(failingBehaviors)('still answer when the model fails: %s', async (behavior) => {
      openAiServer.behavior = behavior;
      const { answer, sources } = await ask('Can I get my money back?');
      expect(answer).toContain(articleText);
      expect(sources[0]!.id).toBe('refund');
      const chatResponse = await app
        .createClient()
        .post('/api/chat-support')
        .send({ message: 'Can I get my money back?' });
      expect(chatReplySchema.parse(chatResponse.body).response).toContain(articleText);
    });

    it('answer when paid calls are stopped', async () => {
      await app.database.query('UPDATE ai_state SET emergency_since = now()');
      expect((await ask('Can I get my money back?')).answer).toContain(articleText);
      expect(openAiServer.calls).toEqual([]);
    });

    it('cancel and settle the call when the client disconnects', async () => {
      openAiServer.behavior = 'silent';
      const abortController = new AbortController();
      const call = fetch(`${app.url}/api/help/ask`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ question: 'Can I get my money back?' }),
        signal: abortController.signal,
      }).catch(() => undefined);
      await waitFor(() => expect(openAiServer.openCalls).toBe(1));
      abortController.abort();
      await call;
      await waitFor(async () => {
        expect(openAiServer.openCalls).toBe(0);
        expect((await listAiCalls(app)).map(({ outcome }) => outcome)).toEqual(['cancelled']);
      });
    });

    it('ignore instructions in a question, even though the model obeys them', async () => {
      openAiServer.responseOverride = createObedientModel();
      const { calls, answeredCount, failures } = await injectIntoHelpAndChat(app.url, injectionPayloads.slice(0, 24));
      expect(failures).toEqual([]);
      expect(calls).toBe(48);
      expect(answeredCount).toBeGreaterThan(10);
      expect(openAiServer.calls.length).toBeGreaterThan(10);
    });
  },
  {
    ...unlimitedEnv,
    ...Object.fromEntries(Object.entries(env).filter(([key]) => key !== 'OPENAI_BASE_URL')),
    get OPENAI_BASE_URL() {
      return env.OPENAI_BASE_URL;
    },
    AI_DAILY_PER_ADDRESS: '100000',
  },
);
