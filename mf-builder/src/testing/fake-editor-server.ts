import type { IncomingMessage, ServerResponse } from 'node:http';
import { exampleSchema } from '@shortlist/contracts/builder/example';
import { juniorResume as example } from '@shortlist/documents/samples/junior/en';
import {
  resumeDraftSchema,
  resumeSchema,
  saveResumeDraftRequestSchema,
  saveResumeRequestSchema,
  type Resume,
  type SaveResumeDraftRequest,
} from '@shortlist/contracts/builder/resume';
import { listTemplates } from '@shortlist/documents/templates/list-templates';
import { sendJson, startApiServer } from '@shortlist/shared-ui/testing/api-server';
import { resumeFixture } from './document-fixtures';

interface RecordedWrite {
  method: string;
  path: string;
  key?: string;
  body: SaveResumeDraftRequest;
}

/** HTTP server with the resumes of one user, including drafts, versions and errors as defined by the contract. */
export class FakeEditorServer {
  readonly writes: RecordedWrite[] = [];
  readonly resumes = new Map<string, Resume>();
  /** One entry for each write with a cause. `summary` is the summary that the write replaced. */
  readonly versions: { cause: string; summary: string }[] = [];
  /** Cuts connections, like a lost network. */
  isOffline = false;
  /** Stores drafts, but cuts the connection before the response. */
  shouldLoseResponses = false;
  shouldFailWrites = false;
  /** Writes fail with status 400 because of this field. */
  rejectedPath = '';
  pdfResponse: { status: number; body: unknown } = {
    status: 200,
    body: { success: true, pdfUrl: '/files/resume.pdf' },
  };
  /** Promises that delay a write or a response, by method and path. */
  readonly delays = new Map<string, Promise<void>>();
  private readonly idsByKey = new Map<string, string>();
  private close: () => Promise<void> = () => Promise.resolve();

  startEmpty(): Promise<void> {
    localStorage.clear();
    this.writes.length = 0;
    this.versions.length = 0;
    this.resumes.clear();
    this.isOffline = false;
    this.shouldFailWrites = false;
    this.rejectedPath = '';
    this.shouldLoseResponses = false;
    this.delays.clear();
    return this.start();
  }
  async start(): Promise<void> {
    ({ close: this.close } = await startApiServer((request, response, body) => this.handle(request, response, body)));
  }
  stop(): Promise<void> {
    return this.close();
  }
  listWritesTo(pathEnd: string): RecordedWrite[] {
    return this.writes.filter(({ path }) => path.endsWith(pathEnd));
  }
  updateFromOtherDevice(id: string, change: Partial<Resume>): void {
    const before = this.getResume(id);
    this.resumes.set(id, { ...before, ...change, draftVersion: before.draftVersion + 1 });
  }
  getResume(id: string): Resume {
    const resume = this.resumes.get(id);
    if (!resume) throw new Error(`No resume ${id}`);
    return resume;
  }

  protected handle(request: IncomingMessage, response: ServerResponse, body: unknown): void {
    const { method = '', url = '' } = request;
    if (this.isOffline) return void request.socket.destroy();
    if (url === '/api/resumes/layout') return sendJson(response, 503, createErrorBody('unavailable'));
    const key = request.headers['idempotency-key']?.toString();
    if (['POST', 'PUT'].includes(method))
      this.writes.push({ method, path: url, key, body: body as SaveResumeDraftRequest });

    if (this.rejectedPath && method === 'PUT')
      return sendJson(response, 400, {
        ...createErrorBody('invalid_input'),
        issues: [{ path: this.rejectedPath, code: 'too_long', message: 'This is too long.' }],
      });
    if (this.shouldFailWrites && method === 'PUT') return sendJson(response, 500, createErrorBody('internal'));
    if (url === '/api/templates') return sendJson(response, 200, listTemplates('en'));
    if (url.startsWith('/api/examples/')) return this.sendExample(response, url.slice('/api/examples/'.length));
    if (url === '/api/config' || url.startsWith('/api/me'))
      return sendJson(response, 503, createErrorBody('unavailable'));
    if (url === '/api/auth/me') return sendJson(response, 401, createErrorBody('signed_out'));
    if (url === '/api/resumes/draft')
      return this.createResume(response, saveResumeDraftRequestSchema.parse(body), key, 0);
    if (url === '/api/resumes' && method === 'GET') return sendJson(response, 200, [...this.resumes.values()]);
    if (url === '/api/resumes' && method === 'POST')
      return this.createResume(response, saveResumeRequestSchema.parse(body), key, 1);

    const [, id = '', action = ''] = /^\/api\/resumes\/([^/]+)\/?(.*)$/.exec(url) ?? [];
    const stored = this.resumes.get(id);
    if (!stored) return sendJson(response, 404, createErrorBody('not_found'));
    if (action === 'versions' && method === 'POST') {
      const { version, atsScore } = stored;
      return sendJson(response, 201, {
        id: '1',
        version,
        cause: 'hand',
        name: '',
        atsScore,
        matchScore: null,
        createdAt: stored.createdAt,
      });
    }
    if (action === 'pdf') return sendJson(response, this.pdfResponse.status, this.pdfResponse.body);
    if (action.startsWith('score')) return sendJson(response, 503, createErrorBody('unavailable'));
    const delay = this.delays.get(`${method} ${url}`) ?? Promise.resolve();
    if (method === 'GET') return void delay.then(() => sendJson(response, 200, stored));
    const parsedBody =
      action === 'draft' ? saveResumeDraftRequestSchema.parse(body) : saveResumeRequestSchema.parse(body);
    void delay.then(() => this.replaceResume(response, this.getResume(id), parsedBody, action));
  }

  private sendExample(response: ServerResponse, id: string): void {
    if (id !== 'example') return sendJson(response, 404, createErrorBody('not_found'));
    const design = { templateId: 'tech-focused', density: 'compact' };
    sendJson(response, 200, exampleSchema.parse({ id, language: 'en', ...design, resume: example }));
  }

  private createResume(
    response: ServerResponse,
    request: SaveResumeDraftRequest,
    key: string | undefined,
    version: number,
  ): void {
    const existingId = key === undefined ? undefined : this.idsByKey.get(key);
    const id = existingId ?? `r-${this.resumes.size + 1}`;
    if (key !== undefined) this.idsByKey.set(key, id);
    if (!existingId) {
      const draft = version === 0 ? resumeDraftSchema.parse(request) : null;
      this.resumes.set(id, resumeSchema.parse({ ...resumeFixture, ...request, id, version, draft, draftVersion: 1 }));
    }
    sendJson(response, 201, this.getResume(id));
  }

  private replaceResume(
    response: ServerResponse,
    stored: Resume,
    request: SaveResumeDraftRequest,
    action: string,
  ): void {
    const { version, draftVersion, cause } = request;
    if (draftVersion !== stored.draftVersion || version !== stored.version) {
      return sendJson(response, 409, { ...createErrorBody('stale'), current: stored });
    }
    if (cause) this.versions.push({ cause, summary: (stored.draft ?? stored).personalInfo.summary });
    const changedFields =
      action === 'draft'
        ? { draft: resumeDraftSchema.parse(request) }
        : { ...request, draft: null, version: version + 1 };
    const updatedAt = new Date().toISOString();
    const updatedResume = resumeSchema.parse({
      ...stored,
      ...changedFields,
      draftVersion: stored.draftVersion + 1,
      updatedAt,
    });
    this.resumes.set(stored.id, updatedResume);
    if (this.shouldLoseResponses) return void response.destroy();
    const draftResponse = { draftVersion: updatedResume.draftVersion, updatedAt };
    sendJson(response, 200, action === 'draft' ? draftResponse : updatedResume);
  }
}

const createErrorBody = (code: string) => ({ code, message: 'no' });
