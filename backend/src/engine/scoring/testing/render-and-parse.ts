import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import type { ComposeOptions } from '@shortlist/documents/compose/layout-context';
import { renderPdf } from '../../rendering/pdf/render-pdf';
import { parseFile } from '../../file-reader/parse-file';
import type { ParsedFile } from '../../file-reader/parsed-file';

export function renderAndParse(resume: ResumeContent, options: Partial<ComposeOptions> = {}): Promise<ParsedFile> {
  const composeOptions: ComposeOptions = {
    templateId: 'modern-professional',
    language: 'en',
    pageSize: 'A4',
    ...options,
  };
  return parseFile(
    renderPdf(composeResume(resume, composeOptions), [
      composeResume(resume, { ...composeOptions, density: 'compact' }),
    ]),
  );
}
