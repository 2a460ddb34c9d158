import { composeLetter } from '@shortlist/documents/compose/compose-letter';
import { seniorLetter, seniorResume } from '@shortlist/documents/samples/senior/en';
import { SaxesParser } from 'saxes';
import { composeTrees, type DocumentSource } from './document-source';
import { buildFileData } from './file-data';
import { renderPdf } from './pdf/render-pdf';
import { readAttachments, readCustomXml } from './testing/read-file-data';
import { renderDocx } from './docx/render-docx';

const options = { templateId: 'modern-professional', language: 'en', pageSize: 'A4' } as const;
const build = (source: DocumentSource) => buildFileData(source, composeTrees(source).tree);
const source = { kind: 'resume', resume: seniorResume, options, denserSettings: [], carriesData: true } as const;

it('embeds data only in resumes with `carriesData`', async () => {
  const { tree, denser } = composeTrees(source);
  const data = build(source);
  expect(await readAttachments(renderPdf(tree, denser, data))).toEqual({ 'resume.json': data });
  expect(await readAttachments(renderPdf(tree))).toEqual({});
  expect(build({ ...source, carriesData: false })).toBeUndefined();
  expect(build({ kind: 'resume', resume: seniorResume, options, denserSettings: [] })).toBeUndefined();
  expect(build({ kind: 'letter', letter: seniorLetter, options, denserSettings: [] })).toBeUndefined();
  expect(build({ kind: 'tree', tree: composeLetter(seniorLetter, options) })).toBeUndefined();
});

it('embeds the data in a Word file as a custom XML part with properties', async () => {
  const resume = { ...seniorResume, skills: ['R&D <b>', ']]>', '"C"'] };
  const { tree } = composeTrees({ ...source, resume });
  const data = build({ ...source, resume }) ?? '';
  const [part, ...others] = await readCustomXml(await renderDocx(tree, data));
  expect(others).toEqual([]);
  const texts: string[] = [];
  const parser = new SaxesParser();
  parser.on('text', (text) => texts.push(text));
  parser.write(part?.xml ?? '').close();
  expect(texts.join('')).toBe(data);
  expect(part?.xml).toContain('<data xmlns="urn:shortlist:json-resume">');
  expect(part?.properties).toMatch(
    /<ds:datastoreItem ds:itemID="\{[0-9A-F-]{36}\}".*ds:uri="urn:shortlist:json-resume"/,
  );
  expect(await readCustomXml(await renderDocx(tree))).toEqual([]);
});

it('builds data with the filled blanks of a generated resume', () => {
  const resume = { ...seniorResume, skills: ['[Tool]'] };
  const data = build({ ...source, resume, options: { ...options, fills: { 'skills.0#0': 'Terraform' } } });
  expect(JSON.parse(data ?? '')).toMatchObject({
    skills: [{ name: 'Terraform' }],
    meta: { shortlist: { content: { skills: ['Terraform'] } } },
  });
});
