import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { resumeForm } from '../harness/resume-factory';
import { hostileShapes, hostileText } from './hostile-texts';

/** Milliseconds that other requests, which need no database, waited for a response. */
export interface ResponseTimes {
  p99: number;
  longest: number;
}

export interface Outcome extends ResponseTimes {
  call: string;
  /** Number of responses by status; 0: no response. */
  statuses: Record<number, number>;
  /** In seconds. */
  slowest: number;
}

/**
 * Runs in its own thread, so that work of the caller does not count. Sends a request every 50 ms, even if the previous
 * one has no response yet.
 */
const watcher = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { Agent, get } = require('node:http');
  const agent = new Agent({ keepAlive: true });
  let waits = [];
  const note = (wait) => waits.push(wait);
  setInterval(() => {
    const start = performance.now();
    const asked = get(workerData + '/api/health/live', { agent }, (answer) => {
      answer.resume();
      answer.on('end', () => note(performance.now() - start));
    });
    asked.on('error', () => note(Infinity));
  }, 50);
  parentPort.on('message', () => {
    parentPort.postMessage(waits);
    waits = [];
  });
`;

export class ResponseTimeMonitor {
  private readonly thread: Worker;

  constructor(url: string) {
    this.thread = new Worker(watcher, { eval: true, workerData: url });
  }

  /** Returns the waits since the previous call. */
  async waits(): Promise<ResponseTimes> {
    // Waits for pending requests, which are answered once the server is free again.
    await new Promise((resolve) => setTimeout(resolve, 200));
    const waits = await new Promise<number[]>((resolve) => {
      this.thread.once('message', resolve);
      this.thread.postMessage('');
    });
    waits.sort((a, b) => a - b);
    return { p99: waits[Math.ceil(waits.length * 0.99) - 1] ?? 0, longest: waits.at(-1) ?? 0 };
  }

  async stop(): Promise<void> {
    await this.thread.terminate();
  }
}

interface Call {
  method?: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export class GuestClient {
  private cookie = '';

  constructor(private readonly url: string) {}

  async send({ method = 'POST', path, body, headers }: Call): Promise<{ status: number; text: string }> {
    const response = await fetch(this.url + path, {
      method,
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), Cookie: this.cookie, ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }).catch(() => undefined);
    const set = response?.headers.getSetCookie().map((one) => one.split(';')[0]);
    if (set?.length) this.cookie = set.join('; ');
    return { status: response?.status ?? 0, text: (await response?.text().catch(() => '')) ?? '' };
  }

  async make(call: Call): Promise<string> {
    const { status, text } = await this.send(call);
    if (status >= 300) throw new Error(`${call.path} answered ${status}: ${text.slice(0, 300)}`);
    return (JSON.parse(text) as { id: string }).id;
  }
}

/** Maximum number of characters in all texts of a document. */
const mostText = 60_000;
const pieces = (text: string, length: number) => text.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? [];
const fill = (shape: string, length: number) => hostileText(shape, length);

/** Returns a resume with few texts, each as long as allowed. */
function longTexts(shape: string, total = mostText): object {
  const [summary = '', ...bullets] = pieces(fill(shape, total - 1_000), 4_000);
  const [experience] = resumeForm.experience;
  return {
    ...resumeForm,
    personalInfo: { ...resumeForm.personalInfo, headline: fill(shape, 200), summary },
    experience: [{ ...experience, achievements: bullets }],
  };
}

/** Returns a resume with as many texts as allowed. */
function manyTexts(shape: string, total = mostText): object {
  const [one] = resumeForm.experience;
  const bullet = Math.max(1, Math.floor(total / 60 / 40) - 1);
  const entry = { ...one, company: fill(shape, 10), achievements: Array(40).fill(fill(shape, bullet)) };
  const skills = Array<string>(200).fill(fill(shape, 10));
  return { ...resumeForm, experience: Array(58).fill({ ...entry }), skills };
}

const post = (shape: string) => fill(shape, 20_000);
const letterOf = (shape: string) => ({
  jobTitle: fill(shape, 120),
  companyName: fill(shape, 120),
  jobDescription: post(shape),
  content: post(shape),
});

/** Ids of the visitor's documents that consist of the same shape. */
type Kept = Record<'resume' | 'many' | 'variant' | 'letter' | 'generation', string>;
type Sent = (shape: string, kept: Kept) => Call;

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** All public calls that read or process text. A call may use documents of the calls before it. */
export const hostileCalls: Record<string, Sent> = {
  'save a resume': (shape, { resume }) => ({
    method: 'PUT',
    path: `/api/resumes/${resume}`,
    body: { ...longTexts(shape), jobPosting: post(shape) },
  }),
  'save a resume of many parts': (shape, { many }) => ({
    method: 'PUT',
    path: `/api/resumes/${many}`,
    body: { ...manyTexts(shape), jobPosting: post(shape) },
  }),
  'save one of 250 kB': (shape) => ({ path: '/api/resumes', body: longTexts(shape, 80_000) }),
  'keep a draft': (shape, { resume }) => ({
    method: 'PUT',
    path: `/api/resumes/${resume}/draft`,
    body: { ...longTexts(shape), jobPosting: post(shape) },
  }),
  'begin a draft': (shape) => ({ path: '/api/resumes/draft', body: manyTexts(shape) }),
  'read a resume': (_, { resume }) => ({ method: 'GET', path: `/api/resumes/${resume}` }),
  'list resumes': () => ({ method: 'GET', path: '/api/resumes' }),
  'copy a resume': (_, { resume }) => ({ path: `/api/resumes/${resume}/copy`, body: { linked: true } }),
  'base changes': (_, { variant }) => ({ method: 'GET', path: `/api/resumes/${variant}/base-changes` }),
  'its score': (shape, { resume }) => ({
    path: `/api/resumes/${resume}/score`,
    body: { jobDescription: post(shape), draft: true },
  }),
  'score of many parts': (shape, { many }) => ({
    path: `/api/resumes/${many}/score`,
    body: { jobDescription: post(shape), draft: true },
  }),
  'optimize a resume': (shape, { resume }) => ({
    path: `/api/resumes/${resume}/optimize`,
    body: { jobDescription: post(shape) },
  }),
  'optimize one of many parts': (shape, { many }) => ({
    path: `/api/resumes/${many}/optimize`,
    body: { jobDescription: post(shape) },
  }),
  'PDF of a resume': (_, { resume }) => ({ path: `/api/resumes/${resume}/pdf`, body: {} }),
  'PDF of one of many parts': (_, { many }) => ({
    path: `/api/resumes/${many}/pdf`,
    body: { templateId: 'minimal-clean' },
  }),
  'Word file': (_, { resume }) => ({ path: `/api/resumes/${resume}/file`, body: { format: 'docx' } }),
  'plain text': (_, { many }) => ({ path: `/api/resumes/${many}/file`, body: { format: 'text' } }),
  'fit to a page': (_, { resume }) => ({ path: `/api/resumes/${resume}/fit`, body: { pages: 1 } }),
  'lines and pages': (shape) => ({ path: '/api/resumes/layout', body: longTexts(shape) }),
  'lines and pages of many parts': (shape) => ({ path: '/api/resumes/layout', body: manyTexts(shape) }),
  'machine view': (_, { resume }) => ({ method: 'GET', path: `/api/resumes/${resume}/machine` }),
  layout: (_, { resume }) => ({ method: 'GET', path: `/api/resumes/${resume}/layout` }),
  'save a letter': (shape, { letter }) => ({
    method: 'PUT',
    path: `/api/cover-letters/${letter}`,
    body: letterOf(shape),
  }),
  'keep a letter draft': (shape, { letter }) => ({
    method: 'PUT',
    path: `/api/cover-letters/${letter}/draft`,
    body: letterOf(shape),
  }),
  'PDF of a letter': (_, { letter }) => ({ path: `/api/cover-letters/${letter}/pdf`, body: {} }),
  'letter as text': (_, { letter }) => ({ path: `/api/cover-letters/${letter}/file`, body: { format: 'text' } }),
  'write a letter': (shape, { resume }) => ({
    path: '/api/cover-letters/generate',
    body: { jobTitle: 'Nurse', companyName: 'Acme', jobDescription: post(shape), resumeId: resume, length: 'long' },
  }),
  'write a letter of fields': (shape) => ({
    path: '/api/cover-letters/generate',
    body: {
      jobTitle: fill(shape, 120),
      companyName: fill(shape, 120),
      jobDescription: post(shape),
      experience: (manyTexts(shape, 30_000) as typeof resumeForm).experience,
      length: 'long',
    },
  }),
  'analyze a job': (shape, { resume }) => ({
    path: '/api/analyze-job',
    body: { jobDescription: post(shape), jobTitle: fill(shape, 120), resumeId: resume },
  }),
  ...Object.fromEntries(
    (['verb', 'shorter', 'figure', 'posting'] as const).map((kind) => [
      `improve a text: ${kind}`,
      (shape: string) => ({
        path: '/api/improve-text',
        body: {
          text: fill(shape, 4_000),
          kind,
          place: 'paragraph',
          documentLanguage: 'en',
          jobPosting: post(shape),
        },
      }),
    ]),
  ),
  generate: (shape) => ({
    path: '/api/autonomous-generate',
    body: { jobTitle: fill(shape, 120), industry: 'Healthcare' },
  }),
  'generate, watched': (shape) => ({
    path: '/api/autonomous-generate',
    body: { jobTitle: fill(shape, 120), industry: 'Healthcare' },
    headers: { Accept: 'text/event-stream' },
  }),
  'fill blanks': (shape, { generation }) => ({
    method: 'PUT',
    path: `/api/generations/${generation}/blanks`,
    body: { fills: Object.fromEntries(Array.from({ length: 1_000 }, (_, i) => [`skills.${i}#0`, fill(shape, 190)])) },
  }),
  'PDF of a generation': (_, { generation }) => ({
    path: `/api/generations/${generation}/pdf`,
    body: { document: 'coverLetter' },
  }),
  'import a text': (shape) => ({ path: '/api/imports', body: { data: base64(fill(shape, 80_000)) } }),
  'import 5 MB of text': (shape) => ({ path: '/api/imports', body: { data: base64(fill(shape, 1_600_000)) } }),
  'a question': (shape) => ({ path: '/api/help/ask', body: { question: fill(shape, 1_000) } }),
  'a question after others': (shape) => ({
    path: '/api/help/ask',
    body: {
      question: fill(shape, 1_000),
      history: Array(20).fill({ question: fill(shape, 1_000), answer: fill(shape, 3_000) }),
    },
  }),
  'a message in the chat': (shape) => ({ path: '/api/chat-support', body: { message: fill(shape, 1_000) } }),
  'a body of nothing but brackets': (shape) => ({ path: '/api/imports', body: fill(shape, 6_600_000) }),
  'a list of 3 million zeros': () => ({ path: '/api/imports', body: `{"data":[${'0,'.repeat(3_000_000)}0]}` }),
  'a list of 120,000 zeros': () => ({ path: '/api/resumes/draft', body: `{"title":[${'0,'.repeat(120_000)}0]}` }),
};

/** Sends each call with each shape, `atATime` at a time, and yields how long other requests waited meanwhile. */
export async function* sendHostile(
  url: string,
  watch: ResponseTimeMonitor,
  {
    shapes = hostileShapes,
    atATime = 4,
    only = /./,
  }: { shapes?: readonly string[]; atATime?: number; only?: RegExp } = {},
): AsyncGenerator<Outcome> {
  const client = new GuestClient(url);
  // A guest may not store this many documents.
  const username = `hostile-${randomUUID().slice(0, 8)}`;
  const account = { username, email: `${username}@example.com`, password: 'a good long secret' };
  await client.send({ path: '/api/auth/register', body: account });
  const rows = new Map<string, Kept>();
  for (const shape of shapes) {
    const resume = await client.make({ path: '/api/resumes', body: resumeForm });
    const many = await client.make({ path: '/api/resumes', body: resumeForm });
    const variant = await client.make({ path: `/api/resumes/${resume}/copy`, body: { linked: true } });
    const letter = await client.make({ path: '/api/cover-letters', body: { jobTitle: 'Nurse', companyName: 'Acme' } });
    const generation = await client.make({
      path: '/api/autonomous-generate',
      body: { jobTitle: 'Nurse', industry: 'Healthcare' },
    });
    rows.set(shape, { resume, many, variant, letter, generation });
  }
  await watch.waits();
  for (const [call, sent] of Object.entries(hostileCalls).filter(([name]) => only.test(name))) {
    const statuses: Record<number, number> = {};
    let slowest = 0;
    const left = [...rows];
    const some = async () => {
      for (let next = left.shift(); next; next = left.shift()) {
        const start = performance.now();
        const { status } = await client.send(sent(...next));
        slowest = Math.max(slowest, (performance.now() - start) / 1_000);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: atATime }, some));
    yield { call, statuses, slowest, ...(await watch.waits()) };
  }
}

/** Sends `count` generations concurrently, each as a different guest. */
export async function sendGenerations(url: string, watch: ResponseTimeMonitor, count = 150): Promise<Outcome> {
  const visitors = Array.from({ length: count }, () => new GuestClient(url));
  await Promise.all(visitors.map((client) => client.send({ path: '/api/me/allowance', method: 'GET' })));
  await watch.waits();
  const statuses: Record<number, number> = {};
  let slowest = 0;
  await Promise.all(
    visitors.map(async (client, i) => {
      const start = performance.now();
      const body = { jobTitle: `Nurse ${i}`, industry: 'Healthcare' };
      const { status } = await client.send({ path: '/api/autonomous-generate', body });
      slowest = Math.max(slowest, (performance.now() - start) / 1_000);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }),
  );
  return { call: `${count} generations at once`, statuses, slowest, ...(await watch.waits()) };
}
