import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CoverLetter } from '@shortlist/contracts/builder/cover-letter';
import { machineViewSchema, resumeLayoutSchema } from '@shortlist/contracts/builder/machine-view';
import {
  draftSchema,
  type fitAnswerSchema,
  type ResumeVersion,
  type ResumeVersionContent,
} from '@shortlist/contracts/builder/saved-resume';
import { answerJson } from '@shortlist/shared-ui/testing';
import type * as z from '@shortlist/contracts/z';
import { EditorServer } from './editor-server';

type View = z.infer<typeof machineViewSchema>;

const field = (kind: string, yours: string, read = yours, verdict = 'same') => ({
  path: `personalInfo.${kind}`,
  kind,
  number: 0,
  name: '',
  yours,
  read,
  verdict,
});

export class PreviewServer extends EditorServer {
  letters: CoverLetter[] = [];
  kept: ResumeVersionContent[] = [];
  /** Status codes of requests that fail, by the end of their path. */
  readonly failing = new Map<string, number>();
  fit: z.infer<typeof fitAnswerSchema> = { fits: true, fit: 4 };
  layout = resumeLayoutSchema.parse({
    pages: 2,
    lastPageFill: 0.3,
    bodySize: 9.4,
    room: 30,
    paper: { width: 595, height: 842 },
  });
  view: View = machineViewSchema.parse({
    readBack: 38,
    possible: 40,
    checks: [],
    order: [{ key: 'header', heading: 'Ines Halvorsen', known: true, page: 0, x: 60, y: 60 }],
    fields: [
      field('name', 'Ines Halvorsen'),
      field('linkedin', 'https://linkedin.com/in/ines', 'linkedin.com/in/ines', 'equal'),
      field('phone', '+1 253 555 0144', '', 'lost'),
      {
        ...field('skills', '3', '', 'moved'),
        path: 'skills',
        list: { yours: 3, read: 2, moved: ['Spanish (working)'], lost: [] },
      },
      {
        ...field('dates', '03/2020 –', ''),
        number: 1,
        dates: { from: '2020-03', to: '', now: true },
      },
    ],
    text: 'Ines Halvorsen\nSkills',
  });

  readonly calls: { path: string; body: unknown }[] = [];

  protected override handle(request: IncomingMessage, answer: ServerResponse, body: unknown): void {
    const { method = '', url = '' } = request;
    const [, id = '', call = '', more = ''] = /^\/api\/resumes\/([^/]+)\/([^/?]+)\/?([^?]*)/.exec(url) ?? [];
    const failure = [...this.failing].find(([end]) => url.endsWith(end))?.[1];
    if (failure) return answerJson(answer, failure, { code: 'internal', message: 'It did not work.' });
    if (url === '/api/cover-letters') return answerJson(answer, 200, this.letters);
    if (url.startsWith('/files/')) return void answer.writeHead(200, { 'Content-Type': 'application/pdf' }).end('%PDF');
    if (['fit', 'file', 'versions'].includes(call) && method === 'POST') this.calls.push({ path: url, body });
    if (call === 'machine') return answerJson(answer, 200, this.view);
    if (call === 'layout') return answerJson(answer, 200, this.layout);
    if (call === 'fit') return answerJson(answer, 200, this.fit);
    if (call === 'file') {
      return answerJson(answer, 200, { success: true, url: '/files/x/Ines.docx', name: 'Ines.docx', size: 14_200 });
    }
    if (call === 'versions') return this.versionsCall(answer, method, id, more, body);
    super.handle(request, answer, body);
  }

  version(id: string, summary: string, more: Partial<ResumeVersion> = {}): ResumeVersionContent {
    const stored = draftSchema.parse(this.stored(id));
    return {
      id: `v-${this.kept.length + 1}`,
      version: 1,
      cause: 'ai',
      name: '',
      atsScore: 71,
      matchScore: null,
      createdAt: '2026-11-18T10:00:00.000Z',
      ...more,
      resume: { ...stored, personalInfo: { ...stored.personalInfo, summary } },
    };
  }

  private versionsCall(answer: ServerResponse, method: string, id: string, more: string, body: unknown): void {
    const [versionId, restore] = more.split('/');
    const version = this.kept.find((one) => one.id === versionId);
    if (!versionId && method === 'GET') return answerJson(answer, 200, this.kept);
    if (!versionId) {
      const made = this.version(id, 'kept', { cause: 'hand', name: (body as { name: string }).name });
      this.kept = [made, ...this.kept];
      return answerJson(answer, 201, made);
    }
    if (!version) return answerJson(answer, 404, { code: 'not_found', message: 'no' });
    if (!restore) return answerJson(answer, 200, version);
    this.changeElsewhere(id, { draft: version.resume });
    answerJson(answer, 200, this.stored(id));
  }
}
