/**
 * Draws the Open Graph images of link previews: `dist/og/NAME-LANGUAGE.png`, 1200 × 630. The texts come from the
 * screens (listed in `og-images.json`); our own renderer draws the sheets.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { languages, type Language } from '@shortlist/contracts/platform/languages';
import { composeCard } from '@shortlist/documents/card/compose-card';
import { composeResume } from '@shortlist/documents/compose/resume';
import { loadNurse } from '@shortlist/documents/samples/nurse/load';
import { marker } from '@shortlist/documents/guide/guide-style';
import { drawCard } from './draw';
import { listPictures, type Picture } from './list';
import { markPhrases } from './marks';
import { palettePng } from './png';

const folder = new URL('../dist/og/', import.meta.url);
/** Messengers omit large images. */
const mostBytes = 80_000;
/** Covers the lower part of a title line; on a sheet, the whole line. */
const underTitle = { above: 0.5, height: 0.62, color: marker, role: 'name' } as const;
const behindTerm = { above: 0.85, height: 1.12, color: marker };

const samples = new Map(
  await Promise.all(languages.map(async ({ code }) => [code, (await loadNurse(code)).sample] as const)),
);

function sheetOf(language: Language, templateId: string) {
  const sample = samples.get(language);
  if (!sample) throw new Error(`no sample exists in ${language}`);
  return markPhrases(composeResume(sample.resume, { templateId, language, pageSize: 'A4' }), sample.terms, behindTerm);
}

async function draw({ language, title, mark, line, template }: Picture): Promise<Buffer> {
  const card = composeCard({ title, line }, { language, sheet: template !== undefined });
  const sheet = template === undefined ? undefined : sheetOf(language, template);
  return palettePng(await drawCard(mark ? markPhrases(card, [mark], underTitle) : card, sheet));
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const pictures = listPictures();
for (const picture of pictures) {
  const file = await draw(picture);
  if (file.length > mostBytes) throw new Error(`${picture.name} is too large: ${file.length} bytes`);
  writeFileSync(new URL(`${picture.name}.png`, folder), file);
}
console.log(`drew ${pictures.length} images`);
