import { randomUUID } from 'node:crypto';
import { contactMessageSchema, openMessageCountSchema } from '@shortlist/contracts/support/inbox';
import { contactResponseSchema } from '@shortlist/contracts/support/contact';
import { helpAnswerSchema } from '@shortlist/contracts/support/help';
import { AnswersService } from '../../src/support/answers/answers.service';
import { findLastEmailTo, readEmails, readEmailsTo } from '../harness/mailbox';
import { grantPremium } from '../harness/stripe-payments';
import { buildRegistration, signInAsAdmin, adminEnv } from '../harness/accounts';
import { describeOnDefaultDatabase, unlimitedEnv } from '../harness/test-app';

const contactForm = { name: 'Inês', email: 'ines@example.com', subject: 'Hello', message: 'Two\nlines' };

describeOnDefaultDatabase(
  'the contact form',
  (app) => {
    const send = (language: string, overrides: object = {}, address = '10.0.0.1') =>
      app
        .createClient()
        .post('/api/contact')
        .set('X-Forwarded-For', address)
        .set('Accept-Language', language)
        .send({ ...contactForm, ...overrides });
    const listMessages = async (query = '') =>
      contactMessageSchema.array().parse((await (await signInAsAdmin(app)).get(`/api/contact-messages${query}`)).body);
    const findMessage = async (reference: string) => {
      const groups = (await listMessages()).map(({ group }) => listMessages(`?group=${group}`));
      return (await Promise.all(groups)).flat().find((row) => row.reference === reference)!;
    };

    it('stores a message, returns a reference number, and emails the team and the sender', async () => {
      const response = await send('ja', { status: 'closed', priority: true, email: 'ines.ja@example.com' });
      expect([response.status, response.body]).toEqual([201, { reference: expect.stringMatching(/^SL-[2-9A-Z]{8}$/) }]);
      const { reference } = contactResponseSchema.parse(response.body);
      expect((await listMessages())[0]).toEqual({
        ...contactForm,
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
      const [teamEmail] = emails.filter(({ to, source }) => to === 'team@example.com' && source.includes('ines.ja@'));
      expect(teamEmail!.source).toMatch(/^Reply-To: ines\.ja@example\.com\r?$/m);
      expect(teamEmail!.text).toContain('> Two\n> lines');
      const senderEmail = emails.find(({ to }) => to === 'ines.ja@example.com')!;
      expect(senderEmail.text).toContain(reference);
      expect(senderEmail.html).toContain('<html lang="ja">');
    });

    it('answers immediately from the help articles, and stores the answer with the message', async () => {
      const { body } = await send('en', { subject: 'Refund', message: 'How do I get my money back?' });
      const { reference, aiResponse } = contactResponseSchema.parse(body);
      expect(aiResponse).toContain('30 days');
      expect(await findMessage(reference)).toMatchObject({ aiResponse, status: 'open' });
      const urgentResponse = await send('en', {
        subject: 'Money',
        message: 'I was charged twice! I want my money back.',
      });
      expect(urgentResponse.body).toEqual({ reference: expect.any(String) });
    });

    it('stores the message even when answering from the help articles fails', async () => {
      const replySpy = jest.spyOn(app.nest.get(AnswersService), 'reply').mockRejectedValue(new Error('broken'));
      const { status, body } = await send('en', { subject: 'Refund', message: 'How do I get my money back?' });
      replySpy.mockRestore();
      expect([status, body]).toEqual([201, { reference: expect.any(String) }]);
      expect(await findMessage(contactResponseSchema.parse(body).reference)).toMatchObject({ subject: 'Refund' });
    });

    it('lets the team answer by email in the language of the message', async () => {
      await app.database.query('DELETE FROM contact_messages');
      const admin = await signInAsAdmin(app);
      const countOpenMessages = async () =>
        openMessageCountSchema.parse((await admin.get('/api/contact-messages/count')).body).open;
      const { body } = await send('de', { email: 'ines.de@example.com', subject: 'Grüße <b>' });
      const { id, reference } = await findMessage(contactResponseSchema.parse(body).reference);
      const openCountBefore = await countOpenMessages();
      const answerResponse = await admin
        .post(`/api/contact-messages/${id}/answer`)
        .send({ answer: 'Gern.\n<i>So</i>.' });
      expect(answerResponse.status).toBe(200);
      expect(contactMessageSchema.parse(answerResponse.body)).toMatchObject({
        status: 'answered',
        answer: 'Gern.\n<i>So</i>.',
        answeredBy: expect.any(String),
        answeredAt: expect.any(String),
      });
      expect(await countOpenMessages()).toBe(openCountBefore - 1);
      const email = await findLastEmailTo(app, 'ines.de@example.com');
      expect(email!.text).toContain('Gern.\n<i>So</i>.');
      expect(email!.text).toContain('Sie schrieben:\n\n> Two\n> lines');
      expect(email!.html).toContain('&lt;i&gt;So&lt;/i&gt;');

      const closeResponse = await admin.patch(`/api/contact-messages/${id}`).send({ status: 'closed' });
      expect(closeResponse.body).toMatchObject({ status: 'closed', reference });
      expect((await listMessages('?status=closed')).map((row) => row.id)).toContain(id);
      expect((await listMessages('?status=open')).map((row) => row.id)).not.toContain(id);
      expect((await admin.patch(`/api/contact-messages/${id}`).send({ status: 'burnt' })).status).toBe(400);
      expect((await admin.patch(`/api/contact-messages/${randomUUID()}`).send({ status: 'open' })).status).toBe(404);
    });

    it('rejects an answer to a message without an email address', async () => {
      const { body } = await app.createClient().post('/api/help/ask').send({ question: 'I want to talk to a human' });
      const { id, kind, name } = await findMessage(helpAnswerSchema.parse(body).ticket!.reference);
      expect([kind, name]).toEqual(['escalation', 'Visitor']);
      const admin = await signInAsAdmin(app);
      const response = await admin.post(`/api/contact-messages/${id}/answer`).send({ answer: 'Hello' });
      expect([response.status, response.body.issues[0].path]).toEqual([400, 'email']);
    });

    it('creates messages that are listed with the payment, and first for Premium users', async () => {
      const client = app.createClient();
      const credentials = buildRegistration();
      await client.post('/api/auth/register').send(credentials);
      const [{ owner_id: ownerId }] = await app.database.query<[{ owner_id: string }]>(
        'SELECT owner_id FROM users WHERE email = $1',
        [credentials.email],
      );
      const payment = await grantPremium(app, ownerId);
      await client
        .post(`/api/payments/${payment.metadata.payment}/refund-request`)
        .send({ reason: 'Found a job' })
        .expect(200);
      await client.post('/api/contact').send(contactForm);
      await send('en');
      const [premiumMessage, refundMessage, guestMessage] = await listMessages();
      expect(premiumMessage).toMatchObject({
        kind: 'contact',
        priority: true,
        payment: { id: payment.metadata.payment },
      });
      expect(refundMessage).toMatchObject({
        kind: 'refund',
        priority: true,
        name: credentials.username,
        email: credentials.email,
        message: 'Found a job',
        subject: `Refund for receipt ${refundMessage!.payment!.receipt}`,
      });
      expect(guestMessage).toMatchObject({ priority: false, payment: null });
    });

    it('shows messages only to administrators', async () => {
      const client = app.createClient();
      const guestResponse = await client.get('/api/contact-messages');
      expect([guestResponse.status, guestResponse.body.code]).toEqual([401, 'signed_out']);
      await client.post('/api/auth/register').send(buildRegistration());
      const userResponse = await client.get('/api/contact-messages');
      expect([userResponse.status, userResponse.body.code]).toEqual([403, 'forbidden']);
    });

    it('groups similar messages from one network, and closes a group in one step', async () => {
      await app.database.query('DELETE FROM contact_messages');
      await app.database.query('DELETE FROM mails');
      for (let i = 0; i < 12; i += 1)
        await send('en', { message: `Buy now, number ${i}`, email: `v${i}@example.com` }, '52.10.20.30').expect(201);
      const [groupedMessage, ...otherMessages] = await listMessages('?status=open');
      expect(otherMessages).toEqual([]);
      expect(groupedMessage).toMatchObject({ message: 'Buy now, number 11', similar: 12 });
      expect(await listMessages(`?status=open&group=${groupedMessage!.group}`)).toHaveLength(12);
      const admin = await signInAsAdmin(app);
      expect(openMessageCountSchema.parse((await admin.get('/api/contact-messages/count')).body).open).toBe(1);
      const teamEmails = (await readEmails(app)).filter(({ text }) => text.includes('Buy now'));
      expect(teamEmails).toHaveLength(3);
      await admin
        .patch(`/api/contact-messages/${groupedMessage!.id}`)
        .send({ status: 'closed', all: true })
        .expect(200);
      expect(await listMessages('?status=open')).toEqual([]);
      expect((await listMessages('?status=closed'))[0]).toMatchObject({ similar: 12 });
      // After more than an hour, a message forms a new group. The same text from a different network joins that group.
      await app.database.query(`UPDATE contact_messages SET created_at = created_at - interval '2 hours'`);
      await send('en', { message: 'A question' }).expect(201);
      await send('en', { message: ' a  QUESTION ' }).expect(201);
      expect(await listMessages('?status=open')).toMatchObject([{ similar: 2 }]);
    });

    it.each([
      ['chat', '/api/chat-support', 'message'],
      ['help', '/api/help/ask', 'question'],
    ])('groups tickets from the %s by network in the same way', async (_, path, field) => {
      await app.database.query('DELETE FROM contact_messages');
      await app.database.query('DELETE FROM mails');
      const countTeamEmails = async () =>
        (await readEmailsTo(app, 'team@example.com')).filter(({ text }) => text.includes('a human')).length;
      const countBefore = await countTeamEmails();
      for (let i = 0; i < 6; i += 1)
        await app
          .createClient()
          .post(path)
          .set('X-Forwarded-For', '52.10.20.40')
          .send({ [field]: `I want to talk to a human, number ${i}`, context: 'customer_support' })
          .expect(200);
      expect(await listMessages('?status=open')).toMatchObject([{ kind: 'escalation', similar: 6 }]);
      expect((await countTeamEmails()) - countBefore).toBe(3);
    });

    it('sends confirmations without the sender’s text, and only a few per address', async () => {
      const email = 'victim@example.com';
      const countBefore = (await readEmails(app)).length;
      for (let i = 0; i < 6; i += 1)
        await send('en', {
          email: i % 2 ? email : email.toUpperCase(),
          message: 'Click evil.example',
          subject: 'Evil',
          name: 'Evil',
        });
      const emails = (await readEmails(app)).slice(countBefore).filter(({ to }) => to.toLowerCase() === email);
      expect(emails).toHaveLength(3);
      for (const { source, text, html } of emails) expect(`${source}${text}${html}`).not.toMatch(/evil/i);
    });

    it('lists invalid and missing fields', async () => {
      const response = await app
        .createClient()
        .post('/api/contact')
        .send({ ...contactForm, email: 'ines', subject: ' ' });
      expect(response.body.issues).toEqual([
        { path: 'email', message: 'Please enter a valid email address.' },
        { path: 'subject', message: 'Please fill in this field.' },
      ]);
    });
  },
  {
    ...unlimitedEnv,
    ...adminEnv,
    SUPPORT_EMAIL: 'team@example.com',
    RATE_MAIL_RECIPIENT: '3',
    TRUST_PROXY: '1',
  },
);
