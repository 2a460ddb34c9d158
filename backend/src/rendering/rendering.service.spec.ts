import { RenderingService } from './rendering.service';
import { readText } from './testing/read-pdf';
import { bullet, text, tree, words } from './testing/trees';

/** With real threads: the first waits for the loader that compiles the source. */
jest.setTimeout(60_000);
const rendering = new RenderingService();
beforeAll(() => rendering.onApplicationBootstrap());
afterAll(() => rendering.onApplicationShutdown());

it('prints in a thread, and a document that it printed before not again', async () => {
  const pdf = await rendering.pdf(tree([bullet('Kept the ward running.')]));
  expect(await readText(pdf)).toContain('Kept the ward running.');
  expect(await rendering.pdf(tree([bullet('Kept the ward running.')]))).toBe(pdf);
});

it('prints many at once', async () => {
  const files = await Promise.all(Array.from({ length: 20 }, (_, i) => rendering.pdf(tree([bullet(`Bullet ${i}.`)]))));
  const read = await Promise.all(files.map(readText));
  read.forEach((page, i) => expect(page).toContain(`Bullet ${i}.`));
});

it('names the fields that cannot be printed', async () => {
  const print = rendering.pdf(tree([text('paragraph', [{ text: 'שלום', path: 'personalInfo.summary' }])]));
  await expect(print).rejects.toMatchObject({
    code: 'invalid_input',
    details: { issues: [{ path: 'personalInfo.summary', message: 'characters_unprintable' }] },
  });
});

it('refuses a document without end', async () => {
  const print = rendering.pdf(tree(Array.from({ length: 40 }, () => text('paragraph', words(700)))));
  await expect(print).rejects.toMatchObject({
    code: 'invalid_input',
    details: { issues: [{ path: '', message: 'document_too_long' }] },
  });
});

it('prints nothing for a reader who has left', async () => {
  await expect(rendering.pdf(tree([bullet('Left.')]), { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  });
});
