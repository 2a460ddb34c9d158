import { OutboxService } from '../../src/platform/mail/outbox.service';
import { buildRegistration, firefoxUserAgent } from '../harness/accounts';
import { FakeSmtpServer } from '../harness/smtp-server';
import { createTestApp, defaultEngines, type TestApp } from '../harness/test-app';

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
        .set({ 'User-Agent': firefoxUserAgent, 'Accept-Language': language })
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
