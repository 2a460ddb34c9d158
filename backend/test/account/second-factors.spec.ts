import type { PasskeyOptions, SecondFactors, TotpSetup } from '@shortlist/contracts/account/second-factors';
import type { SecurityEvent } from '@shortlist/contracts/account/security-event';
import { Secret, TOTP } from 'otpauth';
import { PasswordsService } from '../../src/account/passwords/passwords.service';
import { TotpService } from '../../src/account/second-factors/totp.service';
import { UserService } from '../../src/account/users/user.service';
import { Authenticator } from '../harness/authenticator';
import { findLastEmailTo, extractResetToken, readEmailsTo } from '../harness/mailbox';
import { buildRegistration, registerUser } from '../harness/accounts';
import { describeOnDefaultDatabase, unlimitedEnv, type TestApp, type TestClient } from '../harness/test-app';

const publicUrl = 'https://shortlist.example';

describeOnDefaultDatabase(
  'second factors',
  (app: TestApp) => {
    let elapsedMs = 0;
    const start = Date.now();
    beforeEach(() => {
      elapsedMs += 90_000;
      jest.spyOn(Date, 'now').mockImplementation(() => start + elapsedMs);
    });
    afterEach(() => {
      jest.restoreAllMocks();
    });
    /** Returns the code that the authenticator app shows after `steps` periods of 30 seconds. */
    const generateCode = (secret: string, steps = 0) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: start + elapsedMs + steps * 30_000 });

    const registerWithTotp = async () => {
      const { credentials, browser } = await registerUser(app);
      const setup = (await browser.post('/api/me/second-factors/totp/begin').expect(200)).body as TotpSetup;
      const { body } = await browser
        .post('/api/me/second-factors/totp')
        .send({ token: setup.token, code: generateCode(setup.secret) })
        .expect(200);
      return { credentials, browser, secret: setup.secret, codes: body.recoveryCodes as string[] };
    };
    const addPasskey = async (client: TestClient, device = new Authenticator(publicUrl)) => {
      const challenge = (await client.post('/api/me/second-factors/passkeys/begin').expect(200)).body as PasskeyOptions;
      const response = await client.post('/api/me/second-factors/passkeys').send(device.create(challenge));
      return { device, response };
    };
    const requestTicket = async (credentials: { email: string; password: string }, client = app.createClient()) => {
      const { body, status, headers } = await client.post('/api/auth/login').send(credentials);
      expect([status, body.code, headers['set-cookie']]).toEqual([403, 'second_factor_required', undefined]);
      return { browser: client, ...(body.secondFactor as { ticket: string; methods: string[] }) };
    };
    const sendSecondFactor = async ({ browser, ticket }: { browser: TestClient; ticket: string }, code: string) =>
      (await browser.post('/api/auth/second-factor').send({ ticket, code })).status;
    const beginSignIn = async (body: object = {}) =>
      (await app.createClient().post('/api/auth/passkey/begin').send(body).expect(200)).body as PasskeyOptions;
    const listEventKinds = async (client: TestClient) =>
      ((await client.get('/api/me/security-events')).body as SecurityEvent[]).map(({ kind }) => kind);
    const requestResetToken = async (email: string) => {
      await app.createClient().post('/api/auth/forgot').send({ email }).expect(200);
      const emails = await readEmailsTo(app, email);
      return extractResetToken(emails.findLast(({ text }) => text.includes('/reset-password?token='))!);
    };
    const getFactors = async (client: TestClient) =>
      (await client.get('/api/me/second-factors').expect(200)).body as SecondFactors;
    const expireConfirmation = () =>
      app.database.query(`UPDATE sessions SET confirmed_at = confirmed_at - interval '11 minutes'`);

    describe('an authenticator app', () => {
      it('is required after the password, and rejects wrong and used codes', async () => {
        const { credentials, browser, secret, codes } = await registerWithTotp();
        expect([codes.length, new Set(codes).size]).toEqual([10, 10]);
        const pendingSignIn = await requestTicket(credentials);
        expect(pendingSignIn.methods).toEqual(['totp', 'recovery']);
        expect((await pendingSignIn.browser.get('/api/auth/me')).status).toBe(401);
        // The first code was used for the setup. The second is from a different time.
        expect(await sendSecondFactor(pendingSignIn, generateCode(secret))).toBe(400);
        expect(await sendSecondFactor(pendingSignIn, generateCode(secret, 5))).toBe(400);
        expect(await sendSecondFactor(pendingSignIn, generateCode(secret, 1))).toBe(200);
        expect((await pendingSignIn.browser.get('/api/auth/me')).status).toBe(200);
        expect(await sendSecondFactor(await requestTicket(credentials), generateCode(secret, 1))).toBe(400);
        expect(await sendSecondFactor(await requestTicket(credentials), generateCode(secret))).toBe(400);
        expect((await listEventKinds(browser)).filter((kind) => kind === 'second_factor_failed')).toHaveLength(4);
        const mails = (await readEmailsTo(app, credentials.email)).map(({ source }) => source);
        expect(mails.filter((source) => source.includes('Subject: The second step'))).toHaveLength(1);
        expect(mails.filter((source) => source.includes('Subject: A sign-in method was added'))).toHaveLength(1);
      });

      it('accepts each code once, even from concurrent requests', async () => {
        const { credentials, secret } = await registerWithTotp();
        const pendingSignIns = await Promise.all(Array.from({ length: 5 }, () => requestTicket(credentials)));
        const statuses = await Promise.all(
          pendingSignIns.map((pendingSignIn) => sendSecondFactor(pendingSignIn, generateCode(secret, 1))),
        );
        expect(statuses.sort()).toEqual([200, 400, 400, 400, 400]);
      });

      it('cannot be set up without a valid code or with another account’s secret', async () => {
        const { browser } = await registerUser(app);
        const otherAccount = await registerUser(app);
        const setup = (await otherAccount.browser.post('/api/me/second-factors/totp/begin').expect(200))
          .body as TotpSetup;
        const addTotp = async (client: TestClient, code: string) =>
          (await client.post('/api/me/second-factors/totp').send({ token: setup.token, code })).status;
        expect(await addTotp(browser, generateCode(setup.secret))).toBe(400);
        expect(await addTotp(otherAccount.browser, generateCode(setup.secret, 9))).toBe(400);
        expect(await getFactors(otherAccount.browser)).toEqual({ totp: false, passkeys: [], recoveryCodes: 0 });
      });

      it('is set up once per secret, even by concurrent requests', async () => {
        const { browser } = await registerUser(app);
        const setup = (await browser.post('/api/me/second-factors/totp/begin').expect(200)).body as TotpSetup;
        const addTotp = async (code = generateCode(setup.secret)) =>
          (await browser.post('/api/me/second-factors/totp').send({ token: setup.token, code })).status;
        expect(await addTotp('000000')).toBe(400);
        expect((await Promise.all([addTotp(), addTotp(), addTotp()])).sort()).toEqual([200, 400, 400]);
        await browser.delete('/api/me/second-factors/totp').expect(200);
        expect(await addTotp()).toBe(400);
        expect((await getFactors(browser)).totp).toBe(false);
        const rows = await app.database.query<{ challenge: string }[]>('SELECT challenge FROM spent_challenges');
        expect(JSON.stringify(rows)).not.toContain(setup.secret);
      });

      it('replaces another that is added at the same time, with a single set of recovery codes', async () => {
        const { browser } = await registerUser(app);
        const begin = async () =>
          (await browser.post('/api/me/second-factors/totp/begin').expect(200)).body as TotpSetup;
        const setups = [await begin(), await begin(), await begin()];
        const responses = await Promise.all(
          setups.map(({ token, secret }) =>
            browser.post('/api/me/second-factors/totp').send({ token, code: generateCode(secret) }),
          ),
        );
        expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
        const codes = responses.map(({ body }) => (body as { recoveryCodes: string[] }).recoveryCodes.length);
        expect(codes.toSorted((a, b) => a - b)).toEqual([0, 0, 10]);
        expect(await getFactors(browser)).toMatchObject({ totp: true, recoveryCodes: 10 });
      });

      it('is removed together with its recovery codes, and an email reports the removal', async () => {
        const { credentials, browser } = await registerWithTotp();
        await browser.delete('/api/me/second-factors/totp').expect(200);
        expect(await getFactors(browser)).toEqual({ totp: false, passkeys: [], recoveryCodes: 0 });
        await app.createClient().post('/api/auth/login').send(credentials).expect(200);
        expect((await findLastEmailTo(app, credentials.email))?.source).toContain(
          'Subject: A sign-in method was removed',
        );
        expect((await listEventKinds(browser)).slice(0, 3)).toEqual(['signed_in', 'totp_removed', 'totp_added']);
      });

      it('has an encrypted secret, which is re-encrypted when the key changes', async () => {
        const { browser, secret, credentials } = await registerWithTotp();
        const listSecrets = () => app.database.query<{ secret: string }[]>('SELECT secret FROM totp_secrets');
        expect(JSON.stringify(await listSecrets())).not.toContain(secret);
        expect(JSON.stringify((await browser.post('/api/me/export').buffer(true)).body)).not.toContain(secret);
        const rowsBefore = await listSecrets();
        const { sessionSecret, sessionSecrets } = app.config;
        const newSecret = 'another secret of 32 characters!!';
        Object.assign(app.config, { sessionSecret: newSecret, sessionSecrets: [newSecret, sessionSecret] });
        await app.nest.get(TotpService).resealSecrets();
        Object.assign(app.config, { sessionSecrets: [newSecret] });
        expect(
          (await listSecrets()).filter((row) => rowsBefore.some((rowBefore) => rowBefore.secret === row.secret)),
        ).toEqual([]);
        expect(await sendSecondFactor(await requestTicket(credentials), generateCode(secret, 1))).toBe(200);
        Object.assign(app.config, { sessionSecret, sessionSecrets: [sessionSecret, newSecret] });
        await app.nest.get(TotpService).resealSecrets();
        Object.assign(app.config, { sessionSecrets });
      });
    });

    it('include recovery codes that are valid once and until new ones are created', async () => {
      const { credentials, browser, codes } = await registerWithTotp();
      const typedCode = codes[0]!.toLowerCase().replaceAll('-', ' ');
      expect(await sendSecondFactor(await requestTicket(credentials), typedCode)).toBe(200);
      expect(await sendSecondFactor(await requestTicket(credentials), codes[0]!)).toBe(400);
      expect((await getFactors(browser)).recoveryCodes).toBe(9);
      expect(await listEventKinds(browser)).toContain('recovery_code_used');
      const mails = (await readEmailsTo(app, credentials.email)).map(({ source }) => source);
      expect(mails.filter((source) => source.includes('Subject: A recovery code was used'))).toHaveLength(1);
      const { body } = await browser.post('/api/me/second-factors/recovery-codes').expect(200);
      expect(body.recoveryCodes).toHaveLength(10);
      expect(await sendSecondFactor(await requestTicket(credentials), codes[1]!)).toBe(400);
      const otherAccount = await registerWithTotp();
      expect(
        await sendSecondFactor(await requestTicket(otherAccount.credentials), body.recoveryCodes[0] as string),
      ).toBe(400);
      expect(await sendSecondFactor(await requestTicket(credentials), body.recoveryCodes[0] as string)).toBe(200);
      const rows = await app.database.query<{ hash: string }[]>('SELECT hash FROM recovery_codes');
      expect(JSON.stringify(rows)).not.toContain(codes[1]);
    });

    describe('a passkey', () => {
      it('signs in with or without a password', async () => {
        const { credentials, browser } = await registerUser(app);
        const { device, response } = await addPasskey(browser);
        expect([response.status, response.body.recoveryCodes.length]).toEqual([200, 10]);
        const pendingSignIn = await requestTicket(credentials);
        expect(pendingSignIn.methods).toEqual(['passkey', 'recovery']);
        const challenge = await beginSignIn({ ticket: pendingSignIn.ticket });
        expect(challenge.options).toMatchObject({
          rpId: 'shortlist.example',
          userVerification: 'required',
          allowCredentials: [{ id: device.id }],
        });
        const { body } = await pendingSignIn.browser.post('/api/auth/passkey').send(device.get(challenge)).expect(200);
        expect(body.user.username).toBe(credentials.username);
        const challengeWithoutTicket = await beginSignIn();
        expect(challengeWithoutTicket.options.allowCredentials ?? []).toEqual([]);
        await app.createClient().post('/api/auth/passkey').send(device.get(challengeWithoutTicket)).expect(200);
        const [passkey] = (await getFactors(browser)).passkeys;
        expect(passkey!.usedAt).not.toBeNull();
        expect(JSON.stringify(passkey)).not.toContain(device.id);
      });

      it('is the last that an account can have if it is the twentieth, even if two are added at the same time', async () => {
        const { browser } = await registerUser(app);
        for (let count = 1; count < 20; count++) expect((await addPasskey(browser)).response.status).toBe(200);
        const responses = (await Promise.all([addPasskey(browser), addPasskey(browser)])).map(
          ({ response }) => response,
        );
        expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
        expect(responses.find(({ status }) => status === 400)?.body.issues).toEqual([
          { path: 'passkey', message: 'You have 20 passkeys, the most an account can have. Remove one first.' },
        ]);
      });

      it('can answer a challenge only once and only for its purpose', async () => {
        const { credentials, browser } = await registerUser(app);
        const { device } = await addPasskey(browser);
        const send = async (body: object) => (await app.createClient().post('/api/auth/passkey').send(body)).status;
        const answer = device.get(await beginSignIn());
        expect(await send(answer)).toBe(200);
        expect(await send(answer)).toBe(400);
        const challenge = await beginSignIn();
        const otherChallenge = await beginSignIn();
        expect(await send({ ...device.get(challenge), token: otherChallenge.token })).toBe(400);
        const confirmationChallenge = (await browser.post('/api/me/confirm/passkey').expect(200))
          .body as PasskeyOptions;
        expect(await send(device.get(confirmationChallenge))).toBe(400);
        expect(await listEventKinds(browser)).toContain('second_factor_failed');
        expect((await findLastEmailTo(app, credentials.email))?.source).toContain('Subject: The second step');
      });

      it('is rejected from another site, without user verification, or with another key', async () => {
        const { browser } = await registerUser(app);
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

      it('of another account is rejected at sign-in, at confirmation, and when it is added', async () => {
        const account = await registerUser(app);
        const otherAccount = await registerUser(app);
        const { device } = await addPasskey(account.browser);
        const { device: otherDevice } = await addPasskey(otherAccount.browser);
        const { ticket } = await requestTicket(account.credentials);
        const signInChallenge = await beginSignIn({ ticket });
        const refusedResponse = await app
          .createClient()
          .post('/api/auth/passkey')
          .send(otherDevice.get(signInChallenge));
        expect([refusedResponse.status, refusedResponse.body.issues[0].path]).toEqual([400, 'passkey']);
        await expireConfirmation();
        const confirmationChallenge = (await account.browser.post('/api/me/confirm/passkey').expect(200))
          .body as PasskeyOptions;
        await account.browser
          .post('/api/me/confirm')
          .send({ passkey: otherDevice.get(confirmationChallenge) })
          .expect(400);
        // This account answers a challenge for the other account.
        const otherConfirmationChallenge = (await otherAccount.browser.post('/api/me/confirm/passkey').expect(200))
          .body as PasskeyOptions;
        await account.browser
          .post('/api/me/confirm')
          .send({ passkey: device.get(otherConfirmationChallenge) })
          .expect(400);
        await account.browser.post('/api/me/confirm').send({ password: account.credentials.password }).expect(200);
        expect((await addPasskey(account.browser, otherDevice)).response.status).toBe(400);
        const [{ id = '' } = {}] = (await getFactors(otherAccount.browser)).passkeys;
        await account.browser.delete(`/api/me/second-factors/passkeys/${id}`).expect(404);
        expect((await getFactors(otherAccount.browser)).passkeys).toHaveLength(1);
      });

      it('can be removed', async () => {
        const { credentials, browser } = await registerUser(app);
        const { device } = await addPasskey(browser);
        const [{ id = '' } = {}] = (await getFactors(browser)).passkeys;
        await browser.delete(`/api/me/second-factors/passkeys/${id}`).expect(200);
        await app
          .createClient()
          .post('/api/auth/passkey')
          .send(device.get(await beginSignIn()))
          .expect(400);
        await app.createClient().post('/api/auth/login').send(credentials).expect(200);
      });
    });

    it('can be changed only after the password, a code or a passkey was entered again', async () => {
      const { credentials, browser, secret } = await registerWithTotp();
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
      await expireConfirmation();
      for (const call of calls) {
        const { status, body } = await call();
        expect([status, body.code]).toEqual([403, 'reauthentication_required']);
      }
      const beginConfirmation = async () =>
        (await browser.post('/api/me/confirm/passkey').expect(200)).body as PasskeyOptions;
      await confirm({}).expect(400);
      await confirm({ code: '000000' }).expect(400);
      expect((await calls[0]!()).status).toBe(403);
      for (const credential of [
        { password: credentials.password },
        { code: generateCode(secret, 1) },
        { passkey: device.get(await beginConfirmation()) },
      ]) {
        await expireConfirmation();
        expect((await calls[0]!()).status).toBe(403);
        await confirm(credential).expect(200);
        expect((await calls[0]!()).status).toBe(200);
      }
    });

    it('are still required after a password reset, which invalidates sign-ins in progress', async () => {
      const { credentials, codes } = await registerWithTotp();
      await app.database.query('UPDATE users SET verified_at = now() WHERE email = $1', [credentials.email]);
      const oldTicket = await requestTicket(credentials);
      const token = await requestResetToken(credentials.email);
      const client = app.createClient();
      const password = 'another long secret';
      const resetResponse = await client.post('/api/auth/reset').send({ token, password });
      expect([resetResponse.status, resetResponse.body.code]).toEqual([403, 'second_factor_required']);
      expect(await sendSecondFactor(oldTicket, codes[0]!)).toBe(400);
      expect((await client.get('/api/auth/me')).status).toBe(401);
      expect(
        await sendSecondFactor(
          { browser: client, ticket: resetResponse.body.secondFactor.ticket as string },
          codes[0]!,
        ),
      ).toBe(200);
      expect((await listEventKinds(client)).slice(0, 3)).toEqual(['signed_in', 'recovery_code_used', 'password_reset']);
    });

    it('are removed when the owner of an email address takes over a stranger’s account', async () => {
      const { credentials } = await registerWithTotp();
      const token = await requestResetToken(credentials.email);
      await app.createClient().post('/api/auth/reset').send({ token, password: 'another long secret' }).expect(200);
      const otherAccount = await registerWithTotp();
      const user = (await app.nest.get(UserService).findByEmail(otherAccount.credentials.email))!;
      await app.nest.get(PasswordsService).takeOver(user, 'the operator has this one');
      await app
        .createClient()
        .post('/api/auth/login')
        .send({ ...otherAccount.credentials, password: 'the operator has this one' })
        .expect(200);
    });
  },
  { ...unlimitedEnv, PUBLIC_URL: publicUrl },
);

describeOnDefaultDatabase(
  'guessing a second factor',
  (app: TestApp) => {
    it('is limited like guessing a password, and stays limited after the right password', async () => {
      const credentials = buildRegistration();
      const client = app.createClient();
      await client.post('/api/auth/register').send(credentials).expect(201);
      const setup = (await client.post('/api/me/second-factors/totp/begin').expect(200)).body as TotpSetup;
      const code = new TOTP({ secret: Secret.fromBase32(setup.secret) }).generate();
      await client.post('/api/me/second-factors/totp').send({ token: setup.token, code }).expect(200);
      const stranger = app.createClient();
      const statuses = [];
      for (let attempt = 0; attempt < 9; attempt += 1) {
        const { body } = await stranger.post('/api/auth/login').send(credentials).expect(403);
        const { ticket } = body.secondFactor as { ticket: string };
        statuses.push((await stranger.post('/api/auth/second-factor').send({ ticket, code: '000000' })).status);
      }
      const { body } = await stranger.post('/api/auth/login').send(credentials).expect(403);
      const { ticket } = body.secondFactor as { ticket: string };
      for (let attempt = 0; attempt < 3; attempt += 1)
        statuses.push((await stranger.post('/api/auth/second-factor').send({ ticket, code: '000000' })).status);
      expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
    });
  },
  { RATE_SIGN_IN_ADDRESS: '1000' },
);
