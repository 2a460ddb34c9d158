import { contactForm } from '../harness/requests';
import { createTestApp, type TestApp } from '../harness/test-app';

describe('rate limits', () => {
  let app: TestApp;
  beforeAll(async () => {
    const env = { RATE_NEW_SESSION: '3', RATE_REGISTER: '2', RATE_DEFAULT: '5', RATE_SIGN_IN_ADDRESS: '15' };
    app = await createTestApp('PostgreSQL', env);
    // Freezes the clock, so that the test stays within one minute.
    jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 21, 12, 0, 20));
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await app.close();
  });
  beforeEach(async () => {
    await app.database.query('DELETE FROM rate_limits');
  });

  const login = (email: string) =>
    app.createClient().post('/api/auth/login').send({ email, password: 'wrong password' });

  it('allow ten sign-in attempts per account per minute, from any IP address', async () => {
    const statuses = [];
    for (let attempt = 0; attempt < 11; attempt += 1) statuses.push((await login('victim@example.com')).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    const refusedResponse = await login(' VICTIM@example.com');
    expect(refusedResponse.body).toMatchObject({ code: 'rate_limited' });
    expect(refusedResponse.headers['retry-after']).toBe('40');
  });

  it('allow as many sign-in attempts per IP address as configured', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => (await login(`${index}@example.com`)).status),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  it('allow ten messages per owner per minute', async () => {
    const client = app.createClient();
    const statuses = [];
    for (let index = 0; index < 11; index += 1)
      statuses.push((await client.post('/api/contact').send(contactForm)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
  });

  it('apply to new sessions, registrations and reports per IP address, and to requests per owner', async () => {
    const postAndGetStatus = async (path: string, body: object) =>
      (await app.createClient().post(path).send(body)).status;
    const messageStatuses = [];
    for (let index = 0; index < 4; index += 1)
      messageStatuses.push(await postAndGetStatus('/api/contact', contactForm));
    expect(messageStatuses).toEqual([201, 201, 201, 429]);
    const registrationStatuses = [];
    for (let index = 0; index < 3; index += 1)
      registrationStatuses.push(await postAndGetStatus('/api/auth/register', {}));
    expect(registrationStatuses).toEqual([400, 400, 429]);
    const report = { message: 'x', timestamp: 'now', userAgent: 'test', url: '/' };
    const reportStatuses = await Promise.all(
      Array.from({ length: 65 }, () => postAndGetStatus('/api/log-error', report)),
    );
    expect(reportStatuses.filter((status) => status === 429)).toHaveLength(5);

    await app.database.query('DELETE FROM rate_limits');
    const client = app.createClient();
    await client.post('/api/contact').send(contactForm);
    const readStatuses = [];
    for (let index = 0; index < 6; index += 1) readStatuses.push((await client.get('/api/me/allowance')).status);
    expect(readStatuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
