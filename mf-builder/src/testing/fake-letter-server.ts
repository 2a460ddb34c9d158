import { coverLetterSchema, type CoverLetter, type LetterEvent } from '@shortlist/contracts/builder/cover-letter';
import type { Resume } from '@shortlist/contracts/builder/resume';
import { sendJson, startApiServer } from '@shortlist/shared-ui/testing/api-server';
import { resumeFixture } from './document-fixtures';

/** HTTP server for one cover letter at a time, with streaming generation. */
export class FakeLetterServer {
  letter: CoverLetter | null = null;
  resumes: Resume[] = [resumeFixture];
  /** Events of the next generation. */
  events: LetterEvent[] = [];
  shouldKeepStreamOpen = false;
  /** Simulates deleted generations. Creating a letter from a generation then fails with 404. */
  isGenerationDeleted = false;
  isStorageFull = false;
  errorResponse: { status: number; code: string } | null = null;
  readonly writes: { call: string; body: Record<string, unknown> }[] = [];
  wasStreamAborted = false;
  /** Promises that delay a write or a response, by method and path. */
  readonly delays = new Map<string, Promise<void>>();
  private close: () => Promise<void> = () => Promise.resolve();

  async start(): Promise<void> {
    ({ close: this.close } = await startApiServer(async (request, response, body) => {
      const { method = '', url = '' } = request;
      const requestBody = (body ?? {}) as Record<string, unknown>;
      if (method !== 'GET') this.writes.push({ call: `${method} ${url}`, body: requestBody });
      if (url === '/api/cover-letters/generate') {
        if (this.errorResponse)
          return sendJson(response, this.errorResponse.status, { ...this.errorResponse, message: 'no' });
        response.writeHead(200, { 'Content-Type': 'text/event-stream' });
        response.on('close', () => (this.wasStreamAborted = !response.writableEnded));
        for (const event of this.events) response.write(`data: ${JSON.stringify(event)}\n\n`);
        if (!this.shouldKeepStreamOpen) response.end();
        return;
      }
      if (this.isStorageFull && method !== 'GET')
        return sendJson(response, 413, { code: 'storage_full', message: 'No room for more.' });
      const result = method === 'GET' ? this.handle(method, url, requestBody) : undefined;
      await this.delays.get(`${method} ${url}`);
      sendJson(response, ...(result ?? this.handle(method, url, requestBody)));
    }));
  }

  stop(): Promise<void> {
    return this.close();
  }

  private handle(method: string, url: string, body: Record<string, unknown>): [number, unknown] {
    if (url === '/api/resumes') return [200, this.resumes];
    if (url === '/api/me/allowance') return [200, { used: 2, limit: 3, premium: false }];
    if (url === '/api/analyze-job') return [200, analysisFixture];
    if (url === '/api/improve-text')
      return [200, { before: body.text, after: `Better: ${String(body.text)}`, writer: 'built-in' }];
    if (url.endsWith('/pdf')) return [200, { success: true, pdfUrl: '/api/files/x.pdf' }];
    if (!url.startsWith('/api/cover-letters')) return [404, { code: 'not_found', message: 'no' }];
    if (url === '/api/cover-letters' && method === 'GET') return [200, this.letter ? [this.letter] : []];
    if (method === 'GET') return this.letter ? [200, this.letter] : [404, { code: 'not_found', message: 'no' }];
    if (this.isGenerationDeleted && body.generationId) return [404, { code: 'not_found', message: 'no' }];
    const isSave = url === '/api/cover-letters' || !url.endsWith('/draft');
    const previous = this.letter;
    this.letter = coverLetterSchema.parse({
      ...previous,
      ...body,
      id: 'l-1',
      userId: null,
      language: body.language ?? 'en',
      pageSize: body.pageSize ?? 'A4',
      sender: body.sender ?? resumeFixture.personalInfo,
      design: { templateId: 'modern-professional', accent: '', fonts: '', density: 'regular' },
      version: (previous?.version ?? 0) + (isSave ? 1 : 0),
      draft: null,
      draftVersion: (previous?.draftVersion ?? 0) + 1,
      deletedAt: null,
      createdAt: '2026-11-20T10:00:00.000Z',
      updatedAt: '2026-11-20T10:00:00.000Z',
    });
    if (method === 'PUT' && url.endsWith('/draft')) {
      return [200, { draftVersion: this.letter.draftVersion, updatedAt: this.letter.updatedAt }];
    }
    return [method === 'POST' ? 201 : 200, this.letter];
  }
}

const analysisFixture = {
  requiredSkills: ['Triage', 'ACLS'],
  keywords: ['Telehealth'],
  suggestions: ['Name your license.'],
  writer: 'built-in',
};
