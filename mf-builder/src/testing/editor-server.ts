import type { IncomingMessage, ServerResponse } from 'node:http';
import { exampleSchema } from '@shortlist/contracts/builder/example';
import { sample as example } from '@shortlist/documents/samples/en';
import {
  draftSchema,
  resumeSchema,
  saveDraftSchema,
  saveResumeSchema,
  type Resume,
  type SaveDraft,
} from '@shortlist/contracts/builder/saved-resume';
import { listTemplates } from '@shortlist/documents/templates/catalogue';
import { answerJson, serveApi } from '@shortlist/shared-ui/testing';
import { resume } from './documents';

interface Write {
  method: string;
  path: string;
  key?: string;
  body: SaveDraft;
}

/** HTTP server for the resumes of one user, for specs, with drafts, versions and errors as in the contract. */
export class EditorServer {
  readonly writes: Write[] = [];
  readonly resumes = new Map<string, Resume>();
  /** The states before writes with a cause. */
  readonly versions: { cause: string; summary: string }[] = [];
  /** Simulates a lost network: connections are cut. */
  down = false;
  /** Drafts are stored, but the connection is cut before the response. */
  losesAnswers = false;
  /** Writes fail with status 500. */
  broken = false;
  pdf: { status: number; body: unknown } = { status: 200, body: { success: true, pdfUrl: '/files/resume.pdf' } };
  /** Promises that delay a write or a response, by method and path. */
  readonly held = new Map<string, Promise<void>>();
  private readonly keys = new Map<string, string>();
  private close: () => Promise<void> = () => Promise.resolve();

  startEmpty(): Promise<void> {
    localStorage.clear();
    this.writes.length = 0;
    this.versions.length = 0;
    this.resumes.clear();
    this.down = false;
    this.broken = false;
    this.losesAnswers = false;
    this.held.clear();
    return this.start();
  }
  async start(): Promise<void> {
    ({ close: this.close } = await serveApi((request, answer, body) => this.handle(request, answer, body)));
  }
  stop(): Promise<void> {
    return this.close();
  }
  writesTo(end: string): Write[] {
    return this.writes.filter(({ path }) => path.endsWith(end));
  }
  changeElsewhere(id: string, change: Partial<Resume>): void {
    const before = this.stored(id);
    this.resumes.set(id, { ...before, ...change, draftVersion: before.draftVersion + 1 });
  }
  stored(id: string): Resume {
    const found = this.resumes.get(id);
    if (!found) throw new Error(`No resume ${id}`);
    return found;
  }

  protected handle(request: IncomingMessage, answer: ServerResponse, body: unknown): void {
    const { method = '', url = '' } = request;
    if (this.down) return void request.socket.destroy();
    if (url === '/api/resumes/layout') return answerJson(answer, 503, no('unavailable'));
    const key = request.headers['idempotency-key']?.toString();
    if (['POST', 'PUT'].includes(method)) this.writes.push({ method, path: url, key, body: body as SaveDraft });

    if (this.broken && method === 'PUT') return answerJson(answer, 500, no('internal'));
    if (url === '/api/templates') return answerJson(answer, 200, listTemplates('en'));
    if (url.startsWith('/api/examples/')) return this.example(answer, url.slice('/api/examples/'.length));
    if (url === '/api/config' || url.startsWith('/api/me')) return answerJson(answer, 503, no('unavailable'));
    if (url === '/api/auth/me') return answerJson(answer, 401, no('signed_out'));
    if (url === '/api/resumes/draft') return this.create(answer, saveDraftSchema.parse(body), key, 0);
    if (url === '/api/resumes' && method === 'GET') return answerJson(answer, 200, [...this.resumes.values()]);
    if (url === '/api/resumes' && method === 'POST') return this.create(answer, saveResumeSchema.parse(body), key, 1);

    const [, id = '', call = ''] = /^\/api\/resumes\/([^/]+)\/?(.*)$/.exec(url) ?? [];
    const stored = this.resumes.get(id);
    if (!stored) return answerJson(answer, 404, no('not_found'));
    if (call === 'versions' && method === 'POST') {
      const { version, atsScore } = stored;
      return answerJson(answer, 201, {
        id: '1',
        version,
        cause: 'hand',
        name: '',
        atsScore,
        matchScore: null,
        createdAt: stored.createdAt,
      });
    }
    if (call === 'pdf') return answerJson(answer, this.pdf.status, this.pdf.body);
    if (call.startsWith('score')) return answerJson(answer, 503, no('unavailable'));
    const turn = this.held.get(`${method} ${url}`) ?? Promise.resolve();
    if (method === 'GET') return void turn.then(() => answerJson(answer, 200, stored));
    const typed = call === 'draft' ? saveDraftSchema.parse(body) : saveResumeSchema.parse(body);
    void turn.then(() => this.replace(answer, this.stored(id), typed, call));
  }

  private example(answer: ServerResponse, id: string): void {
    if (id !== 'example') return answerJson(answer, 404, no('not_found'));
    const look = { templateId: 'tech-focused', density: 'compact' };
    answerJson(answer, 200, exampleSchema.parse({ id, language: 'en', ...look, resume: example }));
  }

  private create(answer: ServerResponse, typed: SaveDraft, key: string | undefined, version: number): void {
    const known = key === undefined ? undefined : this.keys.get(key);
    const id = known ?? `r-${this.resumes.size + 1}`;
    if (key !== undefined) this.keys.set(key, id);
    if (!known) {
      const draft = version === 0 ? draftSchema.parse(typed) : null;
      this.resumes.set(id, resumeSchema.parse({ ...resume, ...typed, id, version, draft, draftVersion: 1 }));
    }
    answerJson(answer, 201, this.stored(id));
  }

  private replace(answer: ServerResponse, stored: Resume, typed: SaveDraft, call: string): void {
    const { version, draftVersion, cause } = typed;
    if (draftVersion !== stored.draftVersion || version !== stored.version) {
      return answerJson(answer, 409, { ...no('stale'), current: stored });
    }
    if (cause) this.versions.push({ cause, summary: (stored.draft ?? stored).personalInfo.summary });
    const next =
      call === 'draft' ? { draft: draftSchema.parse(typed) } : { ...typed, draft: null, version: version + 1 };
    const after = resumeSchema.parse({ ...stored, ...next, draftVersion: stored.draftVersion + 1 });
    this.resumes.set(stored.id, after);
    if (this.losesAnswers) return void answer.destroy();
    const { updatedAt } = after;
    answerJson(answer, 200, call === 'draft' ? { draftVersion: after.draftVersion, updatedAt } : after);
  }
}

const no = (code: string) => ({ code, message: 'no' });
