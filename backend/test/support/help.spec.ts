import { languages } from '@shortlist/contracts/platform/languages';
import { helpAnswerSchema, helpArticleListSchema, helpArticleSchema } from '@shortlist/contracts/support/help';
import { readEmails, readEmailsTo } from '../harness/mailbox';
import { buildRegistration } from '../harness/accounts';
import { describeOnDefaultDatabase, unlimitedEnv, type TestClient } from '../harness/test-app';

const ask = (client: TestClient, question: string, language = 'en', history: object[] = []) =>
  client.post('/api/help/ask').set('Accept-Language', language).send({ question, history });

describeOnDefaultDatabase(
  'the help',
  (app) => {
    it('answers from an article, and returns the article as the source', async () => {
      const { status, body } = await ask(app.createClient(), 'How do I get my money back?');
      expect(status).toBe(200);
      const answer = helpAnswerSchema.parse(body);
      expect(answer.sources[0]!.id).toMatch(/refund/);
      expect(answer.answer).toContain('30 days');
      expect(answer).toMatchObject({ category: 'Payment and Premium', escalateToHuman: false });
      expect(answer.relatedTopics.length).toBeGreaterThan(0);
      expect(answer.actionSuggestions).toEqual(answer.actions.map(({ label }) => label));
      expect(answer).not.toHaveProperty('ticket');
    });

    it('offers a person when no article matches, without opening a ticket', async () => {
      const countBefore = await app.database.query('SELECT count(*)::int AS count FROM contact_messages');
      const { body } = await ask(app.createClient(), 'Do you sponsor the zebra race in Nairobi?');
      expect(body).toMatchObject({ escalateToHuman: false, offersPerson: true, sources: [] });
      expect(body).not.toHaveProperty('ticket');
      expect(await app.database.query('SELECT count(*)::int AS count FROM contact_messages')).toEqual(countBefore);
    });

    it('opens a ticket about the previous question when a person is requested', async () => {
      const client = app.createClient();
      const history = [{ question: 'Do you sponsor the zebra race in Nairobi?', answer: 'I found nothing.' }];
      const { body } = await ask(client, 'I would like to talk to a person', 'en', history);
      expect(body).toMatchObject({ escalateToHuman: true, sources: [], ticket: { email: '' } });
      const { reference } = body.ticket as { reference: string };
      expect(reference).toMatch(/^SL-[2-9A-Z]{8}$/);
      // The notice below the answer shows the reference, so the answer does not.
      expect(body.answer).toBe('Of course.');
      const [row] = await app.database.query('SELECT * FROM contact_messages WHERE reference = $1', [reference]);
      expect(row).toMatchObject({
        kind: 'escalation',
        origin: 'help',
        status: 'open',
        priority: false,
        language: 'en',
        subject: 'Do you sponsor the zebra race in Nairobi?',
      });
      expect(row.message).toBe(
        'Asked: Do you sponsor the zebra race in Nairobi?\n\nAnswered: I found nothing.\n\nAsked: I would like to talk to a person',
      );
      const teamEmail = (await readEmails(app)).filter(({ source }) => source.includes(reference)).at(-1);
      expect(teamEmail).toMatchObject({ to: app.config.supportEmail });
      expect(teamEmail?.text).toContain('zebra race');

      const secondResponse = await ask(client, 'I want to talk to a human');
      expect(secondResponse.body.ticket.reference).toBe(reference);
      expect(secondResponse.body.answer).toBe('I’ve added what you wrote.');

      const emailResponse = await client.put(`/api/tickets/${reference}/email`).send({ email: 'kim@example.com' });
      expect([emailResponse.status, emailResponse.body]).toEqual([200, { reference, email: 'kim@example.com' }]);
      const confirmationEmails = await readEmailsTo(app, 'kim@example.com');
      expect(confirmationEmails).toHaveLength(1);
      expect(confirmationEmails[0]!.text).toContain(reference);
      const strangerResponse = await app
        .createClient()
        .put(`/api/tickets/${reference}/email`)
        .send({ email: 'x@example.com' });
      expect(strangerResponse.status).toBe(404);
    });

    it('uses the email of the account', async () => {
      const client = app.createClient();
      const credentials = buildRegistration();
      await client.post('/api/auth/register').send(credentials);
      const { body } = await ask(client, 'Ich möchte mit einem Menschen sprechen', 'de');
      expect(body.ticket.email).toBe(credentials.email);
    });

    it('answers and escalates questions that need a person', async () => {
      const { body } = await ask(app.createClient(), 'I was charged twice');
      expect(body).toMatchObject({ escalateToHuman: true, ticket: { reference: expect.any(String) } });
      expect(body.sources[0].id).toBe('paid-twice');
    });

    it('replies to small talk, and asks for clarification of an unclear message', async () => {
      for (const [message, language] of [
        ['Thanks!', 'en'],
        ['hola', 'es'],
        ['こんにちは', 'ja'],
        ['???', 'ko'],
      ]) {
        const { body } = await ask(app.createClient(), message!, language);
        expect(body).toMatchObject({ escalateToHuman: false, sources: [] });
        expect(body.answer.length).toBeGreaterThan(10);
      }
    });

    it.each(languages.map(({ code }) => code))(
      'has every article in %s, with all placeholders filled',
      async (code) => {
        const articles = helpArticleListSchema.parse(
          (await app.createClient().get('/api/help/articles').set('Accept-Language', code)).body,
        );
        expect(articles.length).toBeGreaterThanOrEqual(42);
        for (const { id } of articles.slice(0, 12)) {
          const { body } = await app.createClient().get(`/api/help/articles/${id}`).set('Accept-Language', code);
          const { text, related } = helpArticleSchema.parse(body);
          expect(text).not.toMatch(/\{\w+\}/);
          expect(related.every(({ title }) => title)).toBe(true);
        }
        const faq = (await app.createClient().get('/api/help/faq').set('Accept-Language', code)).body;
        expect(faq).toHaveLength(6);
      },
    );

    it('rejects an unknown article', async () => {
      expect((await app.createClient().get('/api/help/articles/constructor')).status).toBe(404);
    });

    it('reports 45 and 15 seconds until there are twenty measurements', async () => {
      await app.database.query('DELETE FROM measurements');
      const getStatus = async () => (await app.createClient().get('/api/help/status')).body as object;
      expect(await getStatus()).toEqual({
        ai: { seconds: 45, measured: false },
        pdf: { seconds: 15, measured: false },
      });
      await app.database.query(
        `INSERT INTO measurements (kind, milliseconds) SELECT 'pdf', 1000 + 100 * g FROM generate_series(0, 20) g`,
      );
      await app.database.query(
        `INSERT INTO ai_calls SELECT gen_random_uuid(), now(), NULL, NULL, 'one-click', 'built-in', 'ok', 0, 0, 0, 0, 0, 20
           FROM generate_series(1, 20)`,
      );
      expect(await getStatus()).toEqual({ ai: { seconds: 0.1, measured: true }, pdf: { seconds: 2, measured: true } });
      await app.database.query('DELETE FROM ai_calls');
    });
  },
  unlimitedEnv,
);
