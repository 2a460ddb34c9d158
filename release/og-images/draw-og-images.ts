/**
 * Draws the Open Graph images of link previews: `dist/og/NAME-LANGUAGE.png`, 1200 × 630. The texts are those of the
 * screens that `og-images.json` lists.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { languages, type Language } from '@shortlist/contracts/platform/languages';
import { composeOgImage } from '@shortlist/documents/og-image/compose-og-image';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import { loadNurseSample } from '@shortlist/documents/samples/nurse/load-nurse-sample';
import { highlightColor } from '@shortlist/documents/guide/guide-style';
import { drawCard } from './draw-card';
import { listOgImages, type OgImage } from './list-og-images';
import { highlightPhrases } from './highlight-phrases';
import { encodePalettePng } from './palette-png';

const folder = new URL('../dist/og/', import.meta.url);
/** Messaging apps do not show larger images. */
const maxBytes = 80_000;
const titleHighlight = { topOffset: 0.5, height: 0.62, color: highlightColor, role: 'name' } as const;
const termHighlight = { topOffset: 0.85, height: 1.12, color: highlightColor };

const samples = new Map(
  await Promise.all(languages.map(async ({ code }) => [code, (await loadNurseSample(code)).sample] as const)),
);

function composeHighlightedSheet(language: Language, templateId: string) {
  const sample = samples.get(language);
  if (!sample) throw new Error(`there is no sample in ${language}`);
  return highlightPhrases(
    composeResume(sample.resume, { templateId, language, pageSize: 'A4' }),
    sample.terms,
    termHighlight,
  );
}

async function drawOgImage({ language, title, highlight, subtitle, template }: OgImage): Promise<Buffer> {
  const card = composeOgImage({ title, subtitle }, { language, sheet: template !== undefined });
  const sheet = template === undefined ? undefined : composeHighlightedSheet(language, template);
  return encodePalettePng(
    await drawCard(highlight ? highlightPhrases(card, [highlight], titleHighlight) : card, sheet),
  );
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const ogImages = listOgImages();
for (const ogImage of ogImages) {
  const file = await drawOgImage(ogImage);
  if (file.length > maxBytes)
    throw new Error(`${ogImage.name} has ${file.length} bytes: at most ${maxBytes} are allowed`);
  writeFileSync(new URL(`${ogImage.name}.png`, folder), file);
}
console.log(`drew ${ogImages.length} Open Graph images`);
