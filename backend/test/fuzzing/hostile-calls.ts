import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { resumeForm } from '@shortlist/testing/resume-form';
import { hostileTextShapes, createHostileText } from '@shortlist/testing/hostile-texts';
import { type GuestCall, GuestClient } from '../harness/guest-client';

/** Response times of concurrent requests that need no database, in milliseconds. */
export interface ResponseTimes {
  p99: number;
  max: number;
}

export interface CallOutcome extends ResponseTimes {
  call: string;
  /** Number of responses by status. Status 0 means no response. */
  statuses: Record<number, number>;
  slowestCallSeconds: number;
}

/**
 * Program of the monitor. It runs in its own thread, so that the caller's work does not delay it. Sends a request every
 * 50 ms, even if the response to the previous request has not arrived.
 */
const monitorProgram = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { Agent, get } = require('node:http');
  const agent = new Agent({ keepAlive: true });
  let waits = [];
  const recordWait = (wait) => waits.push(wait);
  setInterval(() => {
    const start = performance.now();
    const request = get(workerData + '/api/health/live', { agent }, (response) => {
      response.resume();
      response.on('end', () => recordWait(performance.now() - start));
    });
    request.on('error', () => recordWait(Infinity));
  }, 50);
  parentPort.on('message', () => {
    parentPort.postMessage(waits);
    waits = [];
  });
`;

export class ResponseTimeMonitor {
  private readonly thread: Worker;

  constructor(url: string) {
    this.thread = new Worker(monitorProgram, { eval: true, workerData: url });
  }

  async takeResponseTimes(): Promise<ResponseTimes> {
    // The responses to pending requests arrive when the server is free again.
    await new Promise((resolve) => setTimeout(resolve, 200));
    const waits = await new Promise<number[]>((resolve) => {
      this.thread.once('message', resolve);
      this.thread.postMessage('');
    });
    waits.sort((a, b) => a - b);
    return { p99: waits[Math.ceil(waits.length * 0.99) - 1] ?? 0, max: waits.at(-1) ?? 0 };
  }

  async stop(): Promise<void> {
    await this.thread.terminate();
  }
}

/** Maximum number of characters in a document. */
const maxTextLength = 60_000;
const splitText = (text: string, length: number) => text.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? [];
const createText = (shape: string, length: number) => createHostileText(shape, length);

function buildResumeWithLongTexts(shape: string, totalLength = maxTextLength): object {
  const [summary = '', ...bullets] = splitText(createText(shape, totalLength - 1_000), 4_000);
  const [experience] = resumeForm.experience;
  return {
    ...resumeForm,
    personalInfo: { ...resumeForm.personalInfo, headline: createText(shape, 200), summary },
    experience: [{ ...experience, achievements: bullets }],
  };
}

function buildResumeWithManyTexts(shape: string, totalLength = maxTextLength): object {
  const [experience] = resumeForm.experience;
  const bulletLength = Math.max(1, Math.floor(totalLength / 42 / 40) - 1);
  const entry = {
    ...experience,
    company: createText(shape, 10),
    achievements: Array(40).fill(createText(shape, bulletLength)),
  };
  const skills = Array<string>(200).fill(createText(shape, 10));
  return { ...resumeForm, experience: Array(40).fill({ ...entry }), skills };
}

const buildJobPosting = (shape: string) => createText(shape, 20_000);
const buildLetter = (shape: string) => ({
  jobTitle: createText(shape, 120),
  companyName: createText(shape, 120),
  jobDescription: buildJobPosting(shape),
  content: buildJobPosting(shape),
});

/** Ids of the documents that contain one shape of text. */
type DocumentIds = Record<'resume' | 'resumeWithManyParts' | 'variant' | 'letter' | 'generation', string>;
type BuildCall = (shape: string, ids: DocumentIds) => GuestCall;

const toBase64 = (text: string) => Buffer.from(text).toString('base64');

/** All public calls that process text. Calls may use documents that earlier calls have changed. */
export const hostileCalls: Record<string, BuildCall> = {
  'save a resume': (shape, { resume }) => ({
    method: 'PUT',
    path: `/api/resumes/${resume}`,
    body: { ...buildResumeWithLongTexts(shape), jobPosting: buildJobPosting(shape) },
  }),
  'save a resume, many parts': (shape, { resumeWithManyParts }) => ({
    method: 'PUT',
    path: `/api/resumes/${resumeWithManyParts}`,
    body: { ...buildResumeWithManyTexts(shape), jobPosting: buildJobPosting(shape) },
  }),
  'save a resume of 250 kB': (shape) => ({ path: '/api/resumes', body: buildResumeWithLongTexts(shape, 80_000) }),
  'update a draft': (shape, { resume }) => ({
    method: 'PUT',
    path: `/api/resumes/${resume}/draft`,
    body: { ...buildResumeWithLongTexts(shape), jobPosting: buildJobPosting(shape) },
  }),
  'create a draft': (shape) => ({ path: '/api/resumes/draft', body: buildResumeWithManyTexts(shape) }),
  'read a resume': (_, { resume }) => ({ method: 'GET', path: `/api/resumes/${resume}` }),
  'list resumes': () => ({ method: 'GET', path: '/api/resumes' }),
  'copy a resume': (_, { resume }) => ({ path: `/api/resumes/${resume}/copy`, body: { linked: true } }),
  'base changes of a variant': (_, { variant }) => ({ method: 'GET', path: `/api/resumes/${variant}/base-changes` }),
  'score of a resume': (shape, { resume }) => ({
    path: `/api/resumes/${resume}/score`,
    body: { jobDescription: buildJobPosting(shape), draft: true },
  }),
  'score of a resume, many parts': (shape, { resumeWithManyParts }) => ({
    path: `/api/resumes/${resumeWithManyParts}/score`,
    body: { jobDescription: buildJobPosting(shape), draft: true },
  }),
  'optimize a resume': (shape, { resume }) => ({
    path: `/api/resumes/${resume}/optimize`,
    body: { jobDescription: buildJobPosting(shape) },
  }),
  'draft a summary': (_, { resumeWithManyParts }) => ({
    path: `/api/resumes/${resumeWithManyParts}/summary-draft`,
    body: {},
  }),
  'optimize a resume, many parts': (shape, { resumeWithManyParts }) => ({
    path: `/api/resumes/${resumeWithManyParts}/optimize`,
    body: { jobDescription: buildJobPosting(shape) },
  }),
  'PDF of a resume': (_, { resume }) => ({ path: `/api/resumes/${resume}/pdf`, body: {} }),
  'PDF of a resume, many parts': (_, { resumeWithManyParts }) => ({
    path: `/api/resumes/${resumeWithManyParts}/pdf`,
    body: { templateId: 'minimal-clean' },
  }),
  'Word file': (_, { resume }) => ({ path: `/api/resumes/${resume}/file`, body: { format: 'docx' } }),
  'plain text': (_, { resumeWithManyParts }) => ({
    path: `/api/resumes/${resumeWithManyParts}/file`,
    body: { format: 'text' },
  }),
  'fit to a page': (_, { resume }) => ({ path: `/api/resumes/${resume}/fit`, body: { pages: 1 } }),
  'lines and pages': (shape) => ({ path: '/api/resumes/layout', body: buildResumeWithLongTexts(shape) }),
  'lines and pages, many parts': (shape) => ({ path: '/api/resumes/layout', body: buildResumeWithManyTexts(shape) }),
  'parser view': (_, { resume }) => ({ method: 'GET', path: `/api/resumes/${resume}/machine` }),
  layout: (_, { resume }) => ({ method: 'GET', path: `/api/resumes/${resume}/layout` }),
  'save a letter': (shape, { letter }) => ({
    method: 'PUT',
    path: `/api/cover-letters/${letter}`,
    body: buildLetter(shape),
  }),
  'update a letter draft': (shape, { letter }) => ({
    method: 'PUT',
    path: `/api/cover-letters/${letter}/draft`,
    body: buildLetter(shape),
  }),
  'PDF of a letter': (_, { letter }) => ({ path: `/api/cover-letters/${letter}/pdf`, body: {} }),
  'letter as text': (_, { letter }) => ({ path: `/api/cover-letters/${letter}/file`, body: { format: 'text' } }),
  'write a letter': (shape, { resume }) => ({
    path: '/api/cover-letters/generate',
    body: {
      jobTitle: 'Nurse',
      companyName: 'Acme',
      jobDescription: buildJobPosting(shape),
      resumeId: resume,
      length: 'long',
    },
  }),
  'write a letter from fields': (shape) => ({
    path: '/api/cover-letters/generate',
    body: {
      jobTitle: createText(shape, 120),
      companyName: createText(shape, 120),
      jobDescription: buildJobPosting(shape),
      experience: (buildResumeWithManyTexts(shape, 30_000) as typeof resumeForm).experience,
      length: 'long',
    },
  }),
  'analyze a job': (shape, { resume }) => ({
    path: '/api/analyze-job',
    body: { jobDescription: buildJobPosting(shape), jobTitle: createText(shape, 120), resumeId: resume },
  }),
  ...Object.fromEntries(
    (['verb', 'shorter', 'figure', 'posting'] as const).map((kind) => [
      `improve a text: ${kind}`,
      (shape: string) => ({
        path: '/api/improve-text',
        body: {
          text: createText(shape, 4_000),
          kind,
          place: 'paragraph',
          documentLanguage: 'en',
          jobPosting: buildJobPosting(shape),
        },
      }),
    ]),
  ),
  generate: (shape) => ({
    path: '/api/autonomous-generate',
    body: { jobTitle: createText(shape, 120), industry: 'Healthcare' },
  }),
  'generate with live drafts': (shape) => ({
    path: '/api/autonomous-generate',
    body: { jobTitle: createText(shape, 120), industry: 'Healthcare' },
    headers: { Accept: 'text/event-stream' },
  }),
  'fill blanks': (shape, { generation }) => ({
    method: 'PUT',
    path: `/api/generations/${generation}/blanks`,
    body: {
      fills: Object.fromEntries(Array.from({ length: 1_000 }, (_, i) => [`skills.${i}#0`, createText(shape, 190)])),
    },
  }),
  'write the letter of a generation': (_, { generation }) => ({
    method: 'PUT',
    path: `/api/generations/${generation}/letter`,
    body: { source: 'resume' },
  }),
  'PDF of a generation': (_, { generation }) => ({
    path: `/api/generations/${generation}/pdf`,
    body: { document: 'coverLetter' },
  }),
  'import a text': (shape) => ({ path: '/api/imports', body: { data: toBase64(createText(shape, 80_000)) } }),
  'import 5 MB of text': (shape) => ({ path: '/api/imports', body: { data: toBase64(createText(shape, 1_600_000)) } }),
  'a question': (shape) => ({ path: '/api/help/ask', body: { question: createText(shape, 1_000) } }),
  'a question with a history': (shape) => ({
    path: '/api/help/ask',
    body: {
      question: createText(shape, 1_000),
      history: Array(20).fill({ question: createText(shape, 1_000), answer: createText(shape, 3_000) }),
    },
  }),
  'a chat message': (shape) => ({ path: '/api/chat-support', body: { message: createText(shape, 1_000) } }),
  'a body that is not JSON': (shape) => ({ path: '/api/imports', body: createText(shape, 6_600_000) }),
  'a list of 3 million zeros': () => ({ path: '/api/imports', body: `{"data":[${'0,'.repeat(3_000_000)}0]}` }),
  'a list of 120,000 zeros': () => ({ path: '/api/resumes/draft', body: `{"title":[${'0,'.repeat(120_000)}0]}` }),
};

/** Sends each call with each shape, and yields the response times of other requests in the meantime. */
export async function* sendHostileCalls(
  url: string,
  monitor: ResponseTimeMonitor,
  {
    shapes = hostileTextShapes,
    concurrency = 4,
    only = /./,
  }: { shapes?: readonly string[]; concurrency?: number; only?: RegExp } = {},
): AsyncGenerator<CallOutcome> {
  const client = new GuestClient(url);
  // Registers, because a guest may not store this many documents.
  const username = `hostile-${randomUUID().slice(0, 8)}`;
  const account = { username, email: `${username}@example.com`, password: 'a good long secret' };
  await client.send({ path: '/api/auth/register', body: account });
  const idsByShape = new Map<string, DocumentIds>();
  for (const shape of shapes) {
    const resume = await client.create({ path: '/api/resumes', body: resumeForm });
    const resumeWithManyParts = await client.create({ path: '/api/resumes', body: resumeForm });
    const variant = await client.create({ path: `/api/resumes/${resume}/copy`, body: { linked: true } });
    const letter = await client.create({
      path: '/api/cover-letters',
      body: { jobTitle: 'Nurse', companyName: 'Acme' },
    });
    const generation = await client.create({
      path: '/api/autonomous-generate',
      body: { jobTitle: 'Nurse', industry: 'Healthcare' },
    });
    idsByShape.set(shape, { resume, resumeWithManyParts, variant, letter, generation });
  }
  await monitor.takeResponseTimes();
  for (const [call, buildCall] of Object.entries(hostileCalls).filter(([name]) => only.test(name))) {
    const statuses: Record<number, number> = {};
    let slowestSeconds = 0;
    const pending = [...idsByShape];
    const runLane = async () => {
      for (let next = pending.shift(); next; next = pending.shift()) {
        const start = performance.now();
        const { status } = await client.send(buildCall(...next));
        slowestSeconds = Math.max(slowestSeconds, (performance.now() - start) / 1_000);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: concurrency }, runLane));
    yield { call, statuses, slowestCallSeconds: slowestSeconds, ...(await monitor.takeResponseTimes()) };
  }
}

/** Sends `count` generations concurrently, each as a different guest. */
export async function sendGenerations(url: string, monitor: ResponseTimeMonitor, count = 150): Promise<CallOutcome> {
  const guests = Array.from({ length: count }, () => new GuestClient(url));
  await Promise.all(guests.map((client) => client.send({ path: '/api/me/allowance', method: 'GET' })));
  await monitor.takeResponseTimes();
  const statuses: Record<number, number> = {};
  let slowestSeconds = 0;
  await Promise.all(
    guests.map(async (client, i) => {
      const start = performance.now();
      const body = { jobTitle: `Nurse ${i}`, industry: 'Healthcare' };
      const { status } = await client.send({ path: '/api/autonomous-generate', body });
      slowestSeconds = Math.max(slowestSeconds, (performance.now() - start) / 1_000);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }),
  );
  return {
    call: `${count} concurrent generations`,
    statuses,
    slowestCallSeconds: slowestSeconds,
    ...(await monitor.takeResponseTimes()),
  };
}
