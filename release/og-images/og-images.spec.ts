import { loadImage, createCanvas } from '@napi-rs/canvas';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeOgImage } from '@shortlist/documents/og-image/compose-og-image';
import { measureTextWidth } from '@shortlist/documents/fonts/measure-text';
import { listOgImages } from './list-og-images';
import { highlightPhrases } from './highlight-phrases';
import { encodePalettePng } from './palette-png';

describe('Open Graph images', () => {
  const ogImages = listOgImages();

  it('have a unique name and a text without markup', () => {
    expect(new Set(ogImages.map(({ name }) => name)).size).toBe(ogImages.length);
    expect(ogImages.filter(({ name }) => name.startsWith('home-')).map(({ language }) => language)).toHaveLength(6);
    expect(ogImages.find(({ name }) => name === 'home-en')).toMatchObject({
      title: 'Say what the job asks for, and make the shortlist.',
      highlight: 'make the shortlist.',
    });
    for (const { title, subtitle } of ogImages) expect(`${title} ${subtitle}`).not.toMatch(/[*{}\u00ad]/);
  });

  it('include an image for each article', () => {
    const file = join(__dirname, '../../mf-marketing/package.json');
    const { mounts } = JSON.parse(readFileSync(file, 'utf8')) as { mounts: string[] };
    const articles = mounts.filter((path) => path.startsWith('/blog/')).map((path) => `blog-${path.slice(6)}-en`);
    expect(articles.length).toBeGreaterThan(0);
    expect(ogImages.map(({ name }) => name)).toEqual(expect.arrayContaining(articles));
  });
});

describe('highlighter strokes', () => {
  const card = composeOgImage(
    { title: 'Say what the job asks for, and make it', subtitle: 'Make it.' },
    { language: 'en', sheet: true },
  );
  const stroke = { topOffset: 0.5, height: 0.62, color: '#FFE48A' };
  const addStrokes = (phrase: string, role?: 'name') =>
    highlightPhrases(card, [phrase], { ...stroke, role }).background.slice(card.background.length);

  it('are drawn behind a phrase, one stroke per line', () => {
    const [firstStroke, ...otherStrokes] = addStrokes('Say what');
    expect(otherStrokes).toEqual([]);
    const size = (firstStroke?.height ?? 0) / 0.62;
    const style = { font: 'source-serif-4', weight: 400, size, leading: size, color: '', tracking: -0.018 } as const;
    expect(firstStroke?.width).toBeCloseTo(measureTextWidth('Say what', style) + 0.16 * size, -1);
    expect(addStrokes('the job')).toHaveLength(2);
  });

  it('match whole words only and can be limited to a role', () => {
    expect(addStrokes('jo')).toEqual([]);
    expect(addStrokes('make it')).toHaveLength(2);
    expect(addStrokes('make it', 'name')).toHaveLength(1);
  });
});

it('preserves the colors of an image in a palette', async () => {
  const [width, height] = [40, 30];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  for (const [index, color] of ['#FAF8F4', '#1B1D21', '#FFE48A', '#0B5D4B'].entries()) {
    context.fillStyle = color;
    context.fillRect(index * 10, 0, 10, height);
  }
  const originalPixels = context.getImageData(0, 0, width, height).data;
  const image = await loadImage(encodePalettePng({ width, height, data: originalPixels }));
  context.clearRect(0, 0, width, height);
  context.drawImage(image, 0, 0);
  expect(Buffer.from(context.getImageData(0, 0, width, height).data).equals(Buffer.from(originalPixels))).toBe(true);
});
