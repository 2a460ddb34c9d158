import { chatReplySchema } from '@shortlist/contracts/support/chat';
import { languages } from '@shortlist/contracts/platform/languages';
import { helpAnswerSchema } from '@shortlist/contracts/support/help';
import { questions } from '../src/support/testing/questions';
import { openWorld, rateless, type World } from './harness/world';

describe('questions of job seekers', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld('PostgreSQL', rateless);
  });
  afterAll(() => world.close());

  it('has six questions in each of six languages', () => {
    const counts = languages.map(({ code }) => questions.filter(({ language }) => language === code).length);
    expect(counts).toEqual(Array(6).fill(6));
  });

  it.each(questions.map((one) => [one.language, one.question, one] as const))(
    '%s: %s',
    async (language, question, { sources, escalates }) => {
      const send = (path: string, body: object) =>
        world.browser().post(path).set('Accept-Language', language).send(body).expect(200);
      const help = helpAnswerSchema.parse((await send('/api/help/ask', { question })).body);
      expect(sources.length === 0 ? [] : sources).toEqual(
        sources.length === 0 ? help.sources : expect.arrayContaining([help.sources[0]?.id]),
      );
      expect([help.escalateToHuman, help.ticket !== undefined]).toEqual([escalates, escalates]);
      expect(help.offersPerson).toBe(sources.length === 0 && !escalates);
      const chat = chatReplySchema.parse((await send('/api/chat-support', { message: question })).body);
      expect([chat.sources, chat.ticket !== undefined]).toEqual([help.sources, escalates]);
    },
  );
});
