import { readFileSync } from 'node:fs';
import { languages, type Language } from '@shortlist/contracts/platform/languages';
import { z } from 'zod';
import pages from './og-images.json';

export interface OgImage {
  /** File name without its extension, such as "blog-resume-mistakes-to-avoid-en". */
  name: string;
  language: Language;
  title: string;
  highlight?: string;
  subtitle: string;
  template?: string;
}

const articleTemplate = 'minimal-clean';
const articlesSchema = z.array(
  z.object({ slug: z.string(), title: z.string(), titleHighlight: z.string(), description: z.string() }),
);
const readFile = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** Returns the image name of a path. For English, "/" becomes "home-en", and "/blog/slug" becomes "blog-slug-en". */
export const getOgImageName = (path: string, language: Language) =>
  `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${language}`;

export function listOgImages(): OgImage[] {
  const pageImages = pages.flatMap(
    ({ path, catalog: catalogFolder, title: titleKey, subtitle: subtitleKey, ...options }) =>
      languages.map(({ code }): OgImage => {
        const catalog: unknown = JSON.parse(readFile(`${catalogFolder}/${code}.json`));
        return {
          name: getOgImageName(path, code),
          language: code,
          ...parseHighlight(readMessage(catalog, titleKey)),
          subtitle: getFirstSentence(readMessage(catalog, subtitleKey), code),
          ...options,
        };
      }),
  );
  return [...pageImages, ...listArticleImages()];
}

function listArticleImages(): OgImage[] {
  const articles = articlesSchema.parse(JSON.parse(readFile('mf-marketing/src/articles/articles.json')));
  return articles.map(({ slug, title, titleHighlight, description }) => ({
    name: getOgImageName(`/blog/${slug}`, 'en'),
    language: 'en',
    title,
    highlight: titleHighlight,
    subtitle: getFirstSentence(description, 'en'),
    template: articleTemplate,
  }));
}

const messageSchema = z
  .string()
  .min(1)
  .regex(/^[^{}]*$/, 'has a placeholder');

function readMessage(catalog: unknown, key: string): string {
  const branchSchema = z.record(z.string(), z.unknown());
  const message = key.split('.').reduce<unknown>((tree, part) => branchSchema.parse(tree)[part], catalog);
  return messageSchema.parse(message, { error: () => `no message for ${key}` }).replaceAll('\u00ad', '');
}

function parseHighlight(text: string): { title: string; highlight?: string } {
  const highlight = /\*(.+)\*/.exec(text)?.[1];
  return { title: text.replaceAll('*', ''), ...(highlight ? { highlight } : {}) };
}

function getFirstSentence(text: string, language: Language): string {
  const [first] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  return (first?.segment ?? text).trim();
}
