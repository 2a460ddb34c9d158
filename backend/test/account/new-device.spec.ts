import { OutboxService } from '../../src/platform/mail/outbox.service';
import { FakeSmtpServer } from '../harness/mailbox';
import { buildRegistration } from '../harness/accounts';
import { createTestApp, defaultEngines, type TestApp } from '../harness/test-app';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

describe.each(defaultEngines)('a sign-in from a new device on %s', (engine) => {
  const server = new FakeSmtpServer();
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(engine, { SMTP_URL: await server.start() });
  });
  afterAll(async () => {
    await app.close();
    await server.stop();
  });

  it('is reported to the owner in the language of the page, unless the browser is known', async () => {
    const credentials = buildRegistration();
    const client = app.createClient();
    await client.post('/api/auth/register').send(credentials).expect(201);
    await client.post('/api/auth/logout').expect(200);
    const login = async (browser: typeof client, language: string) => {
      await browser
        .post('/api/auth/login')
        .set({ 'User-Agent': firefox, 'Accept-Language': language })
        .send(credentials)
        .expect(200);
      await app.nest.get(OutboxService).sendDue();
      return server.emails.filter(({ to, source }) => to === credentials.email && /Firefox, Linux/.test(source));
    };
    expect(await login(client, 'en')).toEqual([]);
    const otherClient = app.createClient();
    const [email, ...moreEmails] = await login(otherClient, 'en');
    expect(moreEmails).toEqual([]);
    expect(email!.source).toContain('Subject: New sign-in to your account');
    expect(await login(otherClient, 'en')).toHaveLength(1);
    expect(await login(app.createClient(), 'de')).toHaveLength(2);
  });
});
