import { chatReplySchema } from '@shortlist/contracts/support/chat';
import { languages } from '@shortlist/contracts/platform/languages';
import { helpAnswerSchema } from '@shortlist/contracts/support/help';
import { helpQuestions } from '../../src/support/testing/help-questions';
import { createTestApp, unlimitedEnv, type TestApp } from '../harness/test-app';

describe('typical questions', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp('PostgreSQL', unlimitedEnv);
  });
  afterAll(() => app.close());

  it('include six in each language', () => {
    const counts = languages.map(({ code }) => helpQuestions.filter(({ language }) => language === code).length);
    expect(counts).toEqual(Array(6).fill(6));
  });

  it.each(helpQuestions.map((row) => [row.language, row.question, row] as const))(
    'are answered from the right article or escalated (%s: %s)',
    async (language, question, { expectedSources, shouldEscalate }) => {
      const send = (path: string, body: object) =>
        app.createClient().post(path).set('Accept-Language', language).send(body).expect(200);
      const help = helpAnswerSchema.parse((await send('/api/help/ask', { question })).body);
      expect(expectedSources.length === 0 ? [] : expectedSources).toEqual(
        expectedSources.length === 0 ? help.sources : expect.arrayContaining([help.sources[0]?.id]),
      );
      expect([help.escalateToHuman, help.ticket !== undefined]).toEqual([shouldEscalate, shouldEscalate]);
      expect(help.offersPerson).toBe(expectedSources.length === 0 && !shouldEscalate);
      const chat = chatReplySchema.parse((await send('/api/chat-support', { message: question })).body);
      expect([chat.sources, chat.ticket !== undefined]).toEqual([help.sources, shouldEscalate]);
    },
  );
});
