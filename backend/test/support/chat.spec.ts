import { chatReplySchema, chatThreadSchema } from '@shortlist/contracts/support/chat';
import { buildRegistration } from '../harness/accounts';
import { describeOnDefaultDatabase, unlimitedEnv, type TestClient } from '../harness/test-app';

describeOnDefaultDatabase(
  'the chat',
  (app) => {
    const sendMessage = (client: TestClient, message: string, language = 'en') =>
      client.post('/api/chat-support').set('Accept-Language', language).send({ message, context: 'customer_support' });
    const getThread = async (client: TestClient) =>
      chatThreadSchema.parse((await client.get('/api/chat-support')).body);

    it('answers, and keeps its thread across pages, reloads and sign-in', async () => {
      const client = app.createClient();
      expect(await getThread(client)).toEqual([]);
      const { status, body } = await sendMessage(client, 'Can I get a Word file?');
      expect(status).toBe(200);
      expect(chatReplySchema.parse(body).sources[0]!.id).toBe('other-formats');
      await client.post('/api/auth/register').send(buildRegistration());
      await sendMessage(client, 'thank you!');
      const turns = await getThread(client);
      expect(turns.map(({ isUser }) => isUser)).toEqual([true, false, true, false]);
      expect(turns[1]).toMatchObject({ content: body.response, sources: body.sources });
      expect(turns[2]!.content).toBe('thank you!');
      expect(await getThread(app.createClient())).toEqual([]);
    });

    it('uses earlier questions as context', async () => {
      const client = app.createClient();
      await sendMessage(client, 'What does Premium cost?');
      const { body } = await sendMessage(client, 'And in another currency?');
      expect(chatReplySchema.parse(body).sources[0]!.id).toBe('price');
    });

    it('creates one ticket with the whole thread, and a new ticket after the thread is deleted', async () => {
      const client = app.createClient();
      await sendMessage(client, 'How do I pay?');
      const firstResponse = await sendMessage(client, 'let me talk to a real person please');
      expect(firstResponse.body.ticket.reference).toMatch(/^SL-/);
      expect(firstResponse.body.response).toBe('Of course.');
      const secondResponse = await sendMessage(client, 'My account was hacked');
      expect(secondResponse.body.ticket.reference).toBe(firstResponse.body.ticket.reference);
      const [row] = await app.database.query('SELECT * FROM contact_messages WHERE reference = $1', [
        firstResponse.body.ticket.reference,
      ]);
      expect(row.message).toMatch(/^Asked: How do I pay\?\n\nAnswered: .*hacked$/s);
      expect((await getThread(client)).at(-1)!.ticket).toEqual({ reference: row.reference, email: '' });
      await client.put(`/api/tickets/${row.reference}/email`).send({ email: 'a@example.com' }).expect(200);
      expect((await getThread(client)).at(-1)!.ticket!.email).toBe('a@example.com');

      const deleteResponse = await client.delete('/api/chat-support');
      expect([deleteResponse.status, deleteResponse.body]).toEqual([200, { success: true }]);
      expect(await getThread(client)).toEqual([]);
      const thirdResponse = await sendMessage(client, 'I want to speak with an agent');
      expect(thirdResponse.body.ticket.reference).not.toBe(row.reference);
    });

    it('creates one ticket for concurrent requests', async () => {
      const client = app.createClient();
      await client.post('/api/resumes/draft').send({}).expect(201);
      const responses = await Promise.all([1, 2, 3].map(() => sendMessage(client, 'connect me to a human agent')));
      expect(new Set(responses.map(({ body }) => chatReplySchema.parse(body).ticket!.reference)).size).toBe(1);
    });

    it('stores only the last hundred turns', async () => {
      const client = app.createClient();
      for (let index = 0; index < 55; index += 1) await sendMessage(client, `hello`).expect(200);
      expect(await getThread(client)).toHaveLength(100);
      const [{ count }] = await app.database.query(
        `SELECT max(count)::int AS count FROM (SELECT count(*) FROM chat_turns GROUP BY owner_id) per_owner`,
      );
      expect(count).toBe(100);
    });

    it('explains why it rejects a message', async () => {
      for (const message of [' ', 'x'.repeat(1_001)]) {
        const { status, body } = await sendMessage(app.createClient(), message);
        expect([status, body.issues[0].path]).toEqual([400, 'message']);
      }
    });
  },
  unlimitedEnv,
);
