import type { Issue } from '@shortlist/contracts/platform/errors';
import { type World, onBothDatabases, somebody } from './harness/world';

onBothDatabases(
  'accounts',
  (world: World) => {
    it('registers, knows the user, signs out and in again', async () => {
      const browser = world.browser();
      const person = somebody();
      const registered = await browser
        .post('/api/auth/register')
        .send({ ...person, isAdmin: true, isPremium: true, id: 'x' });
      expect(registered.status).toBe(201);
      expect(registered.body.user).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        username: person.username,
        email: person.email,
        isPremium: false,
        isAdmin: false,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      });
      expect((await browser.get('/api/auth/me')).body).toEqual(registered.body);

      expect((await browser.post('/api/auth/logout')).status).toBe(200);
      const out = await browser.get('/api/auth/me');
      expect([out.status, out.body.code]).toEqual([401, 'signed_out']);

      const { email, password } = person;
      const signedIn = await browser.post('/api/auth/login').send({ email: ` ${email.toUpperCase()} `, password });
      expect([signedIn.status, signedIn.body]).toEqual([200, registered.body]);
      expect((await browser.get('/api/auth/me')).body).toEqual(registered.body);
    });

    it('says nothing about why a sign-in failed', async () => {
      const person = somebody();
      await world.browser().post('/api/auth/register').send(person);
      for (const attempt of [
        { email: person.email, password: 'not the password' },
        { email: somebody().email, password: person.password },
      ]) {
        const answer = await world.browser().post('/api/auth/login').send(attempt);
        expect(answer.status).toBe(401);
        expect(answer.body).toMatchObject({ code: 'wrong_credentials', message: 'Invalid email or password' });
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
    });

    it('names each field that is wrong, in the language of the caller', async () => {
      const refused = { username: ' ', email: 'nobody', password: '12345' };
      const english = await world.browser().post('/api/auth/register').send(refused);
      expect(english.status).toBe(400);
      expect(english.body).toMatchObject({
        code: 'invalid_input',
        issues: [
          { path: 'username', message: 'Please fill in this field.' },
          { path: 'email', message: 'Please enter a valid email address.' },
          { path: 'password', message: 'Password must be at least 6 characters long' },
        ],
      });
      const german = await world.browser().post('/api/auth/register').set('Accept-Language', 'de-CH').send(refused);
      expect(german.body.issues[2].message).toBe('Das Passwort muss mindestens 6 Zeichen lang sein');
      const korean = await world
        .browser()
        .post('/api/auth/register')
        .send({ ...refused, language: 'ko' });
      expect(korean.body.issues[2].message).toBe('비밀번호는 6자 이상이어야 합니다');
      const nothing = await world.browser().post('/api/auth/login');
      expect((nothing.body.issues as Issue[]).map(({ path }) => path)).toEqual(['email', 'password']);
    });

    it('refuses the commonest passwords', async () => {
      const answer = await world
        .browser()
        .post('/api/auth/register')
        .send({ ...somebody(), password: 'PassWord1' });
      expect(answer.body.issues).toEqual([
        { path: 'password', message: 'This password is too common. Please choose one that is harder to guess.' },
      ]);
    });

    it('names the field that is taken, whatever its case', async () => {
      const person = somebody();
      await world.browser().post('/api/auth/register').send(person);
      const sameName = { ...somebody(), username: person.username.toUpperCase() };
      const sameMail = { ...somebody(), email: person.email.toUpperCase() };
      const byName = await world.browser().post('/api/auth/register').send(sameName);
      expect([byName.status, byName.body.code, byName.body.issues[0].path]).toEqual([409, 'duplicate', 'username']);
      const byMail = await world.browser().post('/api/auth/register').send(sameMail);
      expect(byMail.body.issues).toEqual([
        { path: 'email', message: 'An account with this email address already exists.' },
      ]);
    });

    it('makes one account of twenty registrations at once', async () => {
      const person = somebody();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => world.browser().post('/api/auth/register').send(person)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
    });

    it('makes no session for somebody who only reads', async () => {
      for (const path of ['/api/config', '/api/auth/me', '/api/me/allowance']) {
        expect((await world.browser().get(path)).headers['set-cookie']).toBeUndefined();
      }
    });
  },
  { RATE_REGISTER: '1000' },
);
