import { registerUser } from '../harness/accounts';
import { describeOnDefaultDatabase, type TestApp } from '../harness/test-app';

describeOnDefaultDatabase(
  'guessing a password',
  (app: TestApp, engine) => {
    const start = Date.now();
    let elapsedSeconds = 0;
    beforeEach(() => {
      elapsedSeconds = 0;
      jest.spyOn(Date, 'now').mockImplementation(() => start + elapsedSeconds * 1_000);
    });
    afterEach(() => {
      jest.restoreAllMocks();
    });
    const advanceClock = async (seconds: number) => {
      elapsedSeconds += seconds;
      await app.database.query('UPDATE password_guesses SET last_at = last_at - make_interval(secs => $1)', [seconds]);
    };
    const login = async (email: string, password: string, address: string, client = app.createClient()) =>
      await client.post('/api/auth/login').set('X-Forwarded-For', address).send({ email, password });
    const guessPassword = async (email: string, address: string, client = app.createClient()) =>
      (await login(email, 'not the password', address, client)).status;
    const guessRepeatedly = async (count: number, email: string, address: string, client = app.createClient()) => {
      const statuses = [];
      for (let attempt = 0; attempt < count; attempt += 1) statuses.push(await guessPassword(email, address, client));
      return statuses;
    };

    it('does not lock out the owner on a known device or in another network', async () => {
      const { credentials, browser } = await registerUser(app);
      expect(await guessRepeatedly(12, credentials.email, '198.51.100.1')).toEqual([
        ...Array<number>(10).fill(401),
        429,
        429,
      ]);
      await browser.post('/api/auth/logout').expect(200);
      expect((await login(credentials.email, credentials.password, '198.51.100.1', browser)).status).toBe(200);
      expect((await login(credentials.email, credentials.password, '203.0.113.7')).status).toBe(200);
      expect((await login(credentials.email, credentials.password, '198.51.100.1')).status).toBe(429);
    });

    it('is limited for all addresses of an IPv6 customer together', async () => {
      const { credentials } = await registerUser(app);
      await guessRepeatedly(10, credentials.email, '2001:db8:7:1::1');
      expect(await guessPassword(credentials.email, '2001:db8:7:ffff::2')).toBe(429);
      expect(await guessPassword(credentials.email, '2001:db8:8:1::1')).toBe(401);
    });

    it('requires growing waits, with 38 attempts per network on the first day and 24 on later days', async () => {
      const { credentials } = await registerUser(app);
      const guessCounts = [0, 0];
      const waits: number[] = [];
      for (const day of [0, 1]) {
        while (elapsedSeconds < (day + 1) * 86_400) {
          const response = await login(credentials.email, 'not the password', '198.51.100.2');
          if (response.status === 401) guessCounts[day]! += 1;
          else {
            waits.push(Number(response.headers['retry-after']));
            await advanceClock(waits.at(-1)!);
          }
        }
      }
      expect(guessCounts).toEqual([38, 24]);
      const longWaits = waits.filter((seconds) => seconds > 60).slice(0, 6);
      expect(longWaits).toEqual([120, 240, 480, 960, 1920, 3600]);
    });

    it('is limited even when many requests arrive at the same time', async () => {
      const { credentials } = await registerUser(app);
      const statuses = await Promise.all(
        Array.from({ length: 30 }, () => guessPassword(credentials.email, '198.51.100.3')),
      );
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    });

    // The embedded database has one connection, so no request can wait for another.
    if (engine === 'PostgreSQL') {
      it('is not rejected because the request waited for another request', async () => {
        const { credentials } = await registerUser(app);
        await guessPassword(credentials.email, '198.51.100.7');
        const otherQueryRunner = app.database.createQueryRunner();
        await otherQueryRunner.startTransaction();
        await otherQueryRunner.query('UPDATE password_guesses SET last_at = clock_timestamp()');
        const guessStatus = guessPassword(credentials.email, '198.51.100.7');
        const waitingQuerySql = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
        while ((await app.database.query<unknown[]>(waitingQuerySql)).length === 0);
        await otherQueryRunner.query('UPDATE password_guesses SET last_at = clock_timestamp()');
        await otherQueryRunner.commitTransaction();
        await otherQueryRunner.release();
        expect(await guessStatus).toBe(401);
      });
    }

    it('is allowed again after the right password, but not on devices that used an older password', async () => {
      const { credentials, browser } = await registerUser(app);
      const address = '198.51.100.4';
      await guessRepeatedly(9, credentials.email, address);
      expect((await login(credentials.email, credentials.password, address)).status).toBe(200);
      await advanceClock(60);
      expect(await guessRepeatedly(9, credentials.email, address)).toEqual(Array(9).fill(401));
      const otherClient = app.createClient();
      await login(credentials.email, credentials.password, '203.0.113.8', otherClient);
      await browser
        .post('/api/me/password')
        .send({ currentPassword: credentials.password, newPassword: 'another long secret' })
        .expect(200);
      await guessRepeatedly(2, credentials.email, address);
      expect(await guessPassword(credentials.email, address, otherClient)).toBe(429);
      expect(await guessPassword(credentials.email, address, browser)).toBe(401);
    });

    it('is also limited on a known device', async () => {
      const { credentials, browser } = await registerUser(app);
      expect(await guessRepeatedly(11, credentials.email, '198.51.100.5', browser)).toEqual([
        ...Array<number>(10).fill(401),
        429,
      ]);
    });

    it('is limited per day across networks, except on known devices', async () => {
      const { credentials, browser } = await registerUser(app);
      const statuses = [];
      for (let network = 0; network < 6; network += 1)
        statuses.push(...(await guessRepeatedly(10, credentials.email, `203.0.113.${100 + network}`)));
      expect(statuses).toEqual([...Array<number>(50).fill(401), ...Array<number>(10).fill(429)]);
      expect((await login(credentials.email, credentials.password, '203.0.113.200')).status).toBe(429);
      expect((await login(credentials.email, credentials.password, '203.0.113.200', browser)).status).toBe(200);
    });

    it('does not prevent the owner from resetting the password by email', async () => {
      const { credentials } = await registerUser(app);
      const requestReset = async (address: string) =>
        (
          await app
            .createClient()
            .post('/api/auth/forgot')
            .set('X-Forwarded-For', address)
            .send({ email: credentials.email })
        ).status;
      for (let call = 0; call < 10; call += 1) expect(await requestReset('198.51.100.6')).toBe(200);
      expect([await requestReset('198.51.100.6'), await requestReset('203.0.113.9')]).toEqual([429, 200]);
    });
  },
  { TRUST_PROXY: '1', RATE_SIGN_IN_ADDRESS: '1000', RATE_REGISTER: '1000', RATE_WRONG_PASSWORDS: '50' },
);
