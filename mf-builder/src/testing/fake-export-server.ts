import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CoverLetter } from '@shortlist/contracts/builder/cover-letter';
import { resumeLayoutSchema } from '@shortlist/contracts/builder/page-layout';
import { parserViewSchema } from '@shortlist/contracts/builder/parser-view';
import { resumeDraftSchema, type pageFitResponseSchema } from '@shortlist/contracts/builder/resume';
import type { ResumeVersion, ResumeVersionContent } from '@shortlist/contracts/builder/resume-versions';
import { sendJson } from '@shortlist/shared-ui/testing/api-server';
import type * as z from '@shortlist/contracts/z';
import { FakeEditorServer } from './fake-editor-server';

type ParserViewResponse = z.infer<typeof parserViewSchema>;

const createParserField = (kind: string, yours: string, read = yours, verdict = 'same') => ({
  path: `personalInfo.${kind}`,
  kind,
  number: 0,
  name: '',
  yours,
  read,
  verdict,
});

export class FakeExportServer extends FakeEditorServer {
  letters: CoverLetter[] = [];
  storedVersions: ResumeVersionContent[] = [];
  /** Status codes of failing requests, by the end of their path. */
  readonly failures = new Map<string, number>();
  fitResponse: z.infer<typeof pageFitResponseSchema> = { fits: true, fit: 4 };
  layout = resumeLayoutSchema.parse({
    pages: 2,
    lastPageFill: 0.3,
    bodySize: 9.4,
    room: 30,
    paper: { width: 595, height: 842 },
  });
  parserView: ParserViewResponse = parserViewSchema.parse({
    readBack: 38,
    possible: 40,
    checks: [],
    order: [{ key: 'header', heading: 'Ines Halvorsen', known: true, page: 0, x: 60, y: 60 }],
    fields: [
      createParserField('name', 'Ines Halvorsen'),
      createParserField('linkedin', 'https://linkedin.com/in/ines', 'linkedin.com/in/ines', 'equal'),
      createParserField('phone', '+1 253 555 0144', '', 'lost'),
      {
        ...createParserField('skills', '3', '', 'moved'),
        path: 'skills',
        list: { yours: 3, read: 2, moved: ['Spanish (working)'], lost: [] },
      },
      {
        ...createParserField('dates', '03/2020 –', ''),
        number: 1,
        dates: { from: '2020-03', to: '', now: true },
      },
    ],
    text: 'Ines Halvorsen\nSkills',
  });

  readonly calls: { path: string; body: unknown }[] = [];

  protected override handle(request: IncomingMessage, response: ServerResponse, body: unknown): void {
    const { method = '', url = '' } = request;
    const [, id = '', endpoint = '', subpath = ''] = /^\/api\/resumes\/([^/]+)\/([^/?]+)\/?([^?]*)/.exec(url) ?? [];
    const failure = [...this.failures].find(([end]) => url.endsWith(end))?.[1];
    if (failure) return sendJson(response, failure, { code: 'internal', message: 'It did not work.' });
    if (url === '/api/cover-letters') return sendJson(response, 200, this.letters);
    if (url.startsWith('/files/'))
      return void response.writeHead(200, { 'Content-Type': 'application/pdf' }).end('%PDF');
    if (['fit', 'file', 'versions'].includes(endpoint) && method === 'POST') this.calls.push({ path: url, body });
    if (endpoint === 'machine') return sendJson(response, 200, this.parserView);
    if (endpoint === 'layout') return sendJson(response, 200, this.layout);
    if (endpoint === 'fit') return sendJson(response, 200, this.fitResponse);
    if (endpoint === 'file') {
      return sendJson(response, 200, { success: true, url: '/files/x/Ines.docx', name: 'Ines.docx', size: 14_200 });
    }
    if (endpoint === 'versions') return this.handleVersions(response, method, id, subpath, body);
    super.handle(request, response, body);
  }

  createVersion(id: string, summary: string, overrides: Partial<ResumeVersion> = {}): ResumeVersionContent {
    const stored = resumeDraftSchema.parse(this.getResume(id));
    return {
      id: `v-${this.storedVersions.length + 1}`,
      version: 1,
      cause: 'ai',
      name: '',
      atsScore: 71,
      matchScore: null,
      createdAt: '2026-11-18T10:00:00.000Z',
      ...overrides,
      resume: { ...stored, personalInfo: { ...stored.personalInfo, summary } },
    };
  }

  private handleVersions(response: ServerResponse, method: string, id: string, subpath: string, body: unknown): void {
    const [versionId, action] = subpath.split('/');
    const version = this.storedVersions.find((candidate) => candidate.id === versionId);
    if (!versionId && method === 'GET') return sendJson(response, 200, this.storedVersions);
    if (!versionId) {
      const createdVersion = this.createVersion(id, 'kept', { cause: 'hand', name: (body as { name: string }).name });
      this.storedVersions = [createdVersion, ...this.storedVersions];
      return sendJson(response, 201, createdVersion);
    }
    if (!version) return sendJson(response, 404, { code: 'not_found', message: 'no' });
    if (!action) return sendJson(response, 200, version);
    this.updateFromOtherDevice(id, { draft: version.resume });
    sendJson(response, 200, this.getResume(id));
  }
}
