import { chatReplySchema, chatThreadSchema } from '@shortlist/contracts/support/chat';
import { onUsualDatabase, unlimitedEnv, buildRegistration } from './harness/test-app';

onUsualDatabase(
  'the chat',
  (app) => {
    type Browser = ReturnType<typeof app.createClient>;
    const say = (client: Browser, message: string, language = 'en') =>
      client.post('/api/chat-support').set('Accept-Language', language).send({ message, context: 'customer_support' });
    const thread = async (client: Browser) => chatThreadSchema.parse((await client.get('/api/chat-support')).body);

    it('answers, and keeps its thread across pages, reloads and sign-in', async () => {
      const client = app.createClient();
      expect(await thread(client)).toEqual([]);
      const { status, body } = await say(client, 'Can I get a Word file?');
      expect(status).toBe(200);
      expect(chatReplySchema.parse(body).sources[0]!.id).toBe('other-formats');
      await client.post('/api/auth/register').send(buildRegistration());
      await say(client, 'thank you!');
      const turns = await thread(client);
      expect(turns.map(({ isUser }) => isUser)).toEqual([true, false, true, false]);
      expect(turns[1]).toMatchObject({ content: body.response, sources: body.sources });
      expect(turns[2]!.content).toBe('thank you!');
      expect(await thread(app.createClient())).toEqual([]);
    });

    it('uses earlier questions as context', async () => {
      const client = app.createClient();
      await say(client, 'What does Premium cost?');
      const { body } = await say(client, 'And in another currency?');
      expect(chatReplySchema.parse(body).sources[0]!.id).toBe('price');
    });

    it('hands over once, with the whole thread, and starts over when told to', async () => {
      const client = app.createClient();
      await say(client, 'How do I pay?');
      const first = await say(client, 'let me talk to a real person please');
      expect(first.body.ticket.reference).toMatch(/^SL-/);
      const second = await say(client, 'My account was hacked');
      expect(second.body.ticket.reference).toBe(first.body.ticket.reference);
      const [row] = await app.database.query('SELECT * FROM contact_messages WHERE reference = $1', [
        first.body.ticket.reference,
      ]);
      expect(row.message).toMatch(/^Asked: How do I pay\?\n\nAnswered: .*hacked$/s);
      expect((await thread(client)).at(-1)!.ticket).toEqual({ reference: row.reference, email: '' });
      await client.put(`/api/tickets/${row.reference}/email`).send({ email: 'a@example.com' }).expect(200);
      expect((await thread(client)).at(-1)!.ticket!.email).toBe('a@example.com');

      const gone = await client.delete('/api/chat-support');
      expect([gone.status, gone.body]).toEqual([200, { success: true }]);
      expect(await thread(client)).toEqual([]);
      const third = await say(client, 'I want to speak with an agent');
      expect(third.body.ticket.reference).not.toBe(row.reference);
    });

    it('creates one ticket for two concurrent requests', async () => {
      const client = app.createClient();
      await client.post('/api/resumes/draft').send({}).expect(201);
      const responses = await Promise.all([1, 2, 3].map(() => say(client, 'connect me to a human agent')));
      expect(new Set(responses.map(({ body }) => chatReplySchema.parse(body).ticket!.reference)).size).toBe(1);
    });

    it('keeps the last hundred turns', async () => {
      const client = app.createClient();
      for (let index = 0; index < 55; index += 1) await say(client, `hello`).expect(200);
      expect(await thread(client)).toHaveLength(100);
      const [{ count }] = await app.database.query(
        `SELECT max(count)::int AS count FROM (SELECT count(*) FROM chat_turns GROUP BY owner_id) per_owner`,
      );
      expect(count).toBe(100);
    });

    it('explains what is wrong with a message', async () => {
      for (const message of [' ', 'x'.repeat(1_001)]) {
        const { status, body } = await say(app.createClient(), message);
        expect([status, body.issues[0].path]).toEqual([400, 'message']);
      }
    });
  },
  unlimitedEnv,
);
