import type { Issue } from '@shortlist/contracts/platform/errors';
import { buildRegistration } from '../harness/accounts';
import { type TestApp, describeOnDefaultDatabase } from '../harness/test-app';

describeOnDefaultDatabase(
  'accounts',
  (app: TestApp) => {
    it('registers users, who can sign out and in again', async () => {
      const client = app.createClient();
      const credentials = buildRegistration();
      const registerResponse = await client
        .post('/api/auth/register')
        .send({ ...credentials, isAdmin: true, isPremium: true, id: 'x' });
      expect(registerResponse.status).toBe(201);
      expect(registerResponse.body.user).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        username: credentials.username,
        email: credentials.email,
        isPremium: false,
        isAdmin: false,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      });
      expect((await client.get('/api/auth/me')).body).toEqual(registerResponse.body);

      expect((await client.post('/api/auth/logout')).status).toBe(200);
      const signedOutResponse = await client.get('/api/auth/me');
      expect([signedOutResponse.status, signedOutResponse.body.code]).toEqual([401, 'signed_out']);

      const { email, password } = credentials;
      const loginResponse = await client.post('/api/auth/login').send({ email: ` ${email.toUpperCase()} `, password });
      expect([loginResponse.status, loginResponse.body]).toEqual([200, registerResponse.body]);
      expect((await client.get('/api/auth/me')).body).toEqual(registerResponse.body);
    });

    it('does not reveal why a sign-in failed', async () => {
      const credentials = buildRegistration();
      await app.createClient().post('/api/auth/register').send(credentials);
      for (const attempt of [
        { email: credentials.email, password: 'not the password' },
        { email: buildRegistration().email, password: credentials.password },
      ]) {
        const response = await app.createClient().post('/api/auth/login').send(attempt);
        expect(response.status).toBe(401);
        expect(response.body).toMatchObject({ code: 'wrong_credentials', message: 'Invalid email or password' });
        expect(response.headers['set-cookie']).toBeUndefined();
      }
    });

    it('lists every invalid field in the caller’s language', async () => {
      const invalidForm = { username: ' ', email: 'nobody', password: '12345' };
      const englishResponse = await app.createClient().post('/api/auth/register').send(invalidForm);
      expect(englishResponse.status).toBe(400);
      expect(englishResponse.body).toMatchObject({
        code: 'invalid_input',
        issues: [
          { path: 'username', message: 'Please fill in this field.' },
          { path: 'email', message: 'Please enter a valid email address.' },
          { path: 'password', message: 'Password must be at least 6 characters long' },
        ],
      });
      const germanResponse = await app
        .createClient()
        .post('/api/auth/register')
        .set('Accept-Language', 'de-CH')
        .send(invalidForm);
      expect(germanResponse.body.issues[2].message).toBe('Das Passwort muss mindestens 6 Zeichen lang sein');
      const koreanResponse = await app
        .createClient()
        .post('/api/auth/register')
        .send({ ...invalidForm, language: 'ko' });
      expect(koreanResponse.body.issues[2].message).toBe('비밀번호는 6자 이상이어야 합니다');
      const emptyResponse = await app.createClient().post('/api/auth/login');
      expect((emptyResponse.body.issues as Issue[]).map(({ path }) => path)).toEqual(['email', 'password']);
    });

    it('rejects the most common passwords', async () => {
      const response = await app
        .createClient()
        .post('/api/auth/register')
        .send({ ...buildRegistration(), password: 'PassWord1' });
      expect(response.body.issues).toEqual([
        { path: 'password', message: 'This password is too common. Please choose one that’s harder to guess.' },
      ]);
    });

    it.each([
      ['P@ssw0rd', 'too common'],
      ['dr4g0nfly', 'too common'],
      ['zzzzzz', 'same few characters'],
      ['      ', 'same few characters'],
      ['ababababab', 'same few characters'],
      ['ぁぁぁぁぁぁ', 'same few characters'],
      ['Ines.Halvorsen@posteo.example', 'mostly your name'],
      ['halvorsen1', 'mostly your name'],
      ['posteo2026', 'mostly your name'],
      ['desk-of-ines!', 'mostly your name'],
      ['$hortlist24', 'mostly your name'],
    ])('rejects a guessable password: "%s"', async (password, reason) => {
      const response = await app
        .createClient()
        .post('/api/auth/register')
        .send({ username: 'Desk of Ines', email: 'ines.halvorsen@posteo.example', password });
      expect(response.status).toBe(400);
      expect(response.body.issues).toEqual([{ path: 'password', message: expect.stringContaining(reason) }]);
    });

    it.each(['plumes', 'halvorsen likes short lists', 'three long words', '長い合言葉です', 'qwe rty uio'])(
      'accepts the password "%s"',
      async (password) => {
        await app
          .createClient()
          .post('/api/auth/register')
          .send({ ...buildRegistration(), password })
          .expect(201);
      },
    );

    const registerAs = (username: string) =>
      app
        .createClient()
        .post('/api/auth/register')
        .send({ ...buildRegistration(), username });

    it.each([
      ['a zero-width space', 'Ines\u200bH', 'hidden'],
      ['a joiner between Latin letters', 'Ines\u200dH', 'hidden'],
      ['a reversed text direction', 'Ines\u202egro', 'hidden'],
      ['an isolate', '\u2067Ines\u2069', 'hidden'],
      ['a soft hyphen', 'In\u00ades', 'hidden'],
      ['only invisible characters', '\u3164', 'hidden'],
      ['a tag', 'Ines\u{e0041}', 'hidden'],
      ['mathematical letters', '𝐒𝐮𝐩𝐩𝐨𝐫𝐭', 'hidden'],
      ['Cyrillic among Latin', 'Pаypal', 'hidden'],
      ['Greek among Latin', 'Οpen', 'hidden'],
      ['stacked accents', 'Z\u0300\u0301\u0302\u0303\u0304\u0305algo', 'hidden'],
      ['our name', 'Shortlist Support', 'reserved'],
      ['our name within a word', 'the-short-list', 'reserved'],
      ['our name with digits for letters', 'Sh0rt1ist', 'reserved'],
      ['a role', 'Administrator', 'reserved'],
      ['a role in full-width letters', 'Ａｄｍｉｎ', 'reserved'],
      ['a role in Cyrillic letters', 'саге', 'reserved'],
      ['a role in French', 'Équipe Assistance', 'reserved'],
      ['a role in Japanese', 'サポート', 'reserved'],
      ['characters that expand', '\ufdfa'.repeat(60), 'long'],
    ])('rejects a name with %s', async (_, username, reason) => {
      const response = await registerAs(username);
      expect(response.status).toBe(400);
      const messages = { hidden: /invisible characters or mixes/, reserved: /is reserved/, long: /too long/ };
      expect(response.body.issues).toEqual([
        { path: 'username', message: expect.stringMatching(messages[reason as keyof typeof messages]) },
      ]);
    });

    it.each([
      'Inés Halvorsen-Núñez',
      'O’Brien',
      "D'Angelo Jr.",
      'Nguyễn Thị Ánh',
      'Łukasz Żółć',
      'Иван Петров',
      'Αλέξανδρος',
      'Հայկ Պետրոսյան',
      'გიორგი',
      'יוסף כהן',
      'محمد علی',
      'علی\u200cرضا',
      'प्रिया शर्मा',
      'क्\u200dष',
      'தமிழ்ச்செல்வி',
      'ස්\u200dරී ලංකා',
      'สมชาย ใจดี',
      'ခင်မောင်',
      'አበበ',
      '山田 太郎',
      'ジョン・スミス',
      'Tシャツ太郎',
      '김철수',
      '王小明 Wang',
      'Ivan Иван',
      'Ines 👩‍💻',
      'Support-Worker Sam',
      'Rooted',
      '<img src=x>',
    ])('accepts the name %s', async (username) => {
      const response = await registerAs(username);
      expect([response.status, response.body.user?.username]).toEqual([201, username]);
    });

    it('returns the field whose value is already in use, ignoring case', async () => {
      const credentials = buildRegistration();
      await app.createClient().post('/api/auth/register').send(credentials);
      const sameNameForm = { ...buildRegistration(), username: credentials.username.toUpperCase() };
      const sameEmailForm = { ...buildRegistration(), email: credentials.email.toUpperCase() };
      const nameResponse = await app.createClient().post('/api/auth/register').send(sameNameForm);
      expect([nameResponse.status, nameResponse.body.code, nameResponse.body.issues[0].path]).toEqual([
        409,
        'duplicate',
        'username',
      ]);
      const emailResponse = await app.createClient().post('/api/auth/register').send(sameEmailForm);
      expect(emailResponse.body.issues).toEqual([
        { path: 'email', message: 'An account with this email address already exists.' },
      ]);
    });

    it('creates one account from twenty concurrent registrations', async () => {
      const credentials = buildRegistration();
      const responses = await Promise.all(
        Array.from({ length: 20 }, () => app.createClient().post('/api/auth/register').send(credentials)),
      );
      expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
    });

    it('sets a cookie that tells the page whether the session belongs to a guest or a user', async () => {
      const getHintCookie = (response: { headers: Record<string, unknown> }) =>
        (response.headers['set-cookie'] as string[] | undefined)?.find((cookie) =>
          cookie.startsWith('shortlist.session='),
        );
      const client = app.createClient();
      const guestCookie = getHintCookie(await client.post('/api/resumes/draft').send({}));
      expect(guestCookie).toMatch(/^shortlist\.session=guest; Max-Age=34560000; Path=\/; Expires=[^;]+; SameSite=Lax$/);
      expect(getHintCookie(await client.post('/api/resumes/draft').send({}))).toBeUndefined();
      expect(getHintCookie(await client.post('/api/auth/register').send(buildRegistration()))).toMatch(
        /^shortlist\.session=user;/,
      );
      expect(getHintCookie(await client.post('/api/auth/logout'))).toMatch(
        /^shortlist\.session=; .*Expires=Thu, 01 Jan 1970/,
      );
      const staleResponse = await app.createClient().get('/api/auth/me').set('Cookie', 'shortlist.session=user');
      expect([staleResponse.status, getHintCookie(staleResponse)]).toEqual([
        401,
        expect.stringMatching(/^shortlist\.session=;/),
      ]);
    });

    it('starts no session for read requests', async () => {
      for (const path of ['/api/config', '/api/auth/me', '/api/me/allowance']) {
        expect((await app.createClient().get(path)).headers['set-cookie']).toBeUndefined();
      }
    });
  },
  { RATE_REGISTER: '1000' },
);
