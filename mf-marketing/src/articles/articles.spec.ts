import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from '@shortlist/contracts/z';
import { toAnchorId, categories, getReadingMinutes } from './article';
import { getArticle, articles, featuredSlug } from './article-list';
import { articleSlugs } from './article-slugs';
import { collectTexts, countWords } from './article-texts';

const textSchema = z.string().trim().min(1);
const blockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paragraph'), text: textSchema }),
  z.strictObject({ kind: z.literal('subheading'), text: textSchema }),
  z.strictObject({ kind: z.literal('list'), items: z.array(textSchema).min(2) }),
  z.strictObject({ kind: z.literal('example'), before: textSchema, after: textSchema }),
  z.strictObject({
    kind: z.literal('table'),
    columns: z.array(textSchema).length(2),
    rows: z.array(z.array(textSchema).length(2)).min(2),
    note: textSchema,
  }),
  z.strictObject({ kind: z.literal('tip'), title: textSchema, text: textSchema }),
  z.strictObject({
    kind: z.literal('interleavedColumns'),
    page: textSchema,
    file: textSchema,
    lines: z.array(textSchema).min(5),
    note: textSchema,
  }),
]);
const sectionsSchema = z.array(z.strictObject({ heading: textSchema, blocks: z.array(blockSchema).min(1) })).min(4);

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const readSections = (slug: string) => sectionsSchema.parse(readJson(join(__dirname, 'content', `${slug}.json`)));
const root = join(__dirname, '..', '..', '..');
const mountsSchema = z.object({ mounts: z.array(z.string()) });
const mounts = ['shell', 'mf-marketing', 'mf-generator', 'mf-builder', 'mf-support'].flatMap(
  (folder) => mountsSchema.parse(readJson(join(root, folder, 'package.json'))).mounts,
);

describe('articles', () => {
  it('cover each of the six categories once, newest first', () => {
    expect(articles.map(({ slug }) => slug)).toEqual([...articleSlugs]);
    expect(readdirSync(join(__dirname, 'content')).sort()).toEqual(articleSlugs.map((slug) => `${slug}.json`).sort());
    expect(articles.map(({ date }) => date)).toEqual(
      articles
        .map(({ date }) => date)
        .sort()
        .reverse(),
    );
    expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(categories));
    expect(getArticle(featuredSlug).category).toBe('resume-tips');
  });

  it.each(articles)(
    '$slug has at least 1,300 words, takes 6 to 10 minutes, and states its correct word count',
    (article) => {
      const words = countWords(readSections(article.slug));
      expect(words).toBe(article.wordCount);
      expect(words).toBeGreaterThanOrEqual(1300);
      expect(getReadingMinutes(article)).toBeGreaterThanOrEqual(6);
      expect(getReadingMinutes(article)).toBeLessThanOrEqual(10);
      expect(article.title).toContain(article.titleHighlight);
      expect(article.description.length).toBeLessThanOrEqual(160);
    },
  );

  it.each(articleSlugs)('%s is mounted and links only to mounted paths', (slug) => {
    const linkedPaths = collectTexts(readSections(slug)).flatMap((line) =>
      [...line.matchAll(/\]\((.*?)\)/g)].map(([, to]) => to),
    );
    expect(linkedPaths.length).toBeGreaterThan(0);
    for (const to of [`/blog/${slug}`, ...linkedPaths]) expect(mounts).toContain(to);
    expect(linkedPaths).not.toContain(`/blog/${slug}`);
  });

  it.each(articleSlugs)('%s has headings with unique anchors', (slug) => {
    const anchors = readSections(slug).map(({ heading }) => toAnchorId(heading));
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const anchor of anchors) expect(anchor).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it.each(articleSlugs)('%s has typographic quotes and no placeholders', (slug) => {
    for (const line of collectTexts(readSections(slug))) expect(line).not.toMatch(/['"]|\{\w+\}/);
  });
});
