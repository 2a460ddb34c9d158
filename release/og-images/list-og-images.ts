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
  const articlePattern =
    /slug: '(?<slug>.+)',\s+title: '(?<title>.+)',\s+titleHighlight: '(?<highlight>.+)',\s+description:\s+'(?<description>.+)'/g;
  return [...readFile('mf-marketing/src/articles/article-list.ts').matchAll(articlePattern)].map(({ groups = {} }) => {
    const { slug = '', title = '', highlight = '', description = '' } = groups;
    const subtitle = getFirstSentence(description, 'en');
    return {
      name: getOgImageName(`/blog/${slug}`, 'en'),
      language: 'en',
      title,
      highlight,
      subtitle,
      template: articleTemplate,
    };
  });
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
