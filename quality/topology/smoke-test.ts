import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { resumeForm } from '@shortlist/testing/resume-form';
import { type HttpRequest, sendRequest } from './load-generator';
import { adminCredentials } from './topology';

export interface TestUser {
  cookie: string;
  email: string;
  resumePath: string;
  getResumeRequest(): HttpRequest;
  saveResumeRequest(): HttpRequest;
}

export async function registerTestUser(url: string): Promise<TestUser> {
  const name = `person-${randomBytes(6).toString('hex')}`;
  const account = { username: name, email: `${name}@example.com`, password: 'a good long secret' };
  const registerResponse = await fetch(`${url}/api/auth/register`, createJsonRequest(account));
  if (registerResponse.status !== 201)
    throw new Error(`The registration returned ${registerResponse.status}: ${await registerResponse.text()}`);
  const cookie = getCookies(registerResponse);
  const createResponse = await fetch(`${url}/api/resumes`, createJsonRequest(resumeForm, cookie));
  if (createResponse.status !== 201)
    throw new Error(`The creation of a resume returned ${createResponse.status}: ${await createResponse.text()}`);
  const { id } = (await createResponse.json()) as { id: string };
  const path = `/api/resumes/${id}`;
  return {
    cookie,
    email: account.email,
    resumePath: path,
    getResumeRequest: () => ({ path, headers: { cookie } }),
    saveResumeRequest: () => ({ method: 'PUT', path, headers: { cookie }, body: JSON.stringify(resumeForm) }),
  };
}

const getCookies = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ');

const createJsonRequest = (body: object, cookie = '') => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', cookie },
  body: JSON.stringify(body),
});

type Expect = (statement: string, holds: boolean) => void;

export async function runSmokeTest(url: string, countEmails: () => number): Promise<string[]> {
  const failures: string[] = [];
  const expect: Expect = (statement, holds) => {
    console.log(`${holds ? 'pass' : 'FAIL'}  ${statement}`);
    if (!holds) failures.push(statement);
  };
  await testPages(url, expect);
  const user = await registerTestUser(url);
  await testDownloads(url, user, expect);
  const chunkCount = await countStreamedChunks(url, user.cookie);
  expect(`a generation arrives in several chunks (${chunkCount})`, chunkCount > 1);
  await fetch(`${url}/api/auth/forgot`, createJsonRequest({ email: user.email }));
  for (let attempts = 0; countEmails() === 0 && attempts < 100; attempts++)
    await new Promise((resolve) => setTimeout(resolve, 200));
  expect('the worker sends emails', countEmails() > 0);
  return failures;
}

async function testPages(url: string, expect: Expect): Promise<void> {
  const page = await fetch(`${url}/`);
  const html = await page.text();
  expect(
    'nginx serves the home page from the site folder, with caching and security headers',
    page.status === 200 &&
      html.includes('<h1') &&
      page.headers.get('cache-control') === 'no-cache' &&
      Boolean(page.headers.get('content-security-policy')),
  );
  expect(
    'a replica serves a page that is not prerendered',
    (await fetch(`${url}/dashboard`, { headers: { accept: 'text/html' } })).status === 200,
  );
  expect(
    'an unknown page returns 404',
    (await fetch(`${url}/there-is-no-page`, { headers: { accept: 'text/html' } })).status === 404,
  );
  const { remotes } = (await (await fetch(`${url}/remotes.json`)).json()) as { remotes: { entry: string }[] };
  const file = await fetch(url + (remotes[0]?.entry ?? ''), { headers: { 'Accept-Encoding': 'gzip' } });
  expect(
    'files of a release are compressed and can be cached permanently',
    file.headers.get('cache-control')?.includes('immutable') === true &&
      file.headers.get('content-encoding') === 'gzip',
  );
  for (const path of ['/private/x.json', '/backend/x.js', '/%70rivate/x.json'])
    expect(`${path} is not served`, (await sendRequest(url, { path })).status === 404);
}

async function testDownloads(url: string, user: TestUser, expect: Expect): Promise<void> {
  expect('a stored resume can be read', (await sendRequest(url, user.getResumeRequest())).status === 200);
  for (const [format, path, body, firstBytes] of [
    ['pdf', `${user.resumePath}/pdf`, {}, '%PDF-'],
    ['docx', `${user.resumePath}/file`, { format: 'docx' }, 'PK'],
  ] as const) {
    const response = await fetch(url + path, createJsonRequest(body, user.cookie));
    const link = (await response.json()) as { url?: string; pdfUrl?: string };
    const fileUrl = `${url}${link.url ?? link.pdfUrl}`;
    const [complete, start] = await Promise.all([
      download(fileUrl, user.cookie),
      download(fileUrl, user.cookie, `bytes=0-${firstBytes.length - 1}`),
    ]);
    expect(
      `a resume is downloaded as ${format}, completely (${complete.bytes.length} bytes) and in part`,
      complete.status === 200 &&
        complete.bytes.toString('latin1').startsWith(firstBytes) &&
        start.status === 206 &&
        start.bytes.toString('latin1') === firstBytes,
    );
  }
  const admin = await fetch(`${url}/api/auth/login`, createJsonRequest(adminCredentials));
  const calls = await download(`${url}/api/cost-protection/calls.csv`, getCookies(admin));
  expect('an administrator downloads the CSV of AI calls', calls.status === 200 && calls.bytes.includes(','));
}

async function download(url: string, cookie: string, range?: string): Promise<{ status: number; bytes: Buffer }> {
  const response = await fetch(url, { headers: { cookie, ...(range && { Range: range }) } });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** A single chunk would mean that a proxy buffers the stream. */
function countStreamedChunks(url: string, cookie: string): Promise<number> {
  return new Promise((resolve) => {
    let chunkCount = 0;
    const headers = { 'Content-Type': 'application/json', Accept: 'text/event-stream', cookie };
    const outgoing = request(`${url}/api/autonomous-generate`, { method: 'POST', headers }, (response) => {
      response.on('data', () => (chunkCount += 1)).on('end', () => resolve(chunkCount));
    });
    outgoing
      .on('error', () => resolve(0))
      .end(JSON.stringify({ jobTitle: 'Registered Nurse', industry: 'Healthcare' }));
  });
}
