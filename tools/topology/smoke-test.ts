import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { resumeForm as resume } from '@shortlist/backend/harness/resume-factory';
import { type HttpRequest, sendRequest } from './load-generator';

export interface TestUser {
  cookie: string;
  email: string;
  getResumeRequest(): HttpRequest;
  saveResumeRequest(): HttpRequest;
}

export async function registerTestUser(url: string): Promise<TestUser> {
  const name = `person-${randomBytes(6).toString('hex')}`;
  const account = { username: name, email: `${name}@example.com`, password: 'a good long secret' };
  const registered = await fetch(`${url}/api/auth/register`, jsonRequest(account));
  if (registered.status !== 201) throw new Error(`register returned ${registered.status}: ${await registered.text()}`);
  const cookie = registered.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const created = await fetch(`${url}/api/resumes`, jsonRequest(resume, cookie));
  if (created.status !== 201) throw new Error(`resumes returned ${created.status}: ${await created.text()}`);
  const { id } = (await created.json()) as { id: string };
  const path = `/api/resumes/${id}`;
  return {
    cookie,
    email: account.email,
    getResumeRequest: () => ({ path, headers: { cookie } }),
    saveResumeRequest: () => ({ method: 'PUT', path, headers: { cookie }, body: JSON.stringify(resume) }),
  };
}

const jsonRequest = (body: object, cookie = '') => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', cookie },
  body: JSON.stringify(body),
});

export async function runSmokeTest(url: string, mails: () => number): Promise<string[]> {
  const wrong: string[] = [];
  const expect = (what: string, holds: boolean) => {
    console.log(`${holds ? 'pass' : 'FAIL'}  ${what}`);
    if (!holds) wrong.push(what);
  };
  const page = await fetch(`${url}/`);
  const html = await page.text();
  expect(
    'the home page comes from the folder, with its headers',
    page.status === 200 &&
      html.includes('<h1') &&
      page.headers.get('cache-control') === 'no-cache' &&
      Boolean(page.headers.get('content-security-policy')),
  );
  expect(
    'a page that was not drawn comes from a replica',
    (await fetch(`${url}/dashboard`, { headers: { accept: 'text/html' } })).status === 200,
  );
  expect(
    'what there is not is not found',
    (await fetch(`${url}/there-is-no-page`, { headers: { accept: 'text/html' } })).status === 404,
  );
  const { remotes } = (await (await fetch(`${url}/remotes.json`)).json()) as { remotes: { entry: string }[] };
  const file = await fetch(url + (remotes[0]?.entry ?? ''), { headers: { 'Accept-Encoding': 'gzip' } });
  expect(
    'files of a release are kept for good, and are compressed',
    file.headers.get('cache-control')?.includes('immutable') === true &&
      file.headers.get('content-encoding') === 'gzip',
  );
  for (const hidden of ['/private/x.json', '/backend/x.js', '/%70rivate/x.json']) {
    expect(`${hidden} is nobody's`, (await sendRequest(url, { path: hidden })).status === 404);
  }
  const person = await registerTestUser(url);
  expect('a resume is kept and read', (await sendRequest(url, person.getResumeRequest())).status === 200);
  const parts = await countStreamedChunks(url, person.cookie);
  expect(`a generation comes in parts (${parts})`, parts > 1);
  await fetch(`${url}/api/auth/forgot`, jsonRequest({ email: person.email }));
  for (let tries = 0; mails() === 0 && tries < 100; tries++) await new Promise((resolve) => setTimeout(resolve, 200));
  expect('the worker sends mails', mails() > 0);
  return wrong;
}

/** Returns the number of chunks in which a generation arrives. A single chunk means that a proxy buffers the stream. */
function countStreamedChunks(url: string, cookie: string): Promise<number> {
  return new Promise((resolve) => {
    let parts = 0;
    const headers = { 'Content-Type': 'application/json', Accept: 'text/event-stream', cookie };
    const asked = request(`${url}/api/autonomous-generate`, { method: 'POST', headers }, (answer) => {
      answer.on('data', () => (parts += 1)).on('end', () => resolve(parts));
    });
    asked.on('error', () => resolve(0)).end(JSON.stringify({ jobTitle: 'Registered Nurse', industry: 'Healthcare' }));
  });
}
