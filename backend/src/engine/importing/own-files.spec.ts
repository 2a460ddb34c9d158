import { readdirSync, readFileSync } from 'node:fs';
import { languages } from '@shortlist/contracts/platform/languages';
import { importResultSchema } from '@shortlist/contracts/builder/import';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import { toPrintedResume } from '@shortlist/documents/printed-resume';
import { templateDesigns } from '@shortlist/documents/templates/designs';
import fc from 'fast-check';
import { renderDocx } from '../rendering/docx/render-docx';
import { buildFileData } from '../rendering/file-data';
import { renderPdf } from '../rendering/pdf/render-pdf';
import { importFile } from './import-file';
import { createOptionsArbitrary, createResumeArbitrary } from './testing/arbitrary-resume';

/** `OWN_FILES=20 npx jest own-files` tests each template in each language with 20 documents. */
const documentCount = Number(process.env['OWN_FILES'] ?? 0);
const cases = templateDesigns.flatMap(({ id }, i) =>
  languages.filter((_, j) => documentCount > 0 || j === i % languages.length).map(({ code }) => [id, code] as const),
);

it.each(cases)('losslessly imports PDF and Word files of %s in %s', async (templateId, language) => {
  const property = fc.asyncProperty(
    createResumeArbitrary(language),
    createOptionsArbitrary(templateId, language),
    async (resume, options) => {
      const tree = composeResume(resume, options);
      const data = buildFileData({ kind: 'resume', resume, options, denserSettings: [], carriesData: true }, tree);
      const printed = toPrintedResume(resume, options, tree);
      for (const bytes of [renderPdf(tree, [], data), await renderDocx(tree, data)]) {
        const imported = importResultSchema.parse(await importFile({ bytes, fileName: 'x', language: 'en' }));
        expect({ content: imported.content, settings: imported.settings }).toEqual(printed);
        expect(imported).toMatchObject({ language, tray: [] });
        expect(imported.fields.filter(({ confidence }) => confidence === 'check')).toEqual([]);
      }
    },
  );
  await fc.assert(property, { numRuns: documentCount || 2, seed: 7, endOnFailure: !process.env['OWN_FILES_SHRINK'] });
});

const folder = `${__dirname}/../../../test/fixtures/imports/own`;
const olderFiles = readdirSync(folder).filter((name) => !name.endsWith('.expected.json'));

// docs/quality/documents.md says what to do if one of these files fails.
it.each(olderFiles)('losslessly imports %s from an earlier version', async (name) => {
  const bytes = new Uint8Array(readFileSync(`${folder}/${name}`));
  const imported = importResultSchema.parse(await importFile({ bytes, fileName: name, language: 'en' }));
  // The expected file lacks fields that were added to the schema later.
  expect(imported).toMatchObject(JSON.parse(readFileSync(`${folder}/${name}.expected.json`, 'utf8')) as object);
  expect(imported.tray).toEqual([]);
  expect(imported.fields.filter(({ confidence }) => confidence === 'check')).toEqual([]);
});
