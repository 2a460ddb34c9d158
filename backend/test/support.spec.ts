import { onBothDatabases, somebody } from './harness/world';

const message = { name: 'Inês', email: 'ines@example.com', subject: 'Hello', message: 'Two\nlines' };

onBothDatabases(
  'contact',
  (world) => {
    it('stores a message and answers a reference to quote', async () => {
      const answer = await world
        .browser()
        .post('/api/contact')
        .set('Accept-Language', 'ja')
        .send({ ...message, status: 'closed', priority: true });
      expect([answer.status, answer.body]).toEqual([201, { reference: expect.stringMatching(/^SL-[2-9A-Z]{8}$/) }]);

      const admin = world.browser();
      await admin.post('/api/auth/login').send({ email: 'boss@example.com', password: 'the boss has a key' });
      const [newest] = (await admin.get('/api/contact-messages')).body;
      expect(newest).toEqual({
        ...message,
        id: expect.any(String),
        reference: answer.body.reference,
        language: 'ja',
        priority: false,
        status: 'open',
        createdAt: expect.any(String),
      });
    });

    it('shows messages to administrators only', async () => {
      const browser = world.browser();
      const visitor = await browser.get('/api/contact-messages');
      expect([visitor.status, visitor.body.code]).toEqual([401, 'signed_out']);
      await browser.post('/api/auth/register').send(somebody());
      const user = await browser.get('/api/contact-messages');
      expect([user.status, user.body.code]).toEqual([403, 'forbidden']);
    });

    it('says what is missing', async () => {
      const answer = await world
        .browser()
        .post('/api/contact')
        .send({ ...message, email: 'ines', subject: ' ' });
      expect(answer.body.issues).toEqual([
        { path: 'email', message: 'Please enter a valid email address.' },
        { path: 'subject', message: 'Please fill in this field.' },
      ]);
    });
  },
  { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'the boss has a key' },
);
