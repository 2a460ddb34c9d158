import { readFileSync } from 'node:fs';
import { languages, type Language } from '@shortlist/contracts/platform/languages';
import { z } from 'zod';
import pages from './og-images.json';

export interface OgImage {
  /** File name without extension, such as "home-en" or "blog-resume-mistakes-to-avoid-en". */
  name: string;
  language: Language;
  title: string;
  highlight?: string;
  subtitle: string;
  template?: string;
}

const articleTemplate = 'minimal-clean';
const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** Returns the image name of a path: "/" becomes "home", "/blog/a-slug" becomes "blog-a-slug". */
export const getOgImageName = (path: string, language: Language) =>
  `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${language}`;

export function listOgImages(): OgImage[] {
  const ofPages = pages.flatMap(({ path, words, title, line, ...more }) =>
    languages.map(({ code }): OgImage => {
      const catalogue: unknown = JSON.parse(read(`${words}/${code}.json`));
      return {
        name: getOgImageName(path, code),
        language: code,
        ...parseHighlight(readMessage(catalogue, title)),
        subtitle: getFirstSentence(readMessage(catalogue, line), code),
        ...more,
      };
    }),
  );
  return [...ofPages, ...listArticleImages()];
}

function listArticleImages(): OgImage[] {
  const entry =
    /slug: '(?<slug>.+)',\s+title: '(?<title>.+)',\s+titleHighlight: '(?<highlight>.+)',\s+description:\s+'(?<description>.+)'/g;
  return [...read('mf-marketing/src/articles/article-list.ts').matchAll(entry)].map(({ groups = {} }) => {
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

const text = z
  .string()
  .min(1)
  .regex(/^[^{}]*$/, 'has a placeholder');

/** Returns the text with the key "a.b" in a catalog, without soft hyphens. */
function readMessage(catalogue: unknown, key: string): string {
  const branch = z.record(z.string(), z.unknown());
  const found = key.split('.').reduce<unknown>((tree, part) => branch.parse(tree)[part], catalogue);
  return text.parse(found, { error: () => `no words at ${key}` }).replaceAll('\u00ad', '');
}

function parseHighlight(words: string): { title: string; highlight?: string } {
  const highlight = /\*(.+)\*/.exec(words)?.[1];
  return { title: words.replaceAll('*', ''), ...(highlight ? { highlight } : {}) };
}

function getFirstSentence(words: string, language: Language): string {
  const [first] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(words);
  return (first?.segment ?? words).trim();
}
