import { bundle } from '../../test/harness/bundle.cjs';
import { createWorkerThreadsService } from '../../test/harness/create-worker-threads-service';
import { RenderingService } from './rendering.service';
import { deserializeFile } from '../engine/file-reader/parsed-file';
import { maxFit } from '@shortlist/documents/compose/fit-steps';
import { removeListItems } from '@shortlist/documents/page-fit/remove-list-items';
import { seniorResume } from '@shortlist/documents/samples/senior/en';
import { templateDesigns } from '@shortlist/documents/templates/designs';
import { readLines, readText } from '../engine/rendering/testing/read-pdf';
import {
  createBullet,
  createTextBlock,
  createDocumentTree,
  createWords,
} from '../engine/rendering/testing/tree-factories';

const workerThreads = createWorkerThreadsService();
const rendering = new RenderingService(workerThreads);
let removeBundle: () => void;
beforeAll(() => {
  removeBundle = bundle();
  workerThreads.onApplicationBootstrap();
});
afterAll(async () => {
  await workerThreads.onApplicationShutdown();
  removeBundle();
});

const source = { kind: 'tree', tree: createDocumentTree([createBullet('Kept the ward running.')]) } as const;

it('renders in a worker and serves a repeated document from the cache', async () => {
  const pdf = await rendering.renderPdf(source);
  expect(await readText(pdf)).toContain('Kept the ward running.');
  expect(await rendering.renderPdf(source)).toBe(pdf);
});

it('parses a file in a worker and serves a repeated file from the cache', async () => {
  const file = await rendering.renderAndParsePdf(source);
  const { pages, hidden } = deserializeFile(file);
  expect(pages[0]?.items.map((item) => item.text).join('')).toContain('Kept the ward running.');
  expect(hidden).toEqual([]);
  expect(Buffer.from(await rendering.renderAndParsePdf(source)).equals(file)).toBe(true);
});

it('renders many documents at once', async () => {
  const files = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      rendering.renderPdf({ kind: 'tree', tree: createDocumentTree([createBullet(`Bullet ${i}.`)]) }),
    ),
  );
  const texts = await Promise.all(files.map(readText));
  texts.forEach((fileText, i) => expect(fileText).toContain(`Bullet ${i}.`));
});

it('reports the fields with unprintable text', async () => {
  const pdf = rendering.renderPdf({
    kind: 'tree',
    tree: createDocumentTree([createTextBlock('paragraph', [{ text: 'שלום', path: 'personalInfo.summary' }])]),
  });
  await expect(pdf).rejects.toMatchObject({
    code: 'invalid_input',
    details: { issues: [{ path: 'personalInfo.summary', message: 'characters_unprintable' }] },
  });
});

it('rejects a document with too many pages', async () => {
  const pdf = rendering.renderPdf({
    kind: 'tree',
    tree: createDocumentTree(Array.from({ length: 40 }, () => createTextBlock('paragraph', createWords(700)))),
  });
  await expect(pdf).rejects.toMatchObject({
    code: 'invalid_input',
    details: { issues: [{ path: '', message: 'document_too_long' }] },
  });
});

it('renders nothing for an aborted request', async () => {
  await expect(
    rendering.renderPdf({ kind: 'tree', tree: createDocumentTree([createBullet('Left.')]) }, AbortSignal.abort()),
  ).rejects.toMatchObject({
    name: 'AbortError',
  });
});

describe('fitToPages', () => {
  const options = { templateId: 'modern-professional', language: 'en', pageSize: 'A4' } as const;
  const countPages = async (content: typeof seniorResume, fit: number, templateId: string) =>
    (
      await readLines(
        await rendering.renderPdf({
          kind: 'resume',
          resume: content,
          options: { ...options, templateId, fit },
          denserSettings: [],
        }),
      )
    ).length;

  it('keeps the designed settings for a resume that fits', async () => {
    expect(await rendering.fitToPages(seniorResume, options, 2)).toEqual({ fits: true, fit: 0 });
  });

  it.each(templateDesigns.map(({ id }) => id))(
    'finds the loosest setting that fits, or the parts to remove: %s',
    async (templateId) => {
      const shorterResume = removeListItems(seniorResume, [
        'experience.4',
        'experience.3',
        'projects.1',
        'education.1',
      ]);
      const result = await rendering.fitToPages(shorterResume, { ...options, templateId }, 1);
      if (result.fits) {
        expect(await countPages(shorterResume, result.fit, templateId)).toBe(1);
        if (result.fit > 0) expect(await countPages(shorterResume, result.fit - 1, templateId)).toBe(2);
      } else {
        expect(result.overBy).toBeGreaterThan(0);
        expect(await countPages(removeListItems(shorterResume, result.mustGo), maxFit, templateId)).toBe(1);
      }
    },
  );

  it('lists parts of the oldest jobs first and never parts of the latest two jobs', async () => {
    const result = await rendering.fitToPages(seniorResume, options, 1);
    if (result.fits) throw new Error('two pages must not fit on one');
    expect(result.overBy).toBeGreaterThan(5);
    expect(result.mustGo).toContain('experience.4');
    expect(result.mustGo).not.toContain('experience.0');
    expect(await countPages(removeListItems(seniorResume, result.mustGo), maxFit, options.templateId)).toBe(1);
    for (const path of result.mustGo) {
      const fewerPaths = result.mustGo.filter((other) => other !== path);
      expect(await countPages(removeListItems(seniorResume, fewerPaths), maxFit, options.templateId)).toBe(2);
    }
  });
});
