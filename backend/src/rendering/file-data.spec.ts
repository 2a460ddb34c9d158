import { composeLetter } from '@shortlist/documents/compose/compose-letter';
import { seniorLetter, seniorResume } from '@shortlist/documents/samples/senior/en';
import { composeTrees, type DocumentSource } from './document-source';
import { buildFileData } from './file-data';
import { renderPdf } from './pdf/render-pdf';
import { readAttachments } from './testing/read-file-data';

const options = { templateId: 'modern-professional', language: 'en', pageSize: 'A4' } as const;
const build = (source: DocumentSource) => buildFileData(source, composeTrees(source).tree);
const source = { resume: seniorResume, options, denserSettings: [], carriesData: true };

it('embeds the data of a resume that carries them, and of no other document', async () => {
  const { tree, denser } = composeTrees(source);
  const data = build(source);
  expect(await readAttachments(renderPdf(tree, denser, data))).toEqual({ 'resume.json': data });
  expect(await readAttachments(renderPdf(tree))).toEqual({});
  expect(build({ ...source, carriesData: false })).toBeUndefined();
  expect(build({ resume: seniorResume, options, denserSettings: [] })).toBeUndefined();
  expect(build({ letter: seniorLetter, options, denserSettings: [] })).toBeUndefined();
  expect(build({ tree: composeLetter(seniorLetter, options) })).toBeUndefined();
});

it('builds data with the filled blanks of a generated resume', () => {
  const resume = { ...seniorResume, skills: ['[Tool]'] };
  const data = build({ ...source, resume, options: { ...options, fills: { 'skills.0#0': 'Terraform' } } });
  expect(JSON.parse(data ?? '')).toMatchObject({
    skills: [{ name: 'Terraform' }],
    meta: { shortlist: { content: { skills: ['Terraform'] } } },
  });
});
