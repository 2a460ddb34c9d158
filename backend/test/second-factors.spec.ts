import type { PasskeyBegin, SecondFactors, TotpBegin } from '@shortlist/contracts/account/second-factors';
import type { SecurityEvent } from '@shortlist/contracts/account/security-event';
import { Secret, TOTP } from 'otpauth';
import { PasswordsService } from '../src/account/passwords/passwords.service';
import { TotpService } from '../src/account/second-factors/totp.service';
import { UserService } from '../src/account/users/user.service';
import { Authenticator } from './harness/authenticator';
import { findLastEmailTo, readEmails, extractResetToken } from './harness/mailbox';
import { onUsualDatabase, unlimitedEnv, buildRegistration, type TestApp } from './harness/test-app';

const publicUrl = 'https://shortlist.example';

onUsualDatabase(
  'second factors',
  (app: TestApp) => {
    type Browser = ReturnType<TestApp['createClient']>;
    let passed = 0;
    const start = Date.now();
    beforeEach(() => {
      passed += 90_000;
      jest.spyOn(Date, 'now').mockImplementation(() => start + passed);
    });
    afterEach(() => {
      jest.restoreAllMocks();
    });
    /** Returns the code of the app, `later` half-minutes from now. */
    const codeOf = (secret: string, later = 0) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: start + passed + later * 30_000 });

    const registered = async () => {
      const person = buildRegistration();
      const client = app.createClient();
      await client.post('/api/auth/register').send(person).expect(201);
      return { person, browser: client };
    };
    const withTotp = async () => {
      const { person, browser } = await registered();
      const setup = (await browser.post('/api/me/second-factors/totp/begin').expect(200)).body as TotpBegin;
      const { body } = await browser
        .post('/api/me/second-factors/totp')
        .send({ token: setup.token, code: codeOf(setup.secret) })
        .expect(200);
      return { person, browser, secret: setup.secret, codes: body.recoveryCodes as string[] };
    };
    const addPasskey = async (client: Browser, device = new Authenticator(publicUrl)) => {
      const begin = (await client.post('/api/me/second-factors/passkeys/begin').expect(200)).body as PasskeyBegin;
      const response = await client.post('/api/me/second-factors/passkeys').send(device.create(begin));
      return { device, begin, answer: response };
    };
    /** Signs in with the right password and returns the ticket for the second factor. */
    const ticketOf = async (person: { email: string; password: string }, client = app.createClient()) => {
      const { body, status, headers } = await client.post('/api/auth/login').send(person);
      expect([status, body.code, headers['set-cookie']]).toEqual([403, 'second_factor_required', undefined]);
      return { browser: client, ...(body.secondFactor as { ticket: string; methods: string[] }) };
    };
    const second = async ({ browser, ticket }: { browser: Browser; ticket: string }, code: string) =>
      (await browser.post('/api/auth/second-factor').send({ ticket, code })).status;
    const beginSignIn = async (body: object = {}) =>
      (await app.createClient().post('/api/auth/passkey/begin').send(body).expect(200)).body as PasskeyBegin;
    const kinds = async (client: Browser) =>
      ((await client.get('/api/me/security-events')).body as SecurityEvent[]).map(({ kind }) => kind);
    const factorsOf = async (client: Browser) =>
      (await client.get('/api/me/second-factors').expect(200)).body as SecondFactors;
    const pass = () => app.database.query(`UPDATE sessions SET confirmed_at = confirmed_at - interval '11 minutes'`);

    describe('an authenticator app', () => {
      it('is required after the password; wrong and used codes are rejected', async () => {
        const { person, browser, secret, codes } = await withTotp();
        expect([codes.length, new Set(codes).size]).toEqual([10, 10]);
        const entry = await ticketOf(person);
        expect(entry.methods).toEqual(['totp', 'recovery']);
        expect((await entry.browser.get('/api/auth/me')).status).toBe(401);
        // The code used for the setup, then a code of another time.
        expect(await second(entry, codeOf(secret))).toBe(400);
        expect(await second(entry, codeOf(secret, 5))).toBe(400);
        expect(await second(entry, codeOf(secret, 1))).toBe(200);
        expect((await entry.browser.get('/api/auth/me')).status).toBe(200);
        expect(await second(await ticketOf(person), codeOf(secret, 1))).toBe(400);
        expect(await second(await ticketOf(person), codeOf(secret))).toBe(400);
        expect((await kinds(browser)).filter((kind) => kind === 'second_factor_failed')).toHaveLength(4);
        const mails = (await readEmails(app)).filter(({ to }) => to === person.email).map(({ source }) => source);
        expect(mails.filter((source) => source.includes('Subject: The second step'))).toHaveLength(1);
        expect(mails.filter((source) => source.includes('Subject: A sign-in method was added'))).toHaveLength(1);
      });

      it('accepts a code once, however many requests try it at the same time', async () => {
        const { person, secret } = await withTotp();
        const entries = await Promise.all(Array.from({ length: 5 }, () => ticketOf(person)));
        const statuses = await Promise.all(entries.map((entry) => second(entry, codeOf(secret, 1))));
        expect(statuses.sort()).toEqual([200, 400, 400, 400, 400]);
      });

      it('is not set up without one of its codes, nor with the secret of another account', async () => {
        const { browser } = await registered();
        const other = await registered();
        const setup = (await other.browser.post('/api/me/second-factors/totp/begin').expect(200)).body as TotpBegin;
        const add = async (who: Browser, code: string) =>
          (await who.post('/api/me/second-factors/totp').send({ token: setup.token, code })).status;
        expect(await add(browser, codeOf(setup.secret))).toBe(400);
        expect(await add(other.browser, codeOf(setup.secret, 9))).toBe(400);
        expect(await factorsOf(other.browser)).toEqual({ totp: false, passkeys: [], recoveryCodes: 0 });
      });

      it('is turned off together with its recovery codes, and an email reports it', async () => {
        const { person, browser } = await withTotp();
        await browser.delete('/api/me/second-factors/totp').expect(200);
        expect(await factorsOf(browser)).toEqual({ totp: false, passkeys: [], recoveryCodes: 0 });
        await app.createClient().post('/api/auth/login').send(person).expect(200);
        expect((await findLastEmailTo(app, person.email))?.source).toContain('Subject: A sign-in method was removed');
        expect((await kinds(browser)).slice(0, 3)).toEqual(['signed_in', 'totp_removed', 'totp_added']);
      });

      it('is stored encrypted, and re-encrypted when the secret changes', async () => {
        const { browser, secret, person } = await withTotp();
        const rows = () => app.database.query<{ secret: string }[]>('SELECT secret FROM totp_secrets');
        expect(JSON.stringify(await rows())).not.toContain(secret);
        expect(JSON.stringify((await browser.post('/api/me/export').buffer(true)).body)).not.toContain(secret);
        const before = await rows();
        const { sessionSecret, sessionSecrets } = app.config;
        const fresh = 'another secret of 32 characters!!';
        Object.assign(app.config, { sessionSecret: fresh, sessionSecrets: [fresh, sessionSecret] });
        await app.nest.get(TotpService).reseal();
        Object.assign(app.config, { sessionSecrets: [fresh] });
        expect((await rows()).filter((row) => before.some((old) => old.secret === row.secret))).toEqual([]);
        expect(await second(await ticketOf(person), codeOf(secret, 1))).toBe(200);
        Object.assign(app.config, { sessionSecret, sessionSecrets: [sessionSecret, fresh] });
        await app.nest.get(TotpService).reseal();
        Object.assign(app.config, { sessionSecrets });
      });
    });

    it('a recovery code is valid once, and new ones invalidate the previous ones', async () => {
      const { person, browser, codes } = await withTotp();
      const typed = codes[0]!.toLowerCase().replaceAll('-', ' ');
      expect(await second(await ticketOf(person), typed)).toBe(200);
      expect(await second(await ticketOf(person), codes[0]!)).toBe(400);
      expect((await factorsOf(browser)).recoveryCodes).toBe(9);
      expect(await kinds(browser)).toContain('recovery_code_used');
      const mails = (await readEmails(app)).filter(({ to }) => to === person.email).map(({ source }) => source);
      expect(mails.filter((source) => source.includes('Subject: A recovery code was used'))).toHaveLength(1);
      const { body } = await browser.post('/api/me/second-factors/recovery-codes').expect(200);
      expect(body.recoveryCodes).toHaveLength(10);
      expect(await second(await ticketOf(person), codes[1]!)).toBe(400);
      const another = await withTotp();
      expect(await second(await ticketOf(another.person), body.recoveryCodes[0] as string)).toBe(400);
      expect(await second(await ticketOf(person), body.recoveryCodes[0] as string)).toBe(200);
      const stored = await app.database.query<{ hash: string }[]>('SELECT hash FROM recovery_codes');
      expect(JSON.stringify(stored)).not.toContain(codes[1]);
    });

    describe('a passkey', () => {
      it('signs in after the password, and without one', async () => {
        const { person, browser } = await registered();
        const { device, answer } = await addPasskey(browser);
        expect([answer.status, answer.body.recoveryCodes.length]).toEqual([200, 10]);
        const entry = await ticketOf(person);
        expect(entry.methods).toEqual(['passkey', 'recovery']);
        const begin = await beginSignIn({ ticket: entry.ticket });
        expect(begin.options).toMatchObject({
          rpId: 'shortlist.example',
          userVerification: 'required',
          allowCredentials: [{ id: device.id }],
        });
        const { body } = await entry.browser.post('/api/auth/passkey').send(device.get(begin)).expect(200);
        expect(body.user.username).toBe(person.username);
        const free = await beginSignIn();
        expect(free.options.allowCredentials ?? []).toEqual([]);
        await app.createClient().post('/api/auth/passkey').send(device.get(free)).expect(200);
        const [passkey] = (await factorsOf(browser)).passkeys;
        expect(passkey!.usedAt).not.toBeNull();
        expect(JSON.stringify(passkey)).not.toContain(device.id);
      });

      it('answers a challenge once, and only for its purpose', async () => {
        const { person, browser } = await registered();
        const { device } = await addPasskey(browser);
        const send = async (body: object) => (await app.createClient().post('/api/auth/passkey').send(body)).status;
        const answer = device.get(await beginSignIn());
        expect(await send(answer)).toBe(200);
        expect(await send(answer)).toBe(400);
        const begin = await beginSignIn();
        const other = await beginSignIn();
        expect(await send({ ...device.get(begin), token: other.token })).toBe(400);
        const confirm = (await browser.post('/api/me/confirm/passkey').expect(200)).body as PasskeyBegin;
        expect(await send(device.get(confirm))).toBe(400);
        expect(await kinds(browser)).toContain('second_factor_failed');
        expect((await findLastEmailTo(app, person.email))?.source).toContain('Subject: The second step');
      });

      it('is rejected from another site, without user verification, or with another key', async () => {
        const { browser } = await registered();
        const { device } = await addPasskey(browser);
        const send = async (body: object) => (await app.createClient().post('/api/auth/passkey').send(body)).status;
        const stranger = new Authenticator(publicUrl);
        Object.assign(stranger, { id: device.id });
        expect(await send(stranger.get(await beginSignIn()))).toBe(400);
        Object.assign(device, { origin: 'https://shortlist.example.org' });
        expect(await send(device.get(await beginSignIn()))).toBe(400);
        Object.assign(device, { origin: publicUrl, flags: 0x01 });
        expect(await send(device.get(await beginSignIn()))).toBe(400);
        device.flags = 0x05;
        expect(await send(device.get(await beginSignIn()))).toBe(200);
      });

      it('of another account is refused: at its sign-in, its confirmation, and among its passkeys', async () => {
        const mine = await registered();
        const theirs = await registered();
        const { device } = await addPasskey(mine.browser);
        const { device: other } = await addPasskey(theirs.browser);
        const { ticket } = await ticketOf(mine.person);
        const forMine = await beginSignIn({ ticket });
        const refused = await app.createClient().post('/api/auth/passkey').send(other.get(forMine));
        expect([refused.status, refused.body.issues[0].path]).toEqual([400, 'passkey']);
        await pass();
        const confirm = (await mine.browser.post('/api/me/confirm/passkey').expect(200)).body as PasskeyBegin;
        await mine.browser
          .post('/api/me/confirm')
          .send({ passkey: other.get(confirm) })
          .expect(400);
        // A challenge for the other account, answered in mine.
        const theirConfirm = (await theirs.browser.post('/api/me/confirm/passkey').expect(200)).body as PasskeyBegin;
        await mine.browser
          .post('/api/me/confirm')
          .send({ passkey: device.get(theirConfirm) })
          .expect(400);
        await mine.browser.post('/api/me/confirm').send({ password: mine.person.password }).expect(200);
        expect((await addPasskey(mine.browser, other)).answer.status).toBe(400);
        const [{ id = '' } = {}] = (await factorsOf(theirs.browser)).passkeys;
        await mine.browser.delete(`/api/me/second-factors/passkeys/${id}`).expect(404);
        expect((await factorsOf(theirs.browser)).passkeys).toHaveLength(1);
      });

      it('is removed', async () => {
        const { person, browser } = await registered();
        const { device } = await addPasskey(browser);
        const [{ id = '' } = {}] = (await factorsOf(browser)).passkeys;
        await browser.delete(`/api/me/second-factors/passkeys/${id}`).expect(200);
        await app
          .createClient()
          .post('/api/auth/passkey')
          .send(device.get(await beginSignIn()))
          .expect(400);
        await app.createClient().post('/api/auth/login').send(person).expect(200);
      });
    });

    it('changes to them require the password, a code or a passkey again', async () => {
      const { person, browser, secret } = await withTotp();
      const { device } = await addPasskey(browser);
      const confirm = (body: object) => browser.post('/api/me/confirm').send(body);
      const calls = [
        () => browser.post('/api/me/second-factors/totp/begin'),
        () => browser.post('/api/me/second-factors/totp').send({ token: 'x', code: '123456' }),
        () => browser.delete('/api/me/second-factors/totp'),
        () => browser.post('/api/me/second-factors/passkeys/begin'),
        () => browser.post('/api/me/second-factors/passkeys').send(device.get({ token: 'x', options: {} })),
        () => browser.delete('/api/me/second-factors/passkeys/x'),
        () => browser.post('/api/me/second-factors/recovery-codes'),
      ];
      await pass();
      for (const call of calls) {
        const { status, body } = await call();
        expect([status, body.code]).toEqual([403, 'reauthentication_required']);
      }
      const begin = async () => (await browser.post('/api/me/confirm/passkey').expect(200)).body as PasskeyBegin;
      await confirm({}).expect(400);
      await confirm({ code: '000000' }).expect(400);
      expect((await calls[0]!()).status).toBe(403);
      for (const said of [
        { password: person.password },
        { code: codeOf(secret, 1) },
        { passkey: device.get(await begin()) },
      ]) {
        await pass();
        expect((await calls[0]!()).status).toBe(403);
        await confirm(said).expect(200);
        expect((await calls[0]!()).status).toBe(200);
      }
    });

    it('a password reset by email does not bypass them, and invalidates the tickets of the old password', async () => {
      const { person, codes } = await withTotp();
      await app.database.query('UPDATE users SET verified_at = now() WHERE email = $1', [person.email]);
      const old = await ticketOf(person);
      await app.createClient().post('/api/auth/forgot').send({ email: person.email }).expect(200);
      const token = extractResetToken((await findLastEmailTo(app, person.email))!);
      const client = app.createClient();
      const password = 'another long secret';
      const reset = await client.post('/api/auth/reset').send({ token, password });
      expect([reset.status, reset.body.code]).toEqual([403, 'second_factor_required']);
      expect(await second(old, codes[0]!)).toBe(400);
      expect((await client.get('/api/auth/me')).status).toBe(401);
      expect(await second({ browser: client, ticket: reset.body.secondFactor.ticket as string }, codes[0]!)).toBe(200);
      expect((await kinds(client)).slice(0, 3)).toEqual(['signed_in', 'recovery_code_used', 'password_reset']);
    });

    it('are removed when the owner of an address takes over the account that a stranger registered', async () => {
      const { person } = await withTotp();
      await app.createClient().post('/api/auth/forgot').send({ email: person.email }).expect(200);
      const token = extractResetToken((await findLastEmailTo(app, person.email))!);
      await app.createClient().post('/api/auth/reset').send({ token, password: 'another long secret' }).expect(200);
      const another = await withTotp();
      const user = (await app.nest.get(UserService).findByEmail(another.person.email))!;
      await app.nest.get(PasswordsService).takeOver(user, 'the operator has this one');
      await app
        .createClient()
        .post('/api/auth/login')
        .send({ ...another.person, password: 'the operator has this one' })
        .expect(200);
    });
  },
  { ...unlimitedEnv, PUBLIC_URL: publicUrl },
);

onUsualDatabase(
  'guessing a second factor',
  (app: TestApp) => {
    it('is limited like guessing a password; a right password does not reset the number of wrong codes', async () => {
      const person = buildRegistration();
      const client = app.createClient();
      await client.post('/api/auth/register').send(person).expect(201);
      const setup = (await client.post('/api/me/second-factors/totp/begin').expect(200)).body as TotpBegin;
      const code = new TOTP({ secret: Secret.fromBase32(setup.secret) }).generate();
      await client.post('/api/me/second-factors/totp').send({ token: setup.token, code }).expect(200);
      const stranger = app.createClient();
      const statuses = [];
      for (let attempt = 0; attempt < 9; attempt += 1) {
        const { body } = await stranger.post('/api/auth/login').send(person).expect(403);
        const { ticket } = body.secondFactor as { ticket: string };
        statuses.push((await stranger.post('/api/auth/second-factor').send({ ticket, code: '000000' })).status);
      }
      const { body } = await stranger.post('/api/auth/login').send(person).expect(403);
      const { ticket } = body.secondFactor as { ticket: string };
      for (let attempt = 0; attempt < 3; attempt += 1)
        statuses.push((await stranger.post('/api/auth/second-factor').send({ ticket, code: '000000' })).status);
      expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
    });
  },
  { RATE_SIGN_IN_ADDRESS: '1000' },
);
