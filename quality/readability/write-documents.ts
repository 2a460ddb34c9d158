/**
 * `npm run write-documents -w quality -- FOLDER` writes PDF files for validators of PDF standards. See
 * docs/quality/documents.md for the results of the validators.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { interviewTips } from '@shortlist/backend/payments/interview-tips/guides';
import { buildFileData } from '@shortlist/backend/engine/rendering/file-data';
import { renderPdf } from '@shortlist/backend/engine/rendering/pdf/render-pdf';
import type { LetterContent, PageSize, ResumeContent } from '@shortlist/contracts/builder/document-content';
import { type Language, languages } from '@shortlist/contracts/platform/languages';
import { composeLetter } from '@shortlist/documents/compose/compose-letter';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import type { ComposeOptions } from '@shortlist/documents/compose/layout-context';
import type { DocumentTree } from '@shortlist/documents/document-tree';
import { createEmptyContent } from '@shortlist/documents/empty-content';
import { composeGuide } from '@shortlist/documents/guide/compose-guide';
import { allSamples, sampleKinds } from '@shortlist/documents/samples/all-samples';
import { seniorLetter } from '@shortlist/documents/samples/senior/en';
import { templateDesigns } from '@shortlist/documents/templates/designs';
import { exitWithUsage, readArguments } from '@shortlist/scripts/arguments';

const pageSizes: PageSize[] = ['A4', 'Letter'];
const emptyResume = createEmptyContent();
const emptyLetter: LetterContent = {
  personalInfo: emptyResume.personalInfo,
  date: '',
  recipient: [],
  jobTitle: '',
  salutation: '',
  paragraphs: [],
};

const removeName = (resume: ResumeContent): ResumeContent => ({
  ...resume,
  personalInfo: { ...resume.personalInfo, firstName: '', lastName: '' },
});

type NamedDocument = [name: string, tree: DocumentTree, data?: string | undefined];

function composeResumeWithData(name: string, resume: ResumeContent, options: ComposeOptions): NamedDocument {
  const tree = composeResume(resume, options);
  return [name, tree, buildFileData({ kind: 'resume', resume, options, denserSettings: [], carriesData: true }, tree)];
}

function* composeDocuments(language: Language, pageSize: PageSize): Generator<NamedDocument> {
  for (const { id: templateId } of templateDesigns) {
    const options = { templateId, language, pageSize };
    for (const kind of sampleKinds)
      yield composeResumeWithData(`${templateId}-${kind}`, allSamples[kind][language], options);
    yield [`${templateId}-letter`, composeLetter(seniorLetter, options)];
    yield composeResumeWithData(`${templateId}-nameless`, removeName(allSamples.senior[language]), options);
    yield composeResumeWithData(`${templateId}-empty`, emptyResume, options);
    yield [`${templateId}-empty-letter`, composeLetter(emptyLetter, options)];
  }
  yield ['guide', composeGuide(interviewTips[language], { language, pageSize })];
}

const usage = 'npm run write-documents -w quality -- FOLDER';
const [path = exitWithUsage(usage)] = readArguments(usage).names;
// npm runs the script in the package's folder. INIT_CWD is the folder where npm was called.
const folder = resolve(process.env.INIT_CWD ?? '', path);
mkdirSync(folder, { recursive: true });
let fileCount = 0;
for (const { code } of languages) {
  for (const pageSize of pageSizes) {
    for (const [name, tree, data] of composeDocuments(code, pageSize)) {
      writeFileSync(resolve(folder, `${name}-${code}-${pageSize}.pdf`), renderPdf(tree, [], data));
      fileCount++;
    }
  }
}
console.log(`wrote ${fileCount} files`);
