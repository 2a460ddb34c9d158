import type { IncomingMessage, ServerResponse } from 'node:http';
import { importOrderSchema, importedSchema, type Imported } from '@shortlist/contracts/builder/import';
import { answerJson } from '@shortlist/shared-ui/testing';
import { blankContent, blankEducation, blankExperience } from '../shared/editor/blank';
import { EditorServer } from './editor-server';

const content = {
  ...blankContent(),
  personalInfo: { ...blankContent().personalInfo, firstName: 'Ines', lastName: 'Halvorsen', email: 'ines@example.org' },
  experience: [
    {
      ...blankExperience(),
      company: 'Orrin Bay Hospital',
      position: 'Registered Nurse',
      startDate: '03/2020',
      current: true,
      achievements: ['Triage, up to 90 a shift'],
    },
  ],
  education: [{ ...blankEducation(), degree: 'BSN', institution: 'Halden State University' }],
  skills: ['ACLS', 'Epic'],
};

/** Imported text for specs, with an ambiguous date, two missing fields and two unplaced lines. */
export const imported: Imported = importedSchema.parse({
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

export class ImportServer extends EditorServer {
  /** Error response instead of the parsed file. */
  refusal: { status: number; body: unknown } | undefined;
  readonly files: { fileName: string; text: string }[] = [];

  protected override handle(request: IncomingMessage, answer: ServerResponse, body: unknown): void {
    if (request.url !== '/api/imports' || this.down) return super.handle(request, answer, body);
    const { fileName, data } = importOrderSchema.parse(body);
    this.files.push({ fileName, text: Buffer.from(data, 'base64').toString() });
    if (this.refusal) return answerJson(answer, this.refusal.status, this.refusal.body);
    answerJson(answer, 200, { ...imported, fileName });
  }
}
