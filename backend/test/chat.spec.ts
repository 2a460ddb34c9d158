import { chatReplySchema, chatThreadSchema } from '@shortlist/contracts/support/chat';
import { onUsualDatabase, unlimitedEnv, buildRegistration } from './harness/test-app';

onUsualDatabase(
  'the chat',
  (world) => {
    type Browser = ReturnType<typeof world.createClient>;
    const say = (browser: Browser, message: string, language = 'en') =>
      browser.post('/api/chat-support').set('Accept-Language', language).send({ message, context: 'customer_support' });
    const thread = async (browser: Browser) => chatThreadSchema.parse((await browser.get('/api/chat-support')).body);

    it('answers, and keeps its thread across pages, reloads and sign-in', async () => {
      const browser = world.createClient();
      expect(await thread(browser)).toEqual([]);
      const { status, body } = await say(browser, 'Can I get a Word file?');
      expect(status).toBe(200);
      expect(chatReplySchema.parse(body).sources[0]!.id).toBe('other-formats');
      await browser.post('/api/auth/register').send(buildRegistration());
      await say(browser, 'thank you!');
      const turns = await thread(browser);
      expect(turns.map(({ isUser }) => isUser)).toEqual([true, false, true, false]);
      expect(turns[1]).toMatchObject({ content: body.response, sources: body.sources });
      expect(turns[2]!.content).toBe('thank you!');
      expect(await thread(world.createClient())).toEqual([]);
    });

    it('uses earlier questions as context', async () => {
      const browser = world.createClient();
      await say(browser, 'What does Premium cost?');
      const { body } = await say(browser, 'And in another currency?');
      expect(chatReplySchema.parse(body).sources[0]!.id).toBe('price');
    });

    it('hands over once, with the whole thread, and starts over when told to', async () => {
      const browser = world.createClient();
      await say(browser, 'How do I pay?');
      const first = await say(browser, 'let me talk to a real person please');
      expect(first.body.ticket.reference).toMatch(/^SL-/);
      const second = await say(browser, 'My account was hacked');
      expect(second.body.ticket.reference).toBe(first.body.ticket.reference);
      const [row] = await world.database.query('SELECT * FROM contact_messages WHERE reference = $1', [
        first.body.ticket.reference,
      ]);
      expect(row.message).toMatch(/^Asked: How do I pay\?\n\nAnswered: .*hacked$/s);
      expect((await thread(browser)).at(-1)!.ticket).toEqual({ reference: row.reference, email: '' });
      await browser.put(`/api/tickets/${row.reference}/email`).send({ email: 'a@example.com' }).expect(200);
      expect((await thread(browser)).at(-1)!.ticket!.email).toBe('a@example.com');

      const gone = await browser.delete('/api/chat-support');
      expect([gone.status, gone.body]).toEqual([200, { success: true }]);
      expect(await thread(browser)).toEqual([]);
      const third = await say(browser, 'I want to speak with an agent');
      expect(third.body.ticket.reference).not.toBe(row.reference);
    });

    it('creates one ticket for two concurrent requests', async () => {
      const browser = world.createClient();
      await browser.post('/api/resumes/draft').send({}).expect(201);
      const answers = await Promise.all([1, 2, 3].map(() => say(browser, 'connect me to a human agent')));
      expect(new Set(answers.map(({ body }) => chatReplySchema.parse(body).ticket!.reference)).size).toBe(1);
    });

    it('keeps the last hundred turns', async () => {
      const browser = world.createClient();
      for (let index = 0; index < 55; index += 1) await say(browser, `hello`).expect(200);
      expect(await thread(browser)).toHaveLength(100);
      const [{ count }] = await world.database.query(
        `SELECT max(count)::int AS count FROM (SELECT count(*) FROM chat_turns GROUP BY owner_id) per_owner`,
      );
      expect(count).toBe(100);
    });

    it('explains what is wrong with a message', async () => {
      for (const message of [' ', 'x'.repeat(1_001)]) {
        const { status, body } = await say(world.createClient(), message);
        expect([status, body.issues[0].path]).toEqual([400, 'message']);
      }
    });
  },
  unlimitedEnv,
);
