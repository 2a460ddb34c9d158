import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import { composeResume } from '@shortlist/documents/compose/resume';
import type { ComposeOptions } from '@shortlist/documents/compose/setting';
import { printPdf } from '../../rendering/pdf/printer';
import { parseFile } from '../file/parse-file';
import type { ParsedFile } from '../file/parsed-file';

export function fileOf(resume: ResumeContent, options: Partial<ComposeOptions> = {}): Promise<ParsedFile> {
  const all: ComposeOptions = { templateId: 'modern-professional', language: 'en', pageSize: 'A4', ...options };
  return parseFile(printPdf(composeResume(resume, all), [composeResume(resume, { ...all, density: 'compact' })]));
}
