import { JobsService } from '../../src/platform/jobs/jobs.service';
import { MailService } from '../../src/platform/mail/mail.service';
import { maxAttempts, OutboxService } from '../../src/platform/mail/outbox.service';
import { DrippingSmtpServer, smtpStates } from '@shortlist/testing/servers/dripping-smtp-server';
import { findLastEmailTo, readEmails } from '../harness/mailbox';
import { FakeSmtpServer } from '../harness/smtp-server';
import { describeOnDefaultDatabase, createTestApp, type TestApp } from '../harness/test-app';

const emailContent = { subject: 'Grüße', text: 'Größe 5 für 花子', html: '<p>Größe 5 für 花子</p>' };
const enqueueEmail = (app: TestApp, address: string, kind = 'test') =>
  app.nest.get(MailService).enqueue(app.database.manager, kind, { address, language: 'de', ownerId: null });
const listQueuedMails = (app: TestApp) =>
  app.database.query<{ attempts: number; next_try_at: Date | null }[]>('SELECT attempts, next_try_at FROM mails');

describeOnDefaultDatabase('the outbox', (app) => {
  beforeAll(() => {
    app.nest
      .get(MailService)
      .registerComposer('test', ({ address }) => Promise.resolve({ to: address, ...emailContent }));
  });
  beforeEach(() => app.database.query('DELETE FROM mails'));

  it('writes an email to the data folder if there is no mail server, and deletes the row', async () => {
    await enqueueEmail(app, 'hanako@example.com');
    const email = await findLastEmailTo(app, 'hanako@example.com');
    expect(email).toMatchObject({ text: emailContent.text, html: emailContent.html });
    expect(email?.source).toMatch(/^From: Shortlist <support@shortlist\.example>\r?$/m);
    expect(email?.source).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(await listQueuedMails(app)).toEqual([]);
  });

  it('sends nothing from a transaction that was rolled back', async () => {
    const transaction = app.database.transaction(async (manager) => {
      await app.nest
        .get(MailService)
        .enqueue(manager, 'test', { address: 'nobody@example.com', language: 'en', ownerId: null });
      throw new Error('rolled back');
    });
    await expect(transaction).rejects.toThrow('rolled back');
    expect(await findLastEmailTo(app, 'nobody@example.com')).toBeUndefined();
  });

  it('sends nothing when the composer returns no email', async () => {
    const countBefore = (await readEmails(app)).length;
    app.nest.get(MailService).registerComposer('silent', () => Promise.resolve(undefined));
    await enqueueEmail(app, 'x@example.com', 'silent');
    expect(await readEmails(app)).toHaveLength(countBefore);
    expect(await listQueuedMails(app)).toEqual([]);
  });

  it('sends urgent emails first', async () => {
    const sentAddresses: string[] = [];
    for (const urgent of [false, true])
      app.nest.get(MailService).registerComposer(
        urgent ? 'urgent' : 'notice',
        ({ address }) => {
          sentAddresses.push(address);
          return Promise.resolve(undefined);
        },
        { isUrgent: urgent },
      );
    for (const kind of ['notice', 'urgent', 'notice', 'urgent']) await enqueueEmail(app, `${kind}@example.com`, kind);
    await app.nest.get(OutboxService).sendDue();
    expect(sentAddresses).toEqual(['urgent', 'urgent', 'notice', 'notice'].map((kind) => `${kind}@example.com`));
  });

  it('sends each email once, however many senders run', async () => {
    const composedAddresses: string[] = [];
    app.nest.get(MailService).registerComposer('counted', ({ address }) => {
      composedAddresses.push(address);
      return Promise.resolve(undefined);
    });
    for (let index = 0; index < 10; index += 1) await enqueueEmail(app, `${index}@example.com`, 'counted');
    const { constructor } = app.nest.get(OutboxService);
    const createSender = () =>
      Reflect.construct(constructor, [app.database, app.nest.get(MailService), undefined]) as OutboxService;
    await Promise.all([createSender(), createSender(), createSender()].map((outbox) => outbox.sendDue()));
    expect(composedAddresses.sort()).toEqual(Array.from({ length: 10 }, (_, index) => `${index}@example.com`));
  });
});

describe('a mail server', () => {
  const server = new FakeSmtpServer();
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp('PostgreSQL', {
      SMTP_URL: await server.start(),
      SUPPORT_EMAIL: 'help@shortlist.example',
    });
    app.nest
      .get(MailService)
      .registerComposer('test', ({ address }) => Promise.resolve({ to: address, ...emailContent }));
  });
  afterAll(async () => {
    await app.close();
    await server.stop();
  });
  const sendDue = () => app.nest.get(OutboxService).sendDue();
  const makeDue = () => app.database.query('UPDATE mails SET next_try_at = now()');

  it('receives the email with the sender and one recipient', async () => {
    await enqueueEmail(app, 'hanako@example.com');
    await sendDue();
    expect(server.emails).toHaveLength(1);
    expect(server.emails[0]).toMatchObject({ from: 'help@shortlist.example', to: 'hanako@example.com' });
    expect(server.emails[0]!.source).toContain('Auto-Submitted: auto-generated');
    expect(await listQueuedMails(app)).toEqual([]);
  });

  it('receives at most one recipient and no injected command, whatever the address contains', async () => {
    server.commands.length = 0;
    await enqueueEmail(app, 'a@example.com, b@example.com\r\nRCPT TO:<c@example.com>');
    await sendDue();
    const recipients = server.commands.filter((line) => /^RCPT/i.test(line));
    expect(recipients.length).toBeLessThanOrEqual(1);
    expect(recipients.join()).not.toContain('TO:<c@example.com>');
    await app.database.query('DELETE FROM mails');
  });

  it('is tried again with growing delays after an error, until the email is abandoned', async () => {
    server.recipientError = '451 try again later';
    await enqueueEmail(app, 'busy@example.com');
    const delaysInMinutes = [];
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      await makeDue();
      await sendDue();
      const [row] = await listQueuedMails(app);
      expect(row!.attempts).toBe(attempt);
      if (row!.next_try_at) delaysInMinutes.push(Math.round((row!.next_try_at.getTime() - Date.now()) / 60_000));
    }
    expect(delaysInMinutes).toEqual([2, 4, 8, 16, 32, 64, 128]);
    expect((await listQueuedMails(app))[0]!.next_try_at).toBeNull();
    await sendDue();
    expect((await listQueuedMails(app))[0]!.attempts).toBe(maxAttempts);

    server.recipientError = undefined;
    await makeDue();
    await sendDue();
    expect(server.emails.at(-1)!.to).toBe('busy@example.com');
    expect(await listQueuedMails(app)).toEqual([]);
  });

  it('receives the same Message-ID in every attempt', async () => {
    server.emails.length = 0;
    await enqueueEmail(app, 'twice@example.com');
    const [{ id }] = await app.database.query<[{ id: string }]>('SELECT id FROM mails');
    server.messageError = '451 try again later';
    await sendDue();
    server.messageError = undefined;
    await makeDue();
    await sendDue();
    const messageIds = server.emails.map(({ source }) => /^Message-ID: .*$/m.exec(source)?.[0]);
    expect(messageIds).toEqual(Array(2).fill(`Message-ID: <${id}@localhost>`));
    expect(await listQueuedMails(app)).toEqual([]);
  });

  it('that is unreachable uses up one attempt and does not crash the process', async () => {
    await server.stop();
    await enqueueEmail(app, 'later@example.com');
    await sendDue();
    expect((await listQueuedMails(app)).map(({ attempts }) => attempts)).toEqual([1]);
  });
});

describe('a mail server that replies byte by byte', () => {
  const server = new DrippingSmtpServer();
  const createApp = async (env: NodeJS.ProcessEnv = {}) => {
    const app = await createTestApp('PostgreSQL', { SMTP_URL: smtpUrl, ...env });
    app.nest
      .get(MailService)
      .registerComposer('test', ({ address }) => Promise.resolve({ to: address, ...emailContent }));
    return app;
  };
  let smtpUrl: string;
  beforeAll(async () => {
    smtpUrl = await server.start();
  });
  afterAll(() => server.stop());

  it.each(['greeting', 'EHLO'] as const)('uses up one attempt when the time limit is reached (%s)', async (state) => {
    const app = await createApp({ SMTP_TIMEOUT_SECONDS: '0.2' });
    server.state = state;
    await enqueueEmail(app, 'late@example.com');
    const connectionPromise = server.waitForDrips();
    const sendPromise = app.nest.get(OutboxService).sendDue();
    await Promise.all([(await connectionPromise).ended, sendPromise]);
    const [mail] = await listQueuedMails(app);
    expect(mail).toMatchObject({ attempts: 1 });
    expect(mail!.next_try_at!.getTime()).toBeGreaterThan(Date.now());
    await app.close();
  });

  it('does not delay a shutdown in any state, and the next process can send the email immediately', async () => {
    const app = await createApp();
    for (const state of smtpStates) {
      server.state = state;
      await enqueueEmail(app, 'stopped@example.com');
      const abortController = new AbortController();
      const connectionPromise = server.waitForDrips();
      const sendPromise = app.nest.get(OutboxService).sendDue(abortController.signal);
      const { ended } = await connectionPromise;
      abortController.abort();
      await Promise.all([ended, sendPromise]);
      const dueResult = await app.database.query('DELETE FROM mails WHERE next_try_at <= now() RETURNING attempts');
      expect([state, dueResult]).toEqual([state, [[{ attempts: 0 }], 1]]);
    }
    await app.close();
  });

  it('does not delay stopping the jobs', async () => {
    const app = await createApp();
    server.state = 'EHLO';
    await enqueueEmail(app, 'stopped@example.com');
    const connectionPromise = server.waitForDrips();
    void (await app.nest.get(JobsService).tick(new Date()));
    const { ended } = await connectionPromise;
    await Promise.all([ended, app.close()]);
  });
});
