import type { IncomingMessage, ServerResponse } from 'node:http';
import { importRequestSchema, importResultSchema, type ImportResult } from '@shortlist/contracts/builder/import';
import { sendJson } from '@shortlist/shared-ui/testing/api-server';
import { createEmptyEducation, createEmptyExperience } from '@shortlist/documents/empty-content';
import { createStarterContent } from '../shared/resume-editor/empty-resume';
import { FakeEditorServer } from './fake-editor-server';

const content = {
  ...createStarterContent(),
  personalInfo: {
    ...createStarterContent().personalInfo,
    firstName: 'Ines',
    lastName: 'Halvorsen',
    email: 'ines@example.org',
  },
  experience: [
    {
      ...createEmptyExperience(),
      company: 'Orrin Bay Hospital',
      position: 'Registered Nurse',
      startDate: '03/2020',
      current: true,
      achievements: ['Triage, up to 90 a shift'],
    },
  ],
  education: [{ ...createEmptyEducation(), degree: 'BSN', institution: 'Halden State University' }],
  skills: ['ACLS', 'Epic'],
};

/** Imported text with an ambiguous date, two missing fields and two unplaced lines. */
export const importFixture: ImportResult = importResultSchema.parse({
  kind: 'text',
  fileName: 'halvorsen-cv.txt',
  pages: 0,
  language: 'en',
  content,
  fields: [
    { path: 'personalInfo.firstName', value: 'Ines', confidence: 'sure', line: 0 },
    { path: 'personalInfo.lastName', value: 'Halvorsen', confidence: 'sure', line: 0 },
    { path: 'personalInfo.email', value: 'ines@example.org', confidence: 'sure', line: 1 },
    { path: 'personalInfo.location', value: '', confidence: 'missing' },
    { path: 'experience.0.company', value: 'Orrin Bay Hospital', confidence: 'sure', line: 2 },
    { path: 'experience.0.position', value: 'Registered Nurse', confidence: 'sure', line: 3 },
    {
      path: 'experience.0.startDate',
      value: '03/2020',
      confidence: 'check',
      line: 2,
      question: 'This date can be read in two ways. Which one is right?',
      other: '04/2020',
    },
    { path: 'experience.0.current', value: 'true', confidence: 'sure', line: 2 },
    { path: 'experience.0.achievements.0', value: 'Triage, up to 90 a shift', confidence: 'sure', line: 4 },
    { path: 'education.0.degree', value: 'BSN', confidence: 'sure', line: 5 },
    { path: 'education.0.field', value: '', confidence: 'missing' },
    { path: 'education.0.institution', value: 'Halden State University', confidence: 'sure', line: 5 },
    { path: 'skills.0', value: 'ACLS', confidence: 'sure', line: 6 },
    { path: 'skills.1', value: 'Epic', confidence: 'sure', line: 6 },
  ],
  tray: [
    { id: 't-1', text: 'Driving licence, own car', where: 'Under “Other”' },
    { id: 't-2', text: 'Tacoma, WA 98402', where: 'At the top' },
  ],
  lines: [
    'Ines Halvorsen',
    'ines@example.org, Tacoma, WA 98402',
    'Orrin Bay Hospital 03/04/2020 – now',
    'Registered Nurse',
    '• Triage, up to 90 a shift',
    'BSN, Halden State University',
    'ACLS, Epic',
    'Driving licence, own car',
  ].map((text) => ({ text, page: 1 })),
});

export class FakeImportServer extends FakeEditorServer {
  /** If set, the server sends this response instead of the parsed file. */
  errorResponse: { status: number; body: unknown } | undefined;
  /** Settings found in a file exported by Shortlist. */
  settings: ImportResult['settings'];
  readonly receivedFiles: { fileName: string; text: string }[] = [];

  protected override handle(request: IncomingMessage, response: ServerResponse, body: unknown): void {
    if (request.url !== '/api/imports' || this.isOffline) return super.handle(request, response, body);
    const { fileName, data } = importRequestSchema.parse(body);
    this.receivedFiles.push({ fileName, text: Buffer.from(data, 'base64').toString() });
    if (this.errorResponse) return sendJson(response, this.errorResponse.status, this.errorResponse.body);
    sendJson(response, 200, { ...importFixture, fileName, settings: this.settings });
  }
}
