import { randomUUID } from 'node:crypto';
import { contactMessageSchema, openMessageCountSchema } from '@shortlist/contracts/admin/inbox';
import { contactResponseSchema } from '@shortlist/contracts/support/contact';
import { helpAnswerSchema } from '@shortlist/contracts/support/help';
import { AnswersService } from '../src/support/answers/answers.service';
import { findLastEmailTo, readEmails } from './harness/mailbox';
import { grantPremium } from './harness/stripe-payments';
import { onUsualDatabase, unlimitedEnv, buildRegistration } from './harness/test-app';

const message = { name: 'Inês', email: 'ines@example.com', subject: 'Hello', message: 'Two\nlines' };

onUsualDatabase(
  'contact',
  (app) => {
    const boss = async () => {
      const admin = app.createClient();
      await admin
        .post('/api/auth/login')
        .send({ email: 'boss@example.com', password: 'the boss has a key' })
        .expect(200);
      return admin;
    };
    const send = (language: string, more: object = {}, from = '10.0.0.1') =>
      app
        .createClient()
        .post('/api/contact')
        .set('X-Forwarded-For', from)
        .set('Accept-Language', language)
        .send({ ...message, ...more });
    const list = async (query = '') =>
      contactMessageSchema.array().parse((await (await boss()).get(`/api/contact-messages${query}`)).body);
    /** Finds a message by its reference, inside groups as well. */
    const find = async (reference: string) => {
      const each = (await list()).map(({ group }) => list(`?group=${group}`));
      return (await Promise.all(each)).flat().find((one) => one.reference === reference)!;
    };

    it('stores a message, returns a reference number, and emails the team and the sender', async () => {
      const response = await send('ja', { status: 'closed', priority: true, email: 'ines.ja@example.com' });
      expect([response.status, response.body]).toEqual([201, { reference: expect.stringMatching(/^SL-[2-9A-Z]{8}$/) }]);
      const { reference } = contactResponseSchema.parse(response.body);
      expect((await list())[0]).toEqual({
        ...message,
        email: 'ines.ja@example.com',
        id: expect.any(String),
        reference,
        kind: 'contact',
        language: 'ja',
        priority: false,
        status: 'open',
        createdAt: expect.any(String),
        group: expect.any(String),
        similar: 1,
        aiResponse: null,
        answer: null,
        answeredAt: null,
        answeredBy: null,
        payment: null,
      });
      const emails = await readEmails(app);
      const [team] = emails.filter(({ to, source }) => to === 'team@example.com' && source.includes('ines.ja@'));
      expect(team!.source).toMatch(/^Reply-To: ines\.ja@example\.com\r?$/m);
      expect(team!.text).toContain('> Two\n> lines');
      const sender = emails.find(({ to }) => to === 'ines.ja@example.com')!;
      expect(sender.text).toContain(reference);
      expect(sender.html).toContain('<html lang="ja">');
    });

    it('answers immediately from the help articles, and stores the answer with the message', async () => {
      const { body } = await send('en', { subject: 'Refund', message: 'How do I get my money back?' });
      const { reference, aiResponse } = contactResponseSchema.parse(body);
      expect(aiResponse).toContain('30 days');
      expect(await find(reference)).toMatchObject({ aiResponse, status: 'open' });
      const grave = await send('en', { subject: 'Money', message: 'I was charged twice! I want my money back.' });
      expect(grave.body).toEqual({ reference: expect.any(String) });
    });

    it('loses nothing when the help fails', async () => {
      const answers = jest.spyOn(app.nest.get(AnswersService), 'reply').mockRejectedValue(new Error('broken'));
      const { status, body } = await send('en', { subject: 'Refund', message: 'How do I get my money back?' });
      answers.mockRestore();
      expect([status, body]).toEqual([201, { reference: expect.any(String) }]);
      expect(await find(contactResponseSchema.parse(body).reference)).toMatchObject({ subject: 'Refund' });
    });

    it('is answered by email in the language of the message, and counted', async () => {
      await app.database.query('DELETE FROM contact_messages');
      const admin = await boss();
      const count = async () =>
        openMessageCountSchema.parse((await admin.get('/api/contact-messages/count')).body).open;
      const { body } = await send('de', { email: 'ines.de@example.com', subject: 'Grüße <b>' });
      const { id, reference } = await find(contactResponseSchema.parse(body).reference);
      const open = await count();
      const answered = await admin.post(`/api/contact-messages/${id}/answer`).send({ answer: 'Gern.\n<i>So</i>.' });
      expect(answered.status).toBe(200);
      expect(contactMessageSchema.parse(answered.body)).toMatchObject({
        status: 'answered',
        answer: 'Gern.\n<i>So</i>.',
        answeredBy: expect.any(String),
        answeredAt: expect.any(String),
      });
      expect(await count()).toBe(open - 1);
      const email = await findLastEmailTo(app, 'ines.de@example.com');
      expect(email!.text).toContain('Gern.\n<i>So</i>.');
      expect(email!.text).toContain('Sie schrieben:\n\n> Two\n> lines');
      expect(email!.html).toContain('&lt;i&gt;So&lt;/i&gt;');

      const reopened = await admin.patch(`/api/contact-messages/${id}`).send({ status: 'closed' });
      expect(reopened.body).toMatchObject({ status: 'closed', reference });
      expect((await list('?status=closed')).map((one) => one.id)).toContain(id);
      expect((await list('?status=open')).map((one) => one.id)).not.toContain(id);
      expect((await admin.patch(`/api/contact-messages/${id}`).send({ status: 'burnt' })).status).toBe(400);
      expect((await admin.patch(`/api/contact-messages/${randomUUID()}`).send({ status: 'open' })).status).toBe(404);
    });

    it('refuses an answer to a message without an email address', async () => {
      const { body } = await app.createClient().post('/api/help/ask').send({ question: 'I want to talk to a human' });
      const { id, kind, name } = await find(helpAnswerSchema.parse(body).ticket!.reference);
      expect([kind, name]).toEqual(['escalation', 'Visitor']);
      const response = await (await boss()).post(`/api/contact-messages/${id}/answer`).send({ answer: 'Hello' });
      expect([response.status, response.body.issues[0].path]).toEqual([400, 'email']);
    });

    it('lists messages of Premium users first, with the payment, and refund requests as well', async () => {
      const client = app.createClient();
      const person = buildRegistration();
      await client.post('/api/auth/register').send(person);
      const [{ owner_id: ownerId }] = await app.database.query<[{ owner_id: string }]>(
        'SELECT owner_id FROM users WHERE email = $1',
        [person.email],
      );
      const sale = await grantPremium(app, ownerId);
      await client
        .post(`/api/payments/${sale.metadata.payment}/refund-request`)
        .send({ reason: 'Found a job' })
        .expect(200);
      await client.post('/api/contact').send(message);
      await send('en');
      const [first, second, third] = await list();
      expect(first).toMatchObject({ kind: 'contact', priority: true, payment: { id: sale.metadata.payment } });
      expect(second).toMatchObject({
        kind: 'refund',
        priority: true,
        name: person.username,
        email: person.email,
        message: 'Found a job',
        subject: `Refund for receipt ${second!.payment!.receipt}`,
      });
      expect(third).toMatchObject({ priority: false, payment: null });
    });

    it('shows messages only to administrators', async () => {
      const client = app.createClient();
      const visitor = await client.get('/api/contact-messages');
      expect([visitor.status, visitor.body.code]).toEqual([401, 'signed_out']);
      await client.post('/api/auth/register').send(buildRegistration());
      const user = await client.get('/api/contact-messages');
      expect([user.status, user.body.code]).toEqual([403, 'forbidden']);
    });

    it('shows a flood as one message, whoever sends it, and closes it in one step', async () => {
      await app.database.query('DELETE FROM contact_messages');
      await app.database.query('DELETE FROM mails');
      for (let i = 0; i < 12; i += 1)
        await send('en', { message: `Buy now, number ${i}`, email: `v${i}@example.com` }, '52.10.20.30').expect(201);
      const [flood, ...others] = await list('?status=open');
      expect(others).toEqual([]);
      expect(flood).toMatchObject({ message: 'Buy now, number 11', similar: 12 });
      expect(await list(`?status=open&group=${flood!.group}`)).toHaveLength(12);
      const admin = await boss();
      expect(openMessageCountSchema.parse((await admin.get('/api/contact-messages/count')).body).open).toBe(1);
      const toTeam = (await readEmails(app)).filter(({ text }) => text.includes('Buy now'));
      expect(toTeam).toHaveLength(3);
      await admin.patch(`/api/contact-messages/${flood!.id}`).send({ status: 'closed', all: true }).expect(200);
      expect(await list('?status=open')).toEqual([]);
      expect((await list('?status=closed'))[0]).toMatchObject({ similar: 12 });
      // An hour later, a message forms a new group; the same text from elsewhere joins it.
      await app.database.query(`UPDATE contact_messages SET created_at = created_at - interval '2 hours'`);
      await send('en', { message: 'A question' }).expect(201);
      await send('en', { message: ' a  QUESTION ' }).expect(201);
      expect(await list('?status=open')).toMatchObject([{ similar: 2 }]);
    });

    it('sends confirmations without the written text, and only a few to one address', async () => {
      const email = 'victim@example.com';
      const before = (await readEmails(app)).length;
      for (let i = 0; i < 6; i += 1)
        await send('en', {
          email: i % 2 ? email : email.toUpperCase(),
          message: 'Click evil.example',
          subject: 'Evil',
          name: 'Evil',
        });
      const emails = (await readEmails(app)).slice(before).filter(({ to }) => to.toLowerCase() === email);
      expect(emails).toHaveLength(3);
      for (const { source, text, html } of emails) expect(`${source}${text}${html}`).not.toMatch(/evil/i);
    });

    it('names what is missing', async () => {
      const response = await app
        .createClient()
        .post('/api/contact')
        .send({ ...message, email: 'ines', subject: ' ' });
      expect(response.body.issues).toEqual([
        { path: 'email', message: 'Please enter a valid email address.' },
        { path: 'subject', message: 'Please fill in this field.' },
      ]);
    });
  },
  {
    ...unlimitedEnv,
    ADMIN_EMAIL: 'boss@example.com',
    ADMIN_PASSWORD: 'the boss has a key',
    SUPPORT_EMAIL: 'team@example.com',
    RATE_CONTACT_RECIPIENT: '3',
    TRUST_PROXY: '1',
  },
);
